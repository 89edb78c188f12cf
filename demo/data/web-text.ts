/** Sanitised HTML for a position in the shop. */
export type DemoWebText = { position: string; textSv: string; textEn: string };
