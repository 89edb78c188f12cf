/**
 * A scene's title in Swedish, what its picture shows, and its focal point in percent. The goods are named with design and
 * colour, in the order of `demo/render/scenes.json`.
 */
export type SceneWords = { name: string; sv: string; en: string; focus: readonly [x: number, y: number] };
