import { signed } from '../simulation/core/money.ts'
import { fitInWords } from '../simulation/club/roles.ts'

/** Change of a player's quality by a place: ' +3%', or '' for none. */
export function fitFigure(fit: number): string {
  const percent = Math.round(100 * (fit - 1))
  return percent === 0 ? '' : ` ${signed(percent)}%`
}

/** Fit of a player to a place in words, with the change of their quality: 'Good (+3%)'. */
export function fitWithFigure(fit: number): string {
  const figure = fitFigure(fit).trim()
  return figure === '' ? fitInWords(fit) : `${fitInWords(fit)} (${figure})`
}
