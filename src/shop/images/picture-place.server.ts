/** Where pictures lie, by keys such as `demo/mug.svg`. What lies under a key never changes. */
export type PictureStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Every picture, one at a time. */
  all(): AsyncIterable<{ key: string; bytes: Uint8Array }>;
};
