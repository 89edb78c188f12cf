import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  drawArticle,
  drawFavicon,
  drawLogo,
  drawScene,
  type Colour,
  type Design,
  type Form,
  type SceneName,
  type View,
} from './draw.server.ts';

const forms: Form[] = [
  'tray-rect',
  'tray-rect-large',
  'tray-small',
  'tray-round',
  'tray-round-large',
  'mug',
  'espresso-mug',
  'board',
  'board-round',
  'coasters',
  'trivet',
  'towel',
  'runner',
  'placemat',
  'cushion',
  'throw',
  'napkins',
  'postcard',
  'notebook',
  'tray-stand',
  'shelf-strip',
  'catalogue',
];
const designs: Design[] = [
  'kottestig',
  'fjallbris',
  'slandan',
  'masvik',
  'granruset',
  'vintergatan',
  'lingonris',
  'dimma',
];
const colours: Colour[] = ['sno', 'bjork', 'honung', 'tegel', 'lingon', 'sjo', 'skog', 'kol'];
const views: View[] = ['front', 'detail', 'setting'];
const scenes: SceneName[] = [
  'morning-table',
  'kitchen-shelf',
  'window-sill',
  'tray-stack',
  'picnic',
  'linen-line',
  'workshop-press',
  'pattern-desk',
  'coffee-rings',
  'winter-set',
  'shop-counter',
  'forest-edge',
  'header',
];

const tray = { form: 'tray-rect', design: 'kottestig', colour: 'skog', view: 'front', seed: 1 } as const;

describe('an article', () => {
  it('looks the same every time it is drawn', () => {
    expect(drawArticle(tray)).toBe(drawArticle(tray));
  });

  it('looks like no other article', () => {
    const pictures = [
      tray,
      { ...tray, colour: 'tegel' },
      { ...tray, design: 'dimma' },
      { ...tray, form: 'mug' },
      { ...tray, view: 'detail' },
      { ...tray, seed: 2 },
    ] as const;
    expect(new Set(pictures.map(drawArticle)).size).toBe(pictures.length);
  });

  it('is a whole picture of bounded size in every form, every design and every view', () => {
    forms.forEach((form, f) => {
      designs.forEach((design, d) => {
        if ((f * 3 + d) % 4 > 0) return;
        const colour = colours[(f + d) % colours.length] ?? 'sno';
        const view = views[(f + Math.floor(d / 4)) % views.length] ?? 'front';
        const svg = drawArticle({ form, design, colour, view, seed: f + d });
        const name = `${form} ${design} ${colour} ${view}`;
        expect(whatIsWrongWith(svg), name).toBeUndefined();
        expect(svg.length, name).toBeLessThan(250_000);
        expect(svg, name).toContain('viewBox="0 0 1600 1600"');
      });
    });
  }, 20_000);

  it('can be rasterised', async () => {
    for (const view of views) {
      const svg = drawArticle({ form: 'mug', design: 'masvik', colour: 'sjo', view, seed: 1 });
      const { width, height } = await sharp(Buffer.from(svg))
        .resize(300)
        .png()
        .toBuffer({ resolveWithObject: true })
        .then(({ info }) => info);
      expect([width, height]).toEqual([300, 300]);
    }
  });
});

describe('a scene', () => {
  it.each(scenes)('%s is a whole landscape', (name) => {
    const svg = drawScene(name);
    expect(whatIsWrongWith(svg)).toBeUndefined();
    expect(svg).toContain('viewBox="0 0 2400 1350"');
    expect(svg.length).toBeLessThan(900_000);
  });
});

it('the maker has a mark, and a smaller one for a browser tab', async () => {
  for (const svg of [drawLogo(), drawFavicon()]) {
    expect(whatIsWrongWith(svg)).toBeUndefined();
    const { format } = await sharp(Buffer.from(svg)).metadata();
    expect(format).toBe('svg');
  }
});

/** No SVG parser is available; these are the typical errors of a drawing program. */
function whatIsWrongWith(svg: string): string | undefined {
  const number = /NaN|Infinity|undefined|null|(?<![#\da-f]+)\d*\.?\d+e[-+]?\d/.exec(svg);
  if (number) return `"${number[0]}" in ${svg.slice(Math.max(0, number.index - 60), number.index + 20)}`;
  const open: string[] = [];
  for (const [, closing, tag = '', , selfClosing] of svg.matchAll(
    /<(\/)?([a-zA-Z]+)((?:\s[^<>]*?)?)(\/)?>/g,
  )) {
    if (closing && open.pop() !== tag) return `</${tag}> closes nothing`;
    if (!closing && !selfClosing) open.push(tag);
  }
  if (open.length > 0) return `${open.join(', ')} not closed`;
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const missing = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].find(
    ([, url, href]) => !ids.has(url ?? href),
  );
  return missing && `${missing[0]} is not defined`;
}
