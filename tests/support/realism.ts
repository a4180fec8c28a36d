/**
 * How real leagues look. The figures come from 31 seasons of the English top tier, 1995-96 to
 * 2025-26 (11,780 matches); minutes of goals from 7,209 goals of 2014 to 2021. Shares are 0–1.
 */

interface RealFigure<Name extends string> {
  name: Name
  label: string
  /** Mean over the real seasons; null where only a range is known. */
  mean: number | null
  /** Lowest and highest single season. */
  season: readonly [number, number] | null
  /** Lowest and highest average of many seasons, over five countries. */
  longRun: readonly [number, number] | null
  /** Shown in percent. */
  isShare: boolean
  /** Decimals shown, of what is no share. */
  digits: number
}

type Band = readonly [number, number] | null

function number_<Name extends string>(
  name: Name,
  label: string,
  digits: number,
  bands: { mean: number | null; season: Band; longRun: Band },
): RealFigure<Name> {
  return { name, label, ...bands, isShare: false, digits }
}
