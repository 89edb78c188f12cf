import type { RowRefusal } from './table-file-rows.server.ts';

export type Written = { created: number; changed: number; refused?: RowRefusal[] };

/** Collects rows and writes them in batches, one after the other, while the next batch fills. */
export class Batches<Row> {
  #size: number;
  #write: (rows: readonly Row[]) => Promise<Written>;
  #rows: Row[] = [];
  #underWay: Promise<void> = Promise.resolve();
  #sum = { created: 0, changed: 0, refused: [] as RowRefusal[] };

  constructor(size: number, write: (rows: readonly Row[]) => Promise<Written>) {
    this.#size = size;
    this.#write = write;
  }

  async add(row: Row): Promise<void> {
    this.#rows.push(row);
    if (this.#rows.length === this.#size) await this.#begin();
  }

  async end(): Promise<Required<Written>> {
    await this.#begin();
    await this.#underWay;
    return this.#sum;
  }

  /** Waits for the previous batch, not for this one. */
  async #begin(): Promise<void> {
    await this.#underWay;
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length === 0) return;
    this.#underWay = this.#write(rows).then(({ created, changed, refused = [] }) => {
      this.#sum.created += created;
      this.#sum.changed += changed;
      this.#sum.refused.push(...refused);
    });
    // The next caller that awaits the batch gets the error; without this handler it would be an unhandled rejection
    // until then.
    this.#underWay.catch(() => undefined);
  }
}
