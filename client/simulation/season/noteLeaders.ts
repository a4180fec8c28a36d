import { linesOf } from '../club/packedCareer.ts'
import { LINE_COMPETITIONS, type LineCompetition } from '../club/playerLine.ts'
import {
  LEADER_KINDS,
  leadersBy,
  packLeaders,
  type LeaderKind,
  type LeaderLine,
  type ListedLeader,
} from '../club/seasonLeaders.ts'
import type { GameState } from '../gameState.ts'
import type { PlayerId } from '../people/player.ts'
import type { RememberedPlayer } from '../people/rememberedPlayer.ts'

type NamedLine = LeaderLine & { name: string }

/** Notes the leaders of every competition of the season (LIN-5). `personOf` knows everyone whose lines count. */
export function noteLeaders(
  state: GameState,
  personOf: (id: PlayerId) => RememberedPlayer | undefined,
): void {
  const { currentSeason: season } = state
  const all = Object.entries(state.seasonLines).flatMap(([id, packed]): NamedLine[] => {
    const person = personOf(id)
    if (!person) return []
    const [name, , , born] = person
    return linesOf(packed).map((line) => ({ id, name, age: season - born, line }))
  })
  const known = [...state.leadingPlayers]
  const places = new Map(known.map((one, place) => [typeof one === 'string' ? null : one[0], place]))
  const listed = ({ id, name, line: { club }, figure }: NamedLine & { figure: number }): ListedLeader => {
    const player = places.get(id) ?? known.push([id, name]) - 1
    places.set(id, player)
    return { player, club, figure }
  }
  const lists = LINE_COMPETITIONS.flatMap((competition) => {
    const lines = all.filter(({ line }) => line.competition === competition)
    return LEADER_KINDS.map((kind) => {
      return { competition, kind, leaders: leadersBy(lines, kind, keptOf(competition, kind)).map(listed) }
    })
  })
  state.leaders.push({ season, lists: packLeaders(lists) })
  state.leadingPlayers = known
}

/** Drops the ids of leading players of whom nothing else is kept. */
export function forgetLeaders(state: GameState): void {
  state.leadingPlayers = state.leadingPlayers.map((one) =>
    typeof one === 'string' || state.careers[one[0]] !== undefined ? one : one[1],
  )
}

/** Leaders kept of a competition by a figure (LIN-5); none of a play-off of five matches but the scorers. */
function keptOf(competition: LineCompetition, kind: LeaderKind): number {
  if (competition === 'playoff' && kind !== 'goals') return 0
  if (kind === 'youngest' || kind === 'oldest') return 1
  if (competition === 'league') return 5
  return kind === 'goals' ? 3 : 1
}
