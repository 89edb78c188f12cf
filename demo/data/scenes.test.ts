import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#kit/process/project-root.server.ts';
import { demoArticles } from './articles.ts';
import { demoDesigns } from './designs.ts';
import type { DemoBlock } from './page.ts';
import { demoPages } from './pages.ts';
import { demoPressMessages } from './press-messages.ts';
import { sceneTable } from './scene-table.ts';
import { demoWebImages } from './web-images.ts';

const today = '2026-10-21';
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

test('each scene hangs in one place', () => {
  const hung = [
    ...demoWebImages.map(({ scene }) => scene),
    ...demoPressMessages(today).flatMap(({ scenes }) => scenes),
    ...demoPages(demoArticles(today)).flatMap(({ blocks }) => scenesIn(blocks)),
  ];
  expect(hung.toSorted()).toEqual(Object.keys(sceneTable).toSorted());
});

test('each scene has been rendered', () => {
  const pictures = readFileSync(join(projectRoot, 'demo/pictures/pictures.json'), 'utf8');
  const names = Object.keys(JSON.parse(pictures) as object);
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
