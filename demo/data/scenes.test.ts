import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#kit/process/project-root.server.ts';
import { demoArticles } from './articles.ts';
import { demoDesigns } from './designs.ts';
import { demoGroups } from './groups.ts';
import type { DemoBlock } from './page.ts';
import { demoPages } from './pages.ts';
import { demoPressMessages } from './press-messages.ts';
import { sceneTable } from './scene-table.ts';
import { demoWebImages } from './web-images.ts';

const today = '2026-10-21';
const articles = demoArticles(today);
const rendered = JSON.parse(readFileSync(join(projectRoot, 'demo/render/scenes.json'), 'utf8')) as {
  name: string;
  goods: Record<string, string>;
}[];

function scenesIn(blocks: readonly DemoBlock[]): string[] {
  return blocks.flatMap(({ scene, childBlocks = [] }) => [
    ...(scene ? [scene] : []),
    ...scenesIn(childBlocks),
  ]);
}

/** The web images on the start page; the others are in the press room. */
const startGroups: readonly number[] = [1, 2];
const ofMessages = demoPressMessages(today).flatMap(({ scenes }) => scenes);
const ofPages = demoPages(articles).flatMap(({ blocks }) => scenesIn(blocks));
const ofGroups = demoGroups.flatMap(({ scene }) => scene ?? []);

test('each scene hangs in one place, product groups aside', () => {
  const hung = [...demoWebImages.map(({ scene }) => scene), ...ofMessages, ...ofPages];
  expect(hung.toSorted()).toEqual(Object.keys(sceneTable).toSorted());
});

test('no scene hangs twice on the way of a buyer', () => {
  const ofStart = demoWebImages.filter(({ groupNumber }) => startGroups.includes(groupNumber));
  const seen = [...ofStart.map(({ scene }) => scene), ...ofGroups, ...ofPages];
  expect(seen.toSorted()).toEqual([...new Set(seen)].toSorted());
  expect(ofGroups.length).toBeGreaterThan(10);
});

test('at least half of what the scene of a group shows is of that group', () => {
  for (const { id, scene } of demoGroups) {
    if (!scene) continue;
    const within = demoGroups.flatMap((group) =>
      group.id === id || group.parentId === id ? [group.id] : [],
    );
    const forms = articles.flatMap(({ productGroupId, image }) =>
      image && within.includes(productGroupId) ? [image.form] : [],
    );
    const goods = Object.values(rendered.find(({ name }) => name === scene)?.goods ?? {});
    const own = goods.filter((texture) =>
      forms.some((form) => texture.split('.')[0] === form || texture.startsWith(`${form}-`)),
    );
    expect(own.length, scene).toBeGreaterThanOrEqual(Math.max(1, goods.length / 2));
  }
});

test('a caption says what is seen, and not what kind of picture it is', () => {
  const kind = /(miljö|stilleben|detalj|tillverkning|lifestyle|still life|detail|making)\.?$/i;
  expect(Object.values(sceneTable).filter(({ sv, en }) => kind.test(sv) || kind.test(en))).toEqual([]);
});

test('what a group says of its scene is the caption', () => {
  const mugs = demoGroups.find(({ scene }) => scene === 'mug-row');
  expect(mugs?.imageTextSv).toMatch(/^Muggar Måsvik .* espressomugg Dimma i Björk\.$/);
  expect(mugs?.imageTextEn).toMatch(/^Mugs Gull Bay .* espresso mug Mist in Birch\.$/);
});

test('each scene has been rendered', () => {
  const images = readFileSync(join(projectRoot, 'demo/pictures/pictures.json'), 'utf8');
  const names = Object.keys(JSON.parse(images) as object);
  expect(Object.keys(sceneTable).filter((scene) => !names.includes(`scene.${scene}`))).toEqual([]);
});

test('a scene shows the articles that its goods are, where they are for sale as they are seen', () => {
  const made = JSON.parse(readFileSync(join(projectRoot, 'demo/pictures/pictures.json'), 'utf8')) as Record<
    string,
    { texture?: string }
  >;
  const numberOf = new Map(
    demoArticles(today).map(({ articleNumber }) => [made[`${articleNumber}.front`]?.texture, articleNumber]),
  );
  for (const [name, { sv, shows }] of Object.entries(sceneTable)) {
    const goods = Object.values(rendered.find((scene) => scene.name === name)?.goods ?? {});
    const isForSale = !/^Provtryck|^Tryck |en otryckt småbricka/.test(sv);
    const expected = new Set(isForSale ? goods.map((texture) => numberOf.get(texture)) : []);
    expect(new Set<string | undefined>(shows), name).toEqual(expected);
  }
});

test('a caption names the designs of the goods in the picture, and no others', () => {
  for (const [name, { sv, en }] of Object.entries(sceneTable)) {
    const goods = rendered.find((scene) => scene.name === name)?.goods;
    expect(goods, name).toBeDefined();
    const shown = new Set(Object.values(goods ?? {}).map((texture) => texture.split('.')[1]));
    // A stand shows many, an unprinted tray none.
    if (/Brickställ|otryckt småbricka/.test(sv)) continue;
    for (const { key, nameSv, nameEn } of demoDesigns) {
      const isNamed = [
        sv.replace('Måsviken', '').includes(nameSv),
        en.replace('from Gull Bay', '').includes(nameEn),
      ];
      // `Lingonberry` is a colour too.
      if (key === 'lingonris') isNamed.pop();
      expect(new Set(isNamed), `${name}: ${nameSv}`).toEqual(new Set([shown.has(key)]));
    }
  }
});
