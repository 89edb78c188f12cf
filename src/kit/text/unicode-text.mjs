// Plain JavaScript, because the process that reads tables runs it unchanged too; the types stand in `unicode-text.d.mts`.

// No script puts more marks on a letter. Normalising sorts the marks of a run, in quadratic time.
const endlessMarks = /\p{M}{31}/u;

export function hasEndlessMarks(text) {
  return endlessMarks.test(text);
}

export function toNfc(text) {
  return hasEndlessMarks(text) ? text : text.normalize('NFC');
}

export function toNfd(text) {
  return hasEndlessMarks(text) ? text : text.normalize('NFD');
}

export function toNfkd(text) {
  return hasEndlessMarks(text) ? text : text.normalize('NFKD');
}
