import type { Locator } from 'playwright-core';

export type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** What somebody does at a screen; each click, key that acts, field gone to, choice in a list and choice of files counts. */
export type Hands = {
  click(what: Locator): Promise<void>;
  /** Goes to the field and types. */
  type(field: Locator, text: string): Promise<void>;
  key(field: Locator, name: string): Promise<void>;
  pick(list: Locator, option: string | { label: string }): Promise<void>;
  /** Opens the browser's dialogue and chooses there. */
  chooseFiles(field: Locator, files: Chosen | Chosen[]): Promise<void>;
  acts(): number;
};

export function handsOf(): Hands {
  let acts = 0;
  return {
    async click(what) {
      acts += 1;
      await what.click();
    },
    async type(field, text) {
      acts += 1;
      await field.fill(text);
    },
    async key(field, name) {
      acts += 1;
      await field.press(name);
    },
    async pick(list, option) {
      acts += 2;
      await list.selectOption(option);
    },
    async chooseFiles(field, files) {
      acts += 2;
      await field.setInputFiles(files);
    },
    acts: () => acts,
  };
}
