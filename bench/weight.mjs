import { askRaw } from './shop.mjs';

/** Measures what a browser fetches for a page on its first visit, in transferred bytes. */
export async function weighFirstVisit(port, path) {
  const html = (await askRaw(port, path)).body.toString();
  const all = (pattern) => [...new Set([...html.matchAll(pattern)].map(([, href]) => href))];
  const scripts = all(/ data-(?:scripts|preloads)="([^"]+)"/g).flatMap((list) => list.split(' '));
  const styles = all(/ data-styles="([^"]+)"/g);
  const fonts = [...new Set(all(/ data-fonts="([^"]+)"/g).flatMap((list) => list.split(' ')))];
  return {
    html: await weightOf(port, [path]),
    scripts: await weightOf(port, scripts),
    styles: await weightOf(port, styles),
    fonts: await weightOf(port, fonts),
  };
}

async function weightOf(port, paths) {
  let sum = 0;
  for (const path of paths) {
    const { status, body } = await askRaw(port, path, { headers: { 'accept-encoding': 'br' } });
    if (status !== 200) throw new Error(`${path}: ${status}`);
    sum += body.length;
  }
  return sum;
}
