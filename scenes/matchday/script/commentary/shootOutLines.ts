/** Lines of a shoot-out, one for each kick. */
import type { MatchReport, PenaltyKick, Side } from '../../../../client/simulation/match/matchReport.ts'
import { isDecided, KICKS, shootOutScore } from '../../../../client/simulation/core/shootOutScore.ts'
import type { TextPart } from '../../../../client/simulation/people/player.ts'
import { insert, namedIn, type PhraseValue } from './insert.ts'
import { FIRST_KICK, KICK_PHRASES, SUDDEN_DEATH, type KickMoment } from './shootOutPhrases.ts'
import { type NextTurn, takeInTurn, type TakePhrase } from './turns.ts'

interface KickLine {
  team: Side
  parts: TextPart[]
}

/** Lines of the first `count` kicks. */
export function shootOutLines({ setup, shootOut }: MatchReport, count: number, next: NextTurn): KickLine[] {
  const take = takeInTurn(next)
  const kicks = shootOut ?? []
  return kicks.slice(0, count).map((kick, i) => {
    const moment = momentOf(kicks.slice(0, i), kick.side)
    const phrase = take(`kick ${kick.outcome} ${moment}`, KICK_PHRASES[kick.outcome][moment])
    const values = valuesOf(setup, kick, kicks.slice(0, i + 1))
    return { team: kick.side, parts: insert(openingOf(i, take) + phrase, values) }
  })
}

function openingOf(index: number, take: TakePhrase): string {
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
  setup: MatchReport['setup'],
  { side, player, keeper }: PenaltyKick,
  kicks: readonly PenaltyKick[],
): Record<string, PhraseValue> {
  const score = shootOutScore(kicks)
  const { home, away } = setup
  const [own, other] = side === 'home' ? [home, away] : [away, home]
  return {
    player: namedIn(setup, player, ''),
    keeper: namedIn(setup, keeper, ''),
    team: own.name,
    other: other.name,
    // As the winner would say it once it is over, and by the order of the sides until then.
    tally: isDecided(kicks)
      ? `${Math.max(score.home, score.away)}–${Math.min(score.home, score.away)}`
      : `${score.home}–${score.away}`,
  }
}
