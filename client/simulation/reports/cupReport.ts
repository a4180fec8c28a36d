/** The cup of the running season: its rounds and ties, and the last tie of the own club. */
import { clubById, type ClubIdentity } from '../club/club.ts'
import { dayInWords } from '../core/calendar.ts'
import { capitalised } from '../core/english.ts'
import type { ClubId } from '../core/ids.ts'
import { pounds } from '../core/money.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Score, Tie, TieResult } from '../core/tie.ts'
import { CUP } from '../competitions/cup.ts'
import { dayOfRound, winnerOfCompetition } from '../competitions/knockOut.ts'
import { isTieOf, nextOwnTie, tiesOf } from '../competitions/ownMatches.ts'
import type { Snapshot } from '../gameState.ts'
import { lastScoreOf } from '../match/tieResult.ts'

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
  const { ties } = state.cup
  if (ties.length === 0) return { name: CUP.name, rounds: [], own: `The ${CUP.name} begins next season.` }
  return { name: CUP.name, rounds: roundsOf(state), own: ownSituation(state) }
}

function roundsOf(state: Snapshot): CupRound[] {
  const { currentSeason, cup } = state
  const drawn = bracket(CUP.rounds.map((_, i) => cup.ties.filter(({ round }) => round === i + 1)))
  return CUP.rounds.map(({ name, isNeutral, prize }, i) => ({
    name: capitalised(name),
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
    const place = ({ result }: DeepReadonly<Tie>) => (result ? next.indexOf(result.winner) : -1)
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
    note: decision(tie.result),
  }
}

/** 'a.e.t.' after extra time and '4–3 pens' after penalties, of the home side first; '' after ninety minutes. */
function decision(result: DeepReadonly<TieResult> | null): string {
  if (result?.shootOut) return `${scoreText(result.shootOut)} pens`
  return result?.extraTime ? 'a.e.t.' : ''
}

function ownSituation(state: Snapshot): string {
  const { club, cup } = state
  const winner = winnerOfCompetition(CUP, cup.ties)
  if (winner === club.id) return `The ${CUP.name} is yours.`
  const next = nextOwnTie(state)
  if (next) return `Your ${roundName(next.round)}: ${meeting(state, next)}, on ${dayInWords(next.day)}.`
  const last = tiesOf(state, club.id).at(-1)
  const winners = winner === null ? '' : ` ${clubById(state, winner)?.name ?? ''} won it.`
  if (!last) return `You didn’t take part.${winners}`
  if (last.result?.winner !== club.id) return `You went out in the ${roundName(last.round)}.${winners}`
  return `You’re through to the ${roundName(last.round + 1)}.`
}

function meeting(state: Snapshot, { home, away, neutral }: DeepReadonly<Tie>): string {
  const isHome = home === state.club.id
  const opponent = clubById(state, isHome ? away : home)?.name ?? ''
  if (neutral) return `${opponent} on neutral ground`
  return isHome ? `${opponent} at home` : `away to ${opponent}`
}

function roundName(round: number): string {
  return CUP.rounds[round - 1]?.name ?? ''
}

function scoreText({ home, away }: DeepReadonly<Score>): string {
  return `${home}–${away}`
}

/** The last match as a tie of the cup. */
interface LastTie {
  /** 'Lantern Cup, quarter-final', with the neutral ground of a final. */
  title: string
  /** Way of a decision after ninety minutes; '' for none. */
  note: string
  /** Next round, or the end of the run. */
  outcome: string
  isNeutral: boolean
}

/** Tie in which the last match was played; null for a match of the league. */
export function lastTie(state: Snapshot): LastTie | null {
  const { lastMatch, cup, club, currentSeason } = state
  if (lastMatch?.competition !== 'cup' || lastMatch.season !== currentSeason) return null
  const tie = cup.ties.find(
    ({ day, home, away }) => day === lastMatch.day && isTieOf({ home, away }, club.id),
  )
  const round = tie && CUP.rounds[tie.round - 1]
  if (!tie?.result || !round) return null
  const isFinal = tie.round === CUP.rounds.length
  const prize = `The win pays ${pounds(round.prize)}.`
  const isWon = tie.result.winner === club.id
  const end = isFinal ? `The ${CUP.name} is yours!` : `You’re through to the ${roundName(tie.round + 1)}.`
  return {
    title: `${CUP.name}, ${round.name}${tie.neutral ? ' on neutral ground' : ''}`,
    note: decision(tie.result),
    outcome: isWon ? `${end} ${prize}` : isFinal ? 'Beaten finalists.' : 'Your cup is over.',
    isNeutral: tie.neutral,
  }
}
