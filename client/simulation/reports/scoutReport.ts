/** Knowledge of the next opponent: set-ups seen in recent matches, as likelihoods, and who usually plays (TAC-8 to TAC-10, TAC-18). */
import { nextOwnMatch } from '../competitions/ownMatches.ts'
import { PLANS_KEPT, type ClubIdentity, type Competitor, type PlayedPlan } from '../club/club.ts'
import { opponentById } from '../clubs/clubsOfEurope.ts'
import { facilityLevel } from '../club/facilityLevels.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { withoutLent } from '../loans/lentPlayers.ts'
import { staffSkill } from '../people/staffSkill.ts'
import type { Tactics } from '../club/tactics.ts'
import type { Snapshot } from '../gameState.ts'
import { usualEleven, type UsualEleven } from './usualEleven.ts'

/** Matches of the next opponent that are seen without scouts. */
const SEEN_ANYWAY = 2
const SEEN_PER_SCOUT_STAR = 0.4
const SEEN_PER_ANALYST_STAR = 0.2
const SEEN_PER_HUB_LEVEL = 0.2

/** Additional weight of a match at the same venue (home or away) per star of the analyst. */
const VENUE_WEIGHT_PER_ANALYST_STAR = 0.3

/** Weight of what was not seen, in matches. */
const UNSEEN_WEIGHT = 1

/** Set-up that the opponent may choose. */
export interface ExpectedPlan {
  tactics: Readonly<Tactics>
  /** Likelihood, 0–1. */
  likelihood: number
}

/** Number of seen matches with a choice. */
export interface SeenChoice<Value> {
  value: Value
  matches: number
  /** Of these, matches at the venue of the next match. */
  matchesAtVenue: number
}

/** Observations of the scouts about the next opponent, and what they expect by them. */
interface SeenPlans {
  /** Seen matches, newest first. */
  seen: DeepReadonly<PlayedPlan[]>
  /** Matches that staff and hub can see, at most `PLANS_KEPT`. */
  capacity: number
  /** Likelihoods of the set-ups seen; together below 1, since something unseen may come. */
  expected: ExpectedPlan[]
}

export interface ScoutReport extends SeenPlans {
  /** Without its true tactics and players, which are not known. */
  club: DeepReadonly<ClubIdentity>
  /** True when the opponent plays at home in the next match. */
  isAtHome: boolean
  /** Choices seen for each part, most frequent first. */
  choices: { [Part in keyof Tactics]: SeenChoice<Tactics[Part]>[] }
  /** Usual eleven; null before the season's first match. */
  eleven: UsualEleven | null
}

/** Matches of an opponent that are seen, 2–6, by Chief Scout, Data Analyst and Data Analysis Hub. */
export function matchesSeen(state: Pick<Snapshot, 'staff' | 'facilities'>): number {
  const seen =
    SEEN_ANYWAY +
    SEEN_PER_SCOUT_STAR * staffSkill(state, 'Chief Scout') +
    SEEN_PER_ANALYST_STAR * staffSkill(state, 'Data Analyst') +
    SEEN_PER_HUB_LEVEL * facilityLevel(state, 'Data Analysis Hub')
  return Math.min(PLANS_KEPT, Math.floor(seen + 1e-9))
}

/** Report on the next opponent; null after the season's last match. */
export function scoutReport(state: Snapshot): ScoutReport | null {
  const opponent = nextRival(state)
  if (!opponent) return null
  const { club, isAtHome } = opponent
  const plans = plansSeen(state, opponent)
  const choicesOf = <Part extends keyof Tactics>(part: Part) =>
    countChoices(plans.seen, isAtHome, ({ tactics }) => tactics[part])
  const formations = choicesOf('formation')
  const { id, name, shortName, code, colours, crestSeed } = club
  return {
    ...plans,
    club: { id, name, shortName, code, colours, crestSeed },
    isAtHome,
    choices: {
      formation: formations,
      style: choicesOf('style'),
      intensity: choicesOf('intensity'),
      offensiveStyle: choicesOf('offensiveStyle'),
      defensiveStyle: choicesOf('defensiveStyle'),
    },
    eleven: usualEleven(state, withoutLent(state, club), formations[0]?.value ?? null),
  }
}

/** The part of the report that matters during a match; null after the season's last. */
export function scoutedPlans(state: Snapshot): SeenPlans | null {
  const opponent = nextRival(state)
  return opponent && plansSeen(state, opponent)
}

interface NextRival {
  club: DeepReadonly<Competitor>
  isAtHome: boolean
}

function nextRival(state: Snapshot): NextRival | null {
  const match = nextOwnMatch(state)
  if (!match) return null
  const isAtHome = match.away === state.club.id
  return { club: opponentById(state, isAtHome ? match.home : match.away), isAtHome }
}

function plansSeen(state: Snapshot, { club, isAtHome }: NextRival): SeenPlans {
  const capacity = matchesSeen(state)
  const seen = club.recentPlans.slice(0, capacity)
  const venueWeight = 1 + VENUE_WEIGHT_PER_ANALYST_STAR * staffSkill(state, 'Data Analyst')
  const weights = seen.map(({ isHome }) => (isHome === isAtHome ? venueWeight : 1))
  const total = UNSEEN_WEIGHT + weights.reduce((sum, weight) => sum + weight, 0)
  const expected = seen.map(({ tactics }, i) => ({ tactics, likelihood: (weights[i] ?? 0) / total }))
  return { seen, capacity, expected }
}

function countChoices<Value>(
  seen: DeepReadonly<PlayedPlan[]>,
  isAtHome: boolean,
  choiceOf: (plan: DeepReadonly<PlayedPlan>) => Value,
): SeenChoice<Value>[] {
  const choices: SeenChoice<Value>[] = []
  for (const plan of seen) {
    const value = choiceOf(plan)
    let choice = choices.find((candidate) => candidate.value === value)
    if (!choice) choices.push((choice = { value, matches: 0, matchesAtVenue: 0 }))
    choice.matches += 1
    if (plan.isHome === isAtHome) choice.matchesAtVenue += 1
  }
  return choices.toSorted((a, b) => b.matches - a.matches)
}
