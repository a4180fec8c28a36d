/** Titles and descriptions of random events, derived from their facts. */
import { ordinal } from '../core/ordinal.ts'
import { outcomeOf, type MatchOutcome } from '../club/leagueRecord.ts'
import { goalsText, type OwnScore } from '../club/ownScore.ts'
import type { Position } from '../people/position.ts'
import type { StaffMember } from '../people/staffMember.ts'
import { counted } from '../core/english.ts'

export const EVENT_KINDS = [
  'key-player-injury',
  'transfer-request',
  'fan-protest',
  'media-scandal',
  'tactical-leak',
  'sponsorship-opportunity',
  'wonderkid-discovery',
  'derby-approaches',
  'rival-rising-star',
  'stadium-issue',
  'tv-rights-deal',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Score of an own match, and what it was in the end: penalties may have decided a draw. */
export interface OwnResult extends OwnScore {
  outcome: MatchOutcome
}

/** Facts of each kind of random event. Players and clubs are named. */
export interface EventFacts {
  'key-player-injury': { player: string }
  /** League position 1–20; null before the season has a table. */
  'transfer-request': { player: string; leaguePosition: number | null }
  /** Null before the first match. */
  'fan-protest': { lastMatch: OwnResult | null }
  'media-scandal': { player: string }
  'tactical-leak': { opponent: string }
  /** Percent, 0–100. */
  'sponsorship-opportunity': { fanMood: number }
  'wonderkid-discovery': {
    player: string
    age: number
    position: Position
    spotter: Pick<StaffMember, 'name' | 'role'>
  }
  'derby-approaches': { opponent: string }
  /** Goals of the season. */
  'rival-rising-star': { player: string; club: string; age: number; goals: number }
  'stadium-issue': object
  'tv-rights-deal': object
}

/** A random event by kind, with the facts of its description. */
export type EventStory = { [Kind in EventKind]: { kind: Kind; facts: EventFacts[Kind] } }[EventKind]

export const EVENT_TITLES: Record<EventKind, string> = {
  'key-player-injury': 'Key Player Injured',
  'transfer-request': 'Transfer Request',
  'fan-protest': 'Fan Protest',
  'media-scandal': 'Player Media Scandal',
  'tactical-leak': 'Tactical Leak',
  'sponsorship-opportunity': 'Sponsorship Opportunity',
  'wonderkid-discovery': 'Wonderkid Discovered',
  'derby-approaches': 'Derby Approaches',
  'rival-rising-star': 'Rival Rising Star',
  'stadium-issue': 'Stadium Issue',
  'tv-rights-deal': 'TV Rights Deal',
}

export function eventDescription({ kind, facts }: EventStory): string {
  switch (kind) {
    case 'key-player-injury':
      return `${facts.player}, the best player in your eleven, has been hurt in training and will be out for a while.`
    case 'transfer-request':
      return `${facts.player} isn’t happy ${clubInTable(facts.leaguePosition)} and has asked to leave.`
    case 'fan-protest':
      return `Supporters have gathered at the gates: they aren’t happy with how the club is being run.${lastResult(facts.lastMatch)}`
    case 'media-scandal':
      return `${facts.player} is all over the front pages, and not for football.`
    case 'tactical-leak':
      return `Your plan for the ${facts.opponent} match has found its way into the papers.`
    case 'sponsorship-opportunity':
      return `With fan mood at ${facts.fanMood}%, this is a club to be seen with: a local company wants its name on the training shirts.`
    case 'wonderkid-discovery': {
      const { player, age, position, spotter } = facts
      return `${spotter.name}, ${spotter.role}, has spotted ${player}, ${age}, a ${position.toLowerCase()}, on a park pitch round the corner. The youngster joins the reserves.`
    }
    case 'derby-approaches':
      return `The town is talking about nothing else: next up is the derby against ${facts.opponent}.`
    case 'rival-rising-star':
      return `${facts.player} of ${facts.club}, ${facts.age} years old${goalsSoFar(facts.goals)}, is the talk of the league.`
    case 'stadium-issue':
      return 'A stand has to close: the roof leaks, and the inspector has noticed.'
    case 'tv-rights-deal':
      return 'A broadcaster is showing more league matches, and every club gets a share.'
  }
}

function clubInTable(leaguePosition: number | null): string {
  return leaguePosition === null ? 'at the club' : `at a club in ${ordinal(leaguePosition)} place`
}

const RESULT_NAMES: Record<MatchOutcome, string> = { W: 'win', D: 'draw', L: 'defeat' }

function lastResult(match: OwnResult | null): string {
  if (!match) return ''
  const { playerScore, opponentScore, opponent, outcome } = match
  const score = goalsText(playerScore, opponentScore)
  return outcome === outcomeOf(playerScore, opponentScore)
    ? ` The last match was a ${score} ${RESULT_NAMES[outcome]} against ${opponent}.`
    : ` The last match was a ${RESULT_NAMES[outcome]} on penalties against ${opponent} after a ${score} draw.`
}

function goalsSoFar(goals: number): string {
  return goals > 0 ? ` and with ${counted(goals, 'goal')} this season` : ''
}
