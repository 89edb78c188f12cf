import { SaxesParser } from 'saxes';
import { openClippingCount } from './svg-clipping.server.ts';

const shapes = new Set([
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
  'style',
]);
/** Elements that affect the picture, but can load resources, repeat without limit, or contain anything. */
const missed = new Set([
  'a',
  'use',
  'image',
  'pattern',
  'filter',
  'symbol',
  'marker',
  'switch',
  'textPath',
  'foreignObject',
]);
const attributes =
  /^(id|class|d|points|transform|style|offset|version|xmlns|viewBox|preserveAspectRatio|[xy][12]?|[dcfr][xy]|r|fr|width|height|opacity|color|display|visibility|overflow|isolation|mask|clip-path|clip-rule|(fill|stroke|stop|font|text)(-[a-z]+)*|letter-spacing|word-spacing|dominant-baseline|paint-order|vector-effect|mix-blend-mode|gradientUnits|gradientTransform|spreadMethod|clipPathUnits|maskUnits|maskContentUnits)$/;
const reachesOut = /[@\\]|url\((?!\s*['"]?#)|image(-set)?\(|(javascript|data):|\/\//i;
const mostElements = 5_000;
const shownHeight = 96;
const flattest = 12;

export type SafeSvg = { svg: string } | { refused: 'unreadable' | 'parts' | 'shape'; part?: string };

/**
 * Rewrites an untrusted SVG with only shapes, colours and gradients: no scripts, addresses or repetition. Elements
 * whose loss would be visible are refused by name instead of dropped.
 */
export function safeSvg(source: string): SafeSvg {
  const parser = new SaxesParser();
  const out: string[] = [];
  const clipping = openClippingCount();
  let problem: Exclude<SafeSvg, { svg: string }> | undefined;
  let elements = 0;
  let depthLeftOut = 0;
  let style: string | undefined;

  parser.on('error', () => (problem ??= { refused: 'unreadable' }));
  parser.on('opentag', ({ name, attributes: given }) => {
    elements += 1;
    if (elements > mostElements) problem ??= { refused: 'parts' };
    if (missed.has(name)) problem ??= { refused: 'parts', part: name };
    if (depthLeftOut > 0 || !shapes.has(name)) return void (depthLeftOut += 1);
    clipping.open(name, given);
    if (elements > 1) {
      if (name === 'style') style = '';
      return void out.push(`<${name}${allowedAttributes(given)}>`);
    }
    const size = name === 'svg' ? sizeOf(given) : undefined;
    if (!size) return void (problem ??= { refused: name === 'svg' ? 'shape' : 'unreadable' });
    const { width: _width, height: _height, xmlns: _xmlns, ...rest } = given;
    out.push(`<svg xmlns="http://www.w3.org/2000/svg"${allowedAttributes({ ...rest, ...size })}>`);
  });
  const take = (text: string) => {
    if (depthLeftOut > 0) return;
    if (style === undefined) out.push(escaped(text));
    else style += text;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', ({ name }) => {
    if (depthLeftOut > 0) return void (depthLeftOut -= 1);
    clipping.close(name);
    if (name === 'style' && style !== undefined) {
      if (!reachesOut.test(style)) {
        clipping.style(style);
        out.push(escaped(style));
      }
      style = undefined;
    }
    out.push(`</${name}>`);
  });
  parser.write(source.replace(/^\uFEFF/, '')).close();
  if (clipping.isTooMuch()) problem ??= { refused: 'parts', part: 'mask' };
  return problem ?? (out.length > 0 ? { svg: out.join('').trim() } : { refused: 'unreadable' });
}

/** Returns the height for a dense screen, whatever unit the drawing uses. */
function sizeOf(attributes: Readonly<Record<string, string>>) {
  const box = (attributes.viewBox ?? `0 0 ${pixels(attributes.width)} ${pixels(attributes.height)}`).trim();
  const [, , width = NaN, height = NaN] = box.split(/[\s,]+/).map(Number);
  const ratio = width / height;
  if (!(width > 0 && height > 0 && ratio <= flattest && ratio >= 1 / flattest)) return undefined;
  return { viewBox: box, width: `${Math.round(shownHeight * ratio)}`, height: `${shownHeight}` };
}

function pixels(length = ''): string {
  return length.replace(/px$/, '');
}

function allowedAttributes(given: Readonly<Record<string, string>>): string {
  return Object.entries(given)
    .filter(([name, value]) =>
      /^(xlink:)?href$/.test(name)
        ? /^#[\w-]+$/.test(value)
        : attributes.test(name) && isHarmless(name, value),
    )
    .map(([name, value]) => ` ${name.replace('xlink:', '')}="${escaped(value)}"`)
    .join('');
}

function isHarmless(name: string, value: string): boolean {
  return name === 'xmlns' ? value === 'http://www.w3.org/2000/svg' : !reachesOut.test(value);
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
