export type Texts = Record<string, readonly [sv: string, en: string]>;
