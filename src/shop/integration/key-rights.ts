import { fileKinds } from './kinds.ts';

/** The rights of a key: orders out, and each kind of file in. */
export const keyRights = [
  'exchange.out',
  ...fileKinds.map((kind) => `exchange.in.${kind}` as const),
] as const;
export type KeyRight = (typeof keyRights)[number];
