/** In widths of a slide: a track rests this near to one, since `clientWidth` is rounded to whole pixels. */
const nearness = 0.05;

/** Returns the slide that a track rests at; undefined while it moves between two. */
export function restingSlide({
  scrollLeft,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'clientWidth'>): number | undefined {
  const place = scrollLeft / clientWidth;
  const nearest = Math.round(place);
  return Math.abs(place - nearest) <= nearness ? nearest : undefined;
}
