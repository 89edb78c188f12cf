import { limits, tooLong } from './limits.server.mjs';

/**
 * The text of a cell, which may consist of runs with properties of their own. In a list as a person sees it, what is struck
 * through does not hold: 12 struck through before a 6 is 6, and a text that is struck through as a whole stands between `~`.
 */
export class RichText {
  #leavesOut = false;
  #text = '';
  #struck = '';
  #isText = false;
  #isPhonetic = false;
  #isStruck = false;

  /** @param {boolean} leavesOutStruck */
  constructor(leavesOutStruck) {
    this.#leavesOut = leavesOutStruck;
  }

  begin() {
    this.#text = '';
    this.#struck = '';
    this.#isStruck = false;
  }

  /**
   * @param {string} tag
   * @param {Record<string, string>} attributes
   */
  open(tag, attributes) {
    if (tag === 'rPh') this.#isPhonetic = true;
    if (tag === 'r') this.#isStruck = false;
    if (tag === 'strike') this.#isStruck = this.#leavesOut && isOn(attributes);
    this.#isText = tag === 't' && !this.#isPhonetic;
  }

  /** @param {string} part */
  add(part) {
    if (!this.#isText) return;
    if (this.#isStruck) this.#struck += part;
    else this.#text += part;
    if (this.#text.length + this.#struck.length > limits.rowLength) throw tooLong();
  }

  /** @param {string} tag */
  close(tag) {
    if (tag === 'rPh') this.#isPhonetic = false;
    this.#isText = false;
  }

  value() {
    return this.#text === '' && this.#struck !== '' ? struckThrough(this.#struck) : this.#text;
  }
}

/**
 * Shows a text that is struck through as a whole: it is no number and no quantity.
 * @param {string | number} text
 */
export function struckThrough(text) {
  return `~${text}~`;
}

/**
 * Whether a property that may be given without a value holds.
 * @param {Record<string, string>} attributes
 */
export function isOn({ val = '1' }) {
  return !['0', 'false'].includes(val);
}
