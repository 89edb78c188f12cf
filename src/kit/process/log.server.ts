/** The part of pino's logger interface that the shop uses. */
export type Log = {
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
};

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
