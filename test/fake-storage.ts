/** The storage of a browser; one that `refuses` throws whatever is done with it. */
export class FakeStorage {
  readonly kept = new Map<string, string>();
  refuses = false;
  #on<T>(act: () => T): T {
    if (this.refuses) throw new Error('refused');
    return act();
  }
  get length() {
    return this.#on(() => this.kept.size);
  }
  key(place: number) {
    return this.#on(() => [...this.kept.keys()][place] ?? null);
  }
  getItem(name: string) {
    return this.#on(() => this.kept.get(name) ?? null);
  }
  setItem(name: string, value: string) {
    this.#on(() => void this.kept.set(name, value));
  }
  removeItem(name: string) {
    this.#on(() => void this.kept.delete(name));
  }
}
