/** Lines of a shoot-out, one for each kick. */
import type {
  MatchReport,
  PenaltyKick,
  Side,
  TeamSheet,
} from '../../../../client/simulation/match/matchReport.ts'
import { isDecided, KICKS, shootOutScore } from '../../../../client/simulation/core/shootOutScore.ts'
import { type PlayerId, surname, type TextPart } from '../../../../client/simulation/people/player.ts'
import { insert, type PhraseValue } from './insert.ts'
import { FIRST_KICK, KICK_PHRASES, SUDDEN_DEATH, type KickMoment } from './shootOutPhrases.ts'

interface KickLine {
  team: Side
  parts: TextPart[]
}

/** Returns the number of the next of `count` variants that belong to `key`. */
type NextTurn = (key: string, count: number) => number

/** Lines of the first `count` kicks. */
export function shootOutLines({ setup, shootOut }: MatchReport, count: number, next: NextTurn): KickLine[] {
  const take = (key: string, phrases: readonly string[]) => phrases[next(key, phrases.length)] ?? ''
  const kicks = shootOut ?? []
  return kicks.slice(0, count).map((kick, i) => {
    const moment = momentOf(kicks.slice(0, i), kick.side)
    const phrase = take(`kick ${kick.outcome} ${moment}`, KICK_PHRASES[kick.outcome][moment])
    const values = valuesOf(setup, kick, kicks.slice(0, i + 1))
    return { team: kick.side, parts: insert(openingOf(i, take) + phrase, values) }
  })
}

function openingOf(index: number, take: (key: string, phrases: readonly string[]) => string): string {
  if (index === 0) return `${take('first kick', FIRST_KICK)} `
  return index === 2 * KICKS ? `${take('sudden death', SUDDEN_DEATH)} ` : ''
}

/** Meaning of a kick after those before. */
export function momentOf(before: readonly PenaltyKick[], side: Side): KickMoment {
  const kick = { side, player: '', keeper: '' }
  if (isDecided([...before, { ...kick, outcome: 'goal' }])) return 'to-win'
  return isDecided([...before, { ...kick, outcome: 'miss' }]) ? 'to-stay' : 'any'
}

function valuesOf(
  { home, away }: MatchReport['setup'],
  { side, player, keeper }: PenaltyKick,
  kicks: readonly PenaltyKick[],
): Record<string, PhraseValue> {
  const score = shootOutScore(kicks)
  const [own, other] = side === 'home' ? [home, away] : [away, home]
  return {
    player: nameOn(own, player),
    keeper: nameOn(other, keeper),
    team: own.name,
    other: other.name,
    // As the winner would say it once it is over, and by the order of the sides until then.
    tally: isDecided(kicks)
      ? `${Math.max(score.home, score.away)}–${Math.min(score.home, score.away)}`
      : `${score.home}–${score.away}`,
  }
}

function nameOn({ eleven, bench }: TeamSheet, id: PlayerId): PhraseValue {
  const player = [...eleven, ...bench].find((candidate) => candidate.id === id)
  return player ? { id, name: surname(player.name) } : ''
}
