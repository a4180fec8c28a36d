/** Lines of all players at the end of a season, and whose are kept for good (LIN-2, LIN-3). */
import { otherClubs } from '../club/club.ts'
import type { PastSeason } from '../club/pastSeason.ts'
import { VALUE_STEP } from '../club/lineEntries.ts'
import { addSeason, hasWonPrize, linesOf } from '../club/packedCareer.ts'
import type { LineAward, LineCompetition, PlayerLine } from '../club/playerLine.ts'
import type { ClubNumber } from '../club/seasonReview.ts'
import { clubNumber, hasNumber } from '../clubs/clubNumbers.ts'
import { descriptionOf } from '../competitions/competitions.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { GameState } from '../gameState.ts'
import { divisionTable } from '../league/table.ts'
import type { Player, PlayerId, RivalPlayer } from '../people/player.ts'
import { rememberedPlayer, type RememberedPlayer } from '../people/rememberedPlayer.ts'
import { lentPlayer } from '../loans/lentPlayers.ts'
import { playerValue } from '../players/playerValue.ts'
import { rivalValue } from '../transfers/offerPrice.ts'
import { forgetLeaders, noteLeaders } from './noteLeaders.ts'

interface PersonAtEnd {
  person: RememberedPlayer
  club: ClubNumber
  quality: number
  /** Null where it is what anybody of this quality and age is worth. */
  value: number | null
}

/** A season as it stood before the summer changed squads and divisions. */
interface SeasonEnd {
  people: ReadonlyMap<PlayerId, PersonAtEnd>
  /** Winners of the competitions. */
  winners: Partial<Record<LineCompetition, ClubNumber>>
}

/** Notes everyone of both divisions, and who has won what. Call it before the summer. */
export function noteSeasonEnd(state: GameState): SeasonEnd {
  const { club, players, loans, currentSeason: season } = state
  const lent = loans.map((loan) => lentPlayer(state, loan))
  const values = new Map([...players, ...lent].map((player) => [player.id, ownValue(player)]))
  const noted = (player: DeepReadonly<RivalPlayer | Player>, id: string): [PlayerId, PersonAtEnd] => {
    const value = values.get(player.id) ?? null
    const { quality } = player
    return [player.id, { person: rememberedPlayer(player, season), club: clubNumber(id), quality, value }]
  }
  const people = new Map([
    ...[...players, ...lent].map((player) => noted(player, club.id)),
    // Players lent in the country are in the squads there, and have contracts here.
    ...otherClubs(state).flatMap(({ id, players: squad }) => squad.map((player) => noted(player, id))),
  ])
  const [first, second] = [divisionTable(state, 1)[0], divisionTable(state, 2)[0]]
  const winners: SeasonEnd['winners'] = {
    ...(first && { league: clubNumber(first.club.id) }),
    ...(second && { second: clubNumber(second.club.id) }),
  }
  for (const { id, ties } of state.competitions) {
    const final = ties.find(({ round }) => round === descriptionOf(id).rounds.length)
    const winner = final?.result?.winner
    if (winner && hasNumber(winner)) winners[id] = clubNumber(winner)
  }
  return { people, winners }
}

function ownValue(player: DeepReadonly<Player>): number | null {
  const value = playerValue(player)
  return Math.abs(value - rivalValue(player)) < VALUE_STEP ? null : value
}

/** Adds the season to the careers, and forgets those who have left the country unless they are remembered. Call it after the summer. */
export function closeLines(state: GameState, { people, winners }: SeasonEnd): void {
  const { currentSeason: season, seasonLines, careers } = state
  const past = state.pastSeasons.at(-1)
  const awards = past ? awardsByPlayer(past, people) : new Map<PlayerId, LineAward[]>()
  noteLeaders(state, (id) => people.get(id)?.person ?? state.remembered[id])
  addTopScorers(state, awards)
  const here = peopleHere(state)
  const kept: Record<PlayerId, string> = {}
  const remembered = { ...state.remembered }
  for (const id of new Set([...Object.keys(careers), ...people.keys(), ...Object.keys(seasonLines)])) {
    const end = people.get(id)
    const lines = seasonLines[id] ?? ''
    const isOver = !end && lines === ''
    const { quality, value } = end ?? { quality: null, value: null }
    const awardsOf = (line: PlayerLine) => [
      ...(winners[line.competition] === line.club ? (['title'] as const) : []),
      ...(isOfLeague(line) ? (awards.get(id) ?? []) : []),
    ]
    const before = careers[id] ?? ''
    const finished = { season, quality, value, running: lines, awardsOf }
    const career = isOver ? before : addSeason(before, finished)
    if (!here.has(id) && !remembered[id]) {
      if (!end || !hasWonPrize(career)) continue
      remembered[id] = end.person
    }
    kept[id] = career
  }
  state.careers = kept
  state.remembered = remembered
  state.seasonLines = {}
  forgetLeaders(state)
}

function isOfLeague({ competition }: PlayerLine): boolean {
  return competition === 'league' || competition === 'second'
}

/** Awards of a finished season, which know players by name and club. */
function awardsByPlayer(
  { awards, review }: DeepReadonly<PastSeason>,
  people: SeasonEnd['people'],
): Map<PlayerId, LineAward[]> {
  const ids = new Map([...people].map(([id, { person, club }]) => [`${club} ${person[0]}`, id]))
  const given = new Map<PlayerId, LineAward[]>()
  const give = (
    award: LineAward,
    winner: readonly [name: string, club: ClubNumber, ...rest: unknown[]] | null,
  ) => {
    const id = winner && ids.get(`${winner[1]} ${winner[0]}`)
    if (id) given.set(id, [...(given.get(id) ?? []), award])
  }
  give('player', awards.player)
  give('young-player', awards.youngPlayer)
  give('keeper', awards.keeper)
  give('own-player', awards.ownPlayer)
  for (const place of review?.eleven ?? []) give('eleven', place)
  return given
}

/** Adds the top scorers of the first division to the awards. */
function addTopScorers({ seasonLines }: GameState, awards: Map<PlayerId, LineAward[]>): void {
  const goals = Object.entries(seasonLines).flatMap(([id, packed]) =>
    linesOf(packed).flatMap((line) => (line.competition === 'league' ? { id, goals: line.goals } : [])),
  )
  const most = goals.reduce((least, one) => Math.max(least, one.goals), 1)
  for (const id of new Set(goals.filter((one) => one.goals === most).map((one) => one.id))) {
    awards.set(id, [...(awards.get(id) ?? []), 'top-scorer'])
  }
}

function peopleHere(state: GameState): Set<PlayerId> {
  const { players, loans, academy } = state
  const own = [...players, ...loans.map(({ player }) => player), ...academy.intake, ...academy.released]
  return new Set([...own, ...otherClubs(state).flatMap((club) => club.players)].map(({ id }) => id))
}
