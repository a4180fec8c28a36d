/** The cup of the running season: its rounds and ties. */
import { clubById, type ClubIdentity } from '../club/club.ts'
import { dayInWords } from '../core/calendar.ts'
import { capitalised } from '../core/english.ts'
import type { ClubId } from '../core/ids.ts'
import { pounds } from '../core/money.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Tie } from '../core/tie.ts'
import { competitionOf } from '../club/competitionSeason.ts'
import { CUP } from '../competitions/cup.ts'
import { dayOfRound, weekOfRound, winnerOfCompetition } from '../competitions/competition.ts'
import { isTieOf } from '../competitions/ownMatches.ts'
import type { Snapshot } from '../gameState.ts'
import { lastScoreOf } from '../match/tieResult.ts'
import { decisionOf, roundName } from '../core/tieWords.ts'
import type { ProgrammeMatch } from './programme.ts'

type Club = DeepReadonly<ClubIdentity>

/** Side of a tie. */
interface TieSide {
  club: Club
  /** Goals with those of extra time; null before the tie. */
  goals: number | null
  isWinner: boolean
}

interface CupTie {
  home: TieSide
  away: TieSide
  isOwn: boolean
  /** Season and match week for a replay. */
  season: number
  week: number
  /** Way of a decision after ninety minutes, '' for none: 'a.e.t.' or '4–3 pens'. */
  note: string
}

interface CupRound {
  name: string
  /** Day on which it is played. */
  when: string
  isNeutral: boolean
  /** Pounds for the winner of a tie. */
  prize: string
  /** In the order of the bracket; empty until the round is drawn. */
  ties: CupTie[]
  /** Day on which it is drawn; null once it is. */
  drawnOn: string | null
}

export interface CupReport {
  name: string
  /** Empty in a season without a cup. */
  rounds: CupRound[]
  /** Situation of the own club in a sentence. */
  own: string
}

/** The cup with all its rounds. */
export function cupReport(state: Snapshot): CupReport {
  const { ties } = competitionOf(state, 'cup')
  if (ties.length === 0) return { name: CUP.name, rounds: [], own: `The ${CUP.name} begins next season.` }
  return { name: CUP.name, rounds: roundsOf(state), own: ownSituation(state) }
}

/** Ties of the week of an own one that has been played, without it. */
export function otherTies(state: Snapshot, week: number): (ProgrammeMatch & Pick<CupTie, 'note'>)[] {
  return cupReport(state)
    .rounds.flatMap(({ ties }) => ties)
    .flatMap((tie) => {
      const [home, away] = [tie.home.goals, tie.away.goals]
      if (tie.isOwn || tie.week !== week || home === null || away === null) return []
      return [{ week, home: tie.home.club, away: tie.away.club, score: { home, away }, note: tie.note }]
    })
}

function roundsOf(state: Snapshot): CupRound[] {
  const { currentSeason } = state
  const cup = competitionOf(state, 'cup')
  const drawn = bracket(CUP.rounds.map((_, i) => cup.ties.filter(({ round }) => round === i + 1)))
  return CUP.rounds.map(({ isNeutral, prize }, i) => ({
    name: capitalised(roundName('cup', i + 1)),
    when: capitalised(dayInWords(dayOfRound(CUP, currentSeason, i + 1))),
    isNeutral,
    prize: pounds(prize),
    ties: (drawn[i] ?? []).map((tie) => tieOf(state, tie)),
    drawnOn: drawn[i]?.length ? null : dayInWords(dayOfRound(CUP, currentSeason, i) + 1),
  }))
}

/** Rounds with their ties in such an order that the winners of neighbours meet. */
function bracket(rounds: readonly DeepReadonly<Tie>[][]): readonly DeepReadonly<Tie>[][] {
  const ordered = [...rounds]
  for (let i = rounds.length - 2; i >= 0; i--) {
    const next = (ordered[i + 1] ?? []).flatMap(({ home, away }) => [home, away])
    const place = ({ result }: DeepReadonly<Tie>) => (result?.winner ? next.indexOf(result.winner) : -1)
    ordered[i] = (rounds[i] ?? []).toSorted((a, b) => place(a) - place(b))
  }
  return ordered
}

function tieOf(state: Snapshot, tie: DeepReadonly<Tie>): CupTie {
  const score = tie.result && lastScoreOf(tie.result)
  const side = (id: ClubId, goals: number | null): TieSide => ({
    club: clubById(state, id) ?? state.club,
    goals,
    isWinner: tie.result?.winner === id,
  })
  return {
    home: side(tie.home, score?.home ?? null),
    away: side(tie.away, score?.away ?? null),
    isOwn: isTieOf(tie, state.club.id),
    season: state.currentSeason,
    week: weekOfRound(CUP, tie.round),
    note: decisionOf(tie.result),
  }
}

function ownSituation(state: Snapshot): string {
  const { club } = state
  const cup = competitionOf(state, 'cup')
  const winner = winnerOfCompetition(CUP, cup.ties)
  if (winner === club.id) return `The ${CUP.name} is yours.`
  const own = cup.ties.filter((tie) => isTieOf(tie, club.id))
  const next = own.find(({ result }) => !result)
  if (next)
    return `Your ${roundName('cup', next.round)}: ${meeting(state, next)}, on ${dayInWords(next.day)}.`
  const last = own.at(-1)
  const winners = winner === null ? '' : ` ${clubById(state, winner)?.name ?? ''} won it.`
  if (!last) return `You didn’t take part.${winners}`
  if (last.result?.winner !== club.id) return `You went out in the ${roundName('cup', last.round)}.${winners}`
  return `You’re through to the ${roundName('cup', last.round + 1)}.`
}

function meeting(state: Snapshot, { home, away, neutral }: DeepReadonly<Tie>): string {
  const isHome = home === state.club.id
  const opponent = clubById(state, isHome ? away : home)?.name ?? ''
  if (neutral) return `${opponent} on neutral ground`
  return isHome ? `${opponent} at home` : `away to ${opponent}`
}
