/** A competition of the running season: its groups, rounds and ties. */
import { type ClubIdentity } from '../club/club.ts'
import { clubById } from '../club/clubById.ts'
import { dayInWords } from '../core/calendar.ts'
import { capitalised } from '../core/english.ts'
import type { ClubId } from '../core/ids.ts'
import { pounds } from '../core/money.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { CompetitionId, Tie } from '../core/tie.ts'
import { competitionOf } from '../club/competitionSeason.ts'
import {
  dayOfRound,
  weekOfRound,
  winnerOfCompetition,
  type Competition,
} from '../competitions/competition.ts'
import { descriptionOf } from '../competitions/competitions.ts'
import { isTieOf, nextOwnTie } from '../competitions/ownMatches.ts'
import type { Snapshot } from '../gameState.ts'
import { lastScoreOf } from '../match/tieResult.ts'
import { roundPhrase, stageName } from '../core/tieWords.ts'
import { groupReports, type GroupReport } from './groupReport.ts'
import { bothInWords } from './paper/twoLegs.ts'

type Club = DeepReadonly<ClubIdentity>
type Ties = readonly DeepReadonly<Tie>[]

/** Side of a tie. */
interface TieSide {
  club: Club
  /** Goals of each leg with those of extra time, null before it; a single entry for a tie of one match. */
  legs: (number | null)[]
  /** Goals of all legs; null before the first. */
  goals: number | null
  isWinner: boolean
}

interface CompetitionTie {
  /** Side that is at home first. */
  home: TieSide
  away: TieSide
  isOwn: boolean
  /** Matches of the tie, for replays. */
  matches: { season: number; week: number; round: number; home: ClubId }[]
  /** Way of a decision after ninety minutes, '' for none: 'a.e.t.' or '4–3 pens', of `home` first. */
  note: string
}

interface Stage {
  name: string
  /** Day or days on which it is played. */
  when: string
  isNeutral: boolean
  /** Prize for its winners, such as 'A win pays £250,000'; '' for none. */
  prize: string
  /** In the order of the bracket; empty until the stage is drawn. */
  ties: CompetitionTie[]
  /** Day on which it is drawn; null once it is. */
  drawnOn: string | null
}

export interface CompetitionReport {
  name: string
  /** The own one first; none in a knock-out competition. */
  groups: GroupReport[]
  /** Prizes of a group match in words; '' without groups. */
  groupPrize: string
  /** From the first stage after the groups to the final; empty in a season without the competition. */
  stages: Stage[]
  /** Situation of the own club in a sentence. */
  own: string
}

/** Way into a competition, in a sentence. */
const WAYS_IN: Partial<Record<CompetitionId, string>> = {
  cup: 'Every club of the first division is in it, and the best twelve of the second.',
  europe: 'The first four of the league get in, whoever wins the Lantern Cup, and the holders.',
}

/** Competitions to choose from. */
export function competitionChoices({ competitions }: Snapshot): { value: CompetitionId; label: string }[] {
  return competitions.map(({ id }) => ({ value: id, label: descriptionOf(id).name }))
}

/** The competition of the own match of today, or else of the next; the first one without any. */
export function currentCompetition(state: Snapshot): CompetitionId {
  const { lastMatch, day, competitions } = state
  const ofToday = competitions.find(({ id }) => id === lastMatch?.competition && day === lastMatch.day)
  return ofToday?.id ?? nextOwnTie(state)?.competition ?? 'cup'
}

/** A competition with all its rounds. */
export function competitionReport(state: Snapshot, id: CompetitionId): CompetitionReport {
  const competition = descriptionOf(id)
  const { name } = competition
  if (competitionOf(state, id).ties.length === 0) {
    const own = `The ${name} begins next season. ${WAYS_IN[id] ?? ''}`
    return { name, groups: [], groupPrize: '', stages: [], own }
  }
  const { prize = 0, drawPrize = 0 } = competition.rounds.find(({ stage }) => stage === 'group') ?? {}
  return {
    name,
    groups: groupReports(state, id),
    groupPrize: prize > 0 ? `A win pays ${pounds(prize)}, a draw ${pounds(drawPrize)}` : '',
    stages: stagesOf(state, competition),
    own: ownSituation(state, competition),
  }
}

/** Rounds of each stage after the groups, from 1: both legs of one that has two. */
function roundsByStage({ rounds }: Competition): number[][] {
  const byStage: number[][] = []
  for (const [i, { stage }] of rounds.entries()) {
    if (stage === 'second-leg') byStage.at(-1)?.push(i + 1)
    else if (stage !== 'group') byStage.push([i + 1])
  }
  return byStage
}

function stagesOf(state: Snapshot, competition: Competition): Stage[] {
  const { currentSeason } = state
  const { ties } = competitionOf(state, competition.id)
  const stages = roundsByStage(competition)
  const drawn = bracket(stages.map((rounds) => pairsOf(ties, rounds)))
  return stages.map((rounds, i) => {
    const first = rounds[0] ?? 1
    const last = competition.rounds[(rounds.at(-1) ?? 1) - 1]
    const days = rounds.map((round) => dayInWords(dayOfRound(competition, currentSeason, round)))
    const pairs = drawn[i] ?? []
    return {
      name: capitalised(stageName(competition.id, first)),
      when: capitalised([...new Set(days)].join(' and ')),
      isNeutral: last?.isNeutral ?? false,
      prize: last?.prize ? `${rounds.length > 1 ? 'Going through' : 'A win'} pays ${pounds(last.prize)}` : '',
      ties: pairs.map((legs) => tieOf(state, competition, legs)),
      drawnOn: pairs.length > 0 ? null : dayInWords(dayOfRound(competition, currentSeason, first - 1) + 1),
    }
  })
}

/** Ties of a stage with all their legs. */
function pairsOf(ties: Ties, [first, ...others]: readonly number[]): Ties[] {
  return ties
    .filter(({ round }) => round === first)
    .map((leg) => [
      leg,
      ...ties.filter(
        ({ round, home, away }) => others.includes(round) && home === leg.away && away === leg.home,
      ),
    ])
}

/** Stages with their ties in such an order that the winners of neighbours meet. */
function bracket(stages: readonly Ties[][]): readonly Ties[][] {
  const ordered = [...stages]
  for (let i = stages.length - 2; i >= 0; i--) {
    const next = (ordered[i + 1] ?? []).flatMap(([leg]) => (leg ? [leg.home, leg.away] : []))
    const place = (legs: Ties) => {
      const winner = legs.at(-1)?.result?.winner
      return winner ? next.indexOf(winner) : -1
    }
    ordered[i] = (stages[i] ?? []).toSorted((a, b) => place(a) - place(b))
  }
  return ordered
}

function tieOf(state: Snapshot, competition: Competition, legs: Ties): CompetitionTie {
  const [first] = legs
  const winner = legs.at(-1)?.result?.winner
  const side = (id: ClubId): TieSide => {
    const goals = legs.map((leg) => goalsOf(leg, id))
    const played = goals.filter((one) => one !== null)
    return {
      club: clubById(state, id) ?? state.club,
      legs: goals,
      goals: played.length > 0 ? played.reduce((sum, one) => sum + one, 0) : null,
      isWinner: winner === id,
    }
  }
  return {
    home: side(first?.home ?? ''),
    away: side(first?.away ?? ''),
    isOwn: first !== undefined && isTieOf(first, state.club.id),
    matches: legs.map(({ round, home }) => ({
      season: state.currentSeason,
      week: weekOfRound(competition, round),
      round,
      home,
    })),
    note: decidedBy(legs),
  }
}

/** Way of a decision after ninety minutes, of the side that is at home first, as the rows of the tie are. */
function decidedBy(legs: Ties): string {
  const last = legs.at(-1)
  return bothInWords(last?.result ?? null, null, last?.home === legs[0]?.home ? 'home' : 'away')
}

function goalsOf({ home, result }: DeepReadonly<Tie>, club: ClubId): number | null {
  const score = result && lastScoreOf(result)
  return score && (home === club ? score.home : score.away)
}

function ownSituation(state: Snapshot, competition: Competition): string {
  const { club } = state
  const { id, name } = competition
  const { ties } = competitionOf(state, id)
  const winner = winnerOfCompetition(competition, ties)
  if (id === 'playoff' && winner !== null) {
    return winner === club.id ? 'You’re going up!' : `${clubById(state, winner)?.name ?? ''} go up.`
  }
  if (winner === club.id) return `The ${name} is yours.`
  const own = ties.filter((tie) => isTieOf(tie, club.id))
  const next = own.find(({ result }) => !result)
  const group = groupReports(state, id).find(({ isOwn }) => isOwn)
  const winners = winner === null ? '' : ` ${clubById(state, winner)?.name ?? ''} won it.`
  if (next) return nextInWords(state, next)
  const last = own.at(-1)
  if (!last) return `You’re not in it this season.${winners} ${WAYS_IN[id] ?? ''}`.trimEnd()
  if (competition.rounds[last.round - 1]?.stage === 'group') return `${group?.situation ?? ''}${winners}`
  if (last.result?.winner !== club.id) return `You went out in the ${stageName(id, last.round)}.${winners}`
  return `You’re through to the ${stageName(id, last.round + 1)}.`
}

/** 'Your quarter-final: Leeds at home, on day 3 of week 21.', or 'today'. */
function nextInWords(
  state: Snapshot,
  { competition, round, home, away, neutral, day }: DeepReadonly<Tie>,
): string {
  const isHome = home === state.club.id
  const opponent = clubById(state, isHome ? away : home)?.name ?? ''
  const where = neutral ? 'on neutral ground' : isHome ? 'at home' : 'away'
  return `Your ${roundPhrase(competition, round)}: ${opponent} ${where}, ${day === state.day ? 'today' : `on ${dayInWords(day)}`}.`
}
