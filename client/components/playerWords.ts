import type { Form, Mood } from '../simulation/people/player.ts'
import { signed } from '../simulation/core/money.ts'
import { fitInWords } from '../simulation/club/roles.ts'
import type { Position } from '../simulation/people/position.ts'

export const SHORT_POSITIONS: Record<Position, string> = {
  Goalkeeper: 'GK',
  Defender: 'DEF',
  Midfielder: 'MID',
  Forward: 'FWD',
}

/** Sort order of positions, from the own goal forwards. */
export const POSITION_ORDER: readonly string[] = Object.keys(SHORT_POSITIONS)

export const MOOD_NAMES: Record<Mood, string> = { happy: 'Happy', neutral: 'Content', sad: 'Unhappy' }

/** Saves from before form was recorded have none. */
export const formName = (form: Form | undefined): string => form ?? 'N/A'

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
