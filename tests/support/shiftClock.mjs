/** Preloaded into a server, sets its clock forward by CLOCK_SHIFT_MS, so that tests need not wait for days to pass. */
const shiftMs = Number(process.env.CLOCK_SHIFT_MS)
const RealDate = Date

globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...args) {
    if (args.length > 0) super(...args)
    else super(RealDate.now() + shiftMs)
  }

  static now() {
    return RealDate.now() + shiftMs
  }
}
