/** Words of scripted managers during a match: the best that the screens allow, and thoughtless ones. */
import { SHOUTS, TALKS, type Shout, type Talk } from '../../client/simulation/club/calls.ts'
import { nextOwnMatch } from '../../client/simulation/competitions/ownMatches.ts'
import type { TalkSituation } from '../../client/simulation/match/callEffects.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { playMatch, playMinute, startMatch } from '../../client/simulation/match/engine.ts'
import { reportMatch } from '../../client/simulation/match/reportMatch.ts'
import type { MatchInput, MatchReport, MatchSetup, Side } from '../../client/simulation/match/matchReport.ts'
import { ownMatchSetup } from '../../client/simulation/season/watchedMatch.ts'
import { situationOf, TALK_MINUTE } from '../../client/simulation/match/touchline.ts'

/** Decisions at the touchline, by what is shown before each minute. */
export interface Caller {
  talk: (situation: TalkSituation) => Talk | null
  shout: (minute: number, lead: number) => Shout | null
}

/** A manager who says nothing, as in matches that nobody watches. */
export const SILENT: Caller = { talk: () => null, shout: () => null }

const BEST_TALKS: Record<TalkSituation, Talk> = {
  behind: 'encourage',
  'behind-favourites': 'demand',
  level: 'encourage',
  'level-favourites': 'demand',
  ahead: 'calm',
}

/** A manager who talks to the situation, attacks when behind, and closes the match when ahead. */
export const CALL_WELL: Caller = {
  talk: (situation) => BEST_TALKS[situation],
  shout(minute, lead) {
    if (lead < 0 && minute >= 50) return minute >= 70 ? 'press' : 'push-up'
    if (lead === 0 && minute >= 70) return 'press'
    if (lead > 0 && minute >= 60) return minute >= 80 ? 'waste-time' : 'hold'
    return null
  },
}

const spam = (talk: Talk | null, shout: Shout | null): Caller => ({ talk: () => talk, shout: () => shout })

/** The same word in every match, and a shout as often as one is heard, whatever happens. */
export const SPAM: Readonly<Record<string, Caller>> = {
  ...Object.fromEntries(TALKS.map((talk) => [talk, spam(talk, null)])),
  ...Object.fromEntries(SHOUTS.map((shout) => [shout, spam(null, shout)])),
}

/** A manager who demands more of everybody, and shouts something as often as one is heard. */
export const CALL_AT_RANDOM: Caller = {
  talk: () => 'demand',
  shout: (minute) => SHOUTS[Math.floor(minute / 10) % SHOUTS.length] ?? null,
}

/** Plays a match with what one side's manager calls. */
export function playCalled(setup: MatchSetup, side: Side, caller: Caller): MatchReport {
  if (caller === SILENT) return playMatch(setup)
  const run = startMatch(setup)
  while (!run.finished) playMinute(run, callsNow(run, side, caller))
  return reportMatch(run)
}

/** Calls in the own match of today, as inputs of the match day; none on other days. */
export function callsToday(state: GameState, caller: Caller = SILENT): readonly MatchInput[] {
  const match = caller !== SILENT && state.awaitingKickOff ? nextOwnMatch(state) : null
  if (!match) return []
  const setup = ownMatchSetup(state, match)
  const side = setup.home.club === state.club.id ? 'home' : 'away'
  const { inputs } = playCalled(setup, side, caller)
  return inputs.filter((input) => input.side === side && (input.kind === 'talk' || input.kind === 'shout'))
}

function callsNow(run: ReturnType<typeof startMatch>, side: Side, caller: Caller): MatchInput[] {
  const minute = run.minute + 1
  const own = run[side]
  const lead = own.goals - run[side === 'home' ? 'away' : 'home'].goals
  const calls: MatchInput[] = []
  const talk = minute === TALK_MINUTE ? caller.talk(situationOf(reportMatch(run), side)) : null
  if (talk) calls.push({ kind: 'talk', minute, side, talk, to: null })
  const shout = minute >= own.shoutEnds ? caller.shout(minute, lead) : null
  if (shout) calls.push({ kind: 'shout', minute, side, shout })
  return calls
}
