/**
 * A scene's title in Swedish, what its picture shows, its focal point in percent, and the numbers of the articles in it:
 * none where they are proofs or not printed yet. The goods are named with design and colour, in the order of
 * `demo/render/scenes.json`.
 */
export type SceneWords = {
  name: string;
  sv: string;
  en: string;
  focus: readonly [x: number, y: number];
  shows: readonly string[];
};
