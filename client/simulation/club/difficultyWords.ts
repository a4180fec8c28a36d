/** A difficulty in words, with every figure that it changes. */
import type { Difficulty } from './difficulty.ts'
import { DIFFICULTY_FIGURES } from './difficultyFigures.ts'
import { LEAGUE_SIZE } from '../core/calendar.ts'
import { ordinal } from '../core/ordinal.ts'

/** Lines for the figures of the difficulty. */
export function difficultyLines(difficulty: Difficulty): string[] {
  const { worstPosition, patienceDays, wages, fees, harmfulEvents, scouting } = DIFFICULTY_FIGURES[difficulty]
  return [
    worstPosition === LEAGUE_SIZE
      ? `The board never sacks you for where you finish, only after ${patienceDays} days of revolt in the stands.`
      : `Finish below ${ordinal(worstPosition)} and you’re sacked. ${patienceDays} days of revolt in the stands cost you your job too.`,
    `Players ask for ${change(wages, 'more', 'less', 'the usual')} wages.`,
    ...(fees === 1 ? [] : [`Clubs ask ${change(fees, 'more', 'less', 'the usual')} for their players.`]),
    `For every good event there are ${ratio(harmfulEvents)}.`,
    `Scouting takes ${change(scouting, 'more', 'less', 'the usual')} time and money.`,
  ]
}

function change(factor: number, more: string, less: string, usual: string): string {
  const percent = Math.round(100 * Math.abs(factor - 1))
  return percent === 0 ? usual : `${percent}% ${factor > 1 ? more : less}`
}

const RATIOS: Readonly<Record<number, string>> = {
  0.5: 'half as many bad ones as usual',
  1: 'as many bad ones as usual',
  2: 'twice as many bad ones as usual',
}

function ratio(factor: number): string {
  return RATIOS[factor] ?? `${factor} times as many bad ones as usual`
}
