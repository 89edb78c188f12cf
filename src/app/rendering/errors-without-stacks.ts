const { Error: Whole } = globalThis;

/**
 * Stands in for `Error` while React is loaded. React then makes five errors that are only thrown to be known again. To a
 * browser with developer tools or a measuring tool attached, saying where each was made costs a reading of the whole
 * library: the longest task of a first visit.
 */
function WithoutStack(message: string): Error {
  return Object.create(Whole.prototype, { message: { value: message } }) as Error;
}

globalThis.Error = WithoutStack as ErrorConstructor;

export function putErrorsBack(): void {
  globalThis.Error = Whole;
}
