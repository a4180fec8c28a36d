/** Whole numbers as digits to the base 64, for what a career keeps by the thousand. */

export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BASE = DIGITS.length

/** Writes a number with this many digits, the leading one first. One that needs more is written as the greatest. */
export function writeDigits(number: number, digits: number): string {
  let greatest = 1
  for (let i = 0; i < digits; i++) greatest *= BASE
  let rest = bounded(number, greatest - 1)
  let text = ''
  for (let i = 0; i < digits; i++) {
    text = `${DIGITS[rest % BASE] ?? 'A'}${text}`
    rest = Math.floor(rest / BASE)
  }
  return text
}

/** Character code of a number as one digit, written as `writeDigits` does. */
export function digitCode(number: number): number {
  return CODES[bounded(number, BASE - 1)] ?? 0
}

/** Character code of the first of two digits of a number. */
export function firstOfTwo(number: number): number {
  return CODES[Math.floor(bounded(number, BASE * BASE - 1) / BASE)] ?? 0
}

/** Character code of the second of two digits of a number. */
export function secondOfTwo(number: number): number {
  return CODES[bounded(number, BASE * BASE - 1) % BASE] ?? 0
}

function bounded(number: number, greatest: number): number {
  return Math.min(Math.max(0, Math.round(number)), greatest)
}

/** Reads a number of this many digits; what is missing counts as 0. */
export function readDigits(text: string, from: number, digits: number): number {
  let number = 0
  for (let i = from; i < from + digits; i++) number = number * BASE + valueOf(text.charCodeAt(i))
  return number
}

/** True for a text of digits alone. */
export function isInDigits(text: string): boolean {
  return /^[\w-]*$/.test(text)
}

const CODES: readonly number[] = Array.from(DIGITS, (digit) => digit.charCodeAt(0))
const VALUES: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  Math.max(0, DIGITS.indexOf(String.fromCharCode(code))),
)

function valueOf(code: number): number {
  return VALUES[code] ?? 0
}
