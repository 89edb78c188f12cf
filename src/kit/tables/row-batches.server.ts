import type { RowRefusal } from './table-file-rows.server.ts';

export type Written = { created: number; changed: number; refused?: RowRefusal[] };

/** Collects rows and writes them many at a time, one batch after the other, while the next one fills. */
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

  /** Waits for the batch before, not for this one. */
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
    // Whoever waits for it next hears of the failure; until then it is nobody's.
    this.#underWay.catch(() => undefined);
  }
}
