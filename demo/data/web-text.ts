/** Safe HTML for a place in the shop. */
export type DemoWebText = { position: string; textSv: string; textEn: string };
