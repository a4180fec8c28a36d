import { z } from 'zod'
import { isBlank, isPlainLine } from './visibleText.ts'

interface NameMessages {
  readonly missing: string
  readonly short: string
  readonly long: string
  readonly wrong: string
}

/** Name that others read: one line, with a minimum of visible characters and a maximum of all. */
export function visibleName({ min, max }: { min: number; max: number }, messages: NameMessages) {
  const { missing, short, long, wrong } = messages
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(4 * max, long)
    .refine((name) => !isBlank(name), missing)
    .refine(isPlainLine, wrong)
    .refine((name) => visibleLength(name) >= min, short)
    .refine((name) => [...name].length <= max, long)
}

/** Number of characters that take room of their own: neither spaces nor accents. */
function visibleLength(text: string): number {
  return [...text.replace(/[\s\p{M}]/gu, '')].length
}
