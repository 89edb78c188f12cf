import { ByteBoundedCache } from './byte-bounded-cache.server.ts';

type Write = (body: unknown) => string;

/** An answer that is returned repeatedly and serialized once. Its value must not be mutated. */
export class SerializedAnswer<T> {
  readonly body: T;
  readonly #written = new Map<Write, string>();

  constructor(body: T) {
    this.body = body;
  }

  writtenBy(write: Write): string {
    const known = this.#written.get(write);
    if (known !== undefined) return known;
    const text = write(this.body);
    this.#written.set(write, text);
    return text;
  }
}

type Entry<T> = { inputs: readonly unknown[]; answer: SerializedAnswer<T> };

/** Answers that are rebuilt only when one of their inputs is a different object. */
export class SerializedAnswers<T> {
  readonly #cache: ByteBoundedCache<Entry<T>>;

  constructor(capacityBytes: number) {
    this.#cache = new ByteBoundedCache(capacityBytes);
  }

  /** `inputs` are held as long as the answer is. */
  get(
    key: string,
    inputs: readonly unknown[],
    make: () => T,
    bytesOf: (value: T) => number,
  ): SerializedAnswer<T> {
    const found = this.#cache.get(key);
    if (found && found.inputs.every((one, at) => one === inputs[at])) return found.answer;
    const body = make();
    const answer = new SerializedAnswer(body);
    this.#cache.set(key, { inputs, answer }, bytesOf(body) + 2 * key.length);
    return answer;
  }
}
