// Loaded into a shop by NODE_OPTIONS, so that its clock is CLOCK_SHIFT_MS ahead: what waits for the next morning comes.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }
  static now() {
    return RealDate.now() + shift;
  }
};
