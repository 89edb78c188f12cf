/** A store of pictures by keys such as `demo/mug.svg`. The content of a key never changes. */
export type ImageStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** For what was never a picture of the shop; does nothing where there is none. */
  remove(key: string): Promise<void>;
  /** Yields every picture, one at a time. */
  all(): AsyncIterable<{ key: string; bytes: Uint8Array }>;
};
