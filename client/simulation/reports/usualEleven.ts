/** Usual eleven of a rival, from public facts: names, matches, goals and absences (TAC-18). */
import type { Competitor } from '../club/club.ts'
import { linesOf, PLAYERS_NEEDED } from '../club/formation.ts'
import { numberOfId } from '../core/ids.ts'
import type { PlayerId } from '../people/player.ts'
import { POSITIONS, type Position } from '../people/position.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Formation } from '../club/tactics.ts'
import type { Snapshot } from '../gameState.ts'
import { RIVAL_CARE } from '../players/expectedReturn.ts'
import { injuryInWords } from './injuryReport.ts'

export interface UsualPlayer {
  id: PlayerId
  name: string
  type: Position
  /** Matches started or joined this season. */
  appearances: number
  goals: number
  /** True for who was in the eleven of the club's last match. */
  startedLast: boolean
  /** True while injured or suspended. */
  isOut: boolean
  /** Injury and expected return, such as 'Calf strain, back in 5–12 days'; null without one. */
  absence: string | null
}

export interface UsualEleven {
  /** Formation whose lines the players fill; null when none has been seen. */
  formation: Formation | null
  /** Matches of the club in which appearances were counted. */
  matches: number
  /** At most eleven, from the goalkeeper forward, those with the most matches of each position first. */
  players: UsualPlayer[]
}

/** Players of a rival with the most matches this season, as many of each position as `formation` has; null before the first match. */
export function usualEleven(
  state: Snapshot,
  club: DeepReadonly<Competitor>,
  formation: Formation | null,
): UsualEleven | null {
  const matches = club.record.played
  if (matches === 0) return null
  const starters = lastStarters(state, club)
  const candidates = club.players
    .filter(({ appearances }) => appearances > 0)
    .map(({ id, name, type, appearances, goals, injured, injury, suspensions }): UsualPlayer => {
      const isOut = injured || suspensions > 0
      const absence = injuryInWords(injury, RIVAL_CARE)
      return { id, name, type, appearances, goals, startedLast: starters.has(numberOfId(id)), isOut, absence }
    })
    .toSorted(byUse)
  const players = chooseEleven(candidates, formation).toSorted(
    (a, b) => POSITIONS.indexOf(a.type) - POSITIONS.indexOf(b.type) || byUse(a, b),
  )
  return { formation, matches, players }
}

/** Most matches first; never by quality, which the order must not reveal. */
function byUse(a: UsualPlayer, b: UsualPlayer): number {
  return (
    b.appearances - a.appearances ||
    Number(b.startedLast) - Number(a.startedLast) ||
    b.goals - a.goals ||
    a.name.localeCompare(b.name, 'en')
  )
}

/** Fills the lines of a formation, and what is left of eleven places with the other outfielders. */
function chooseEleven(candidates: readonly UsualPlayer[], formation: Formation | null): UsualPlayer[] {
  const lines = formation ? linesOf(formation) : { Goalkeeper: 1, Defender: 0, Midfielder: 0, Forward: 0 }
  const chosen = POSITIONS.flatMap((position) =>
    candidates.filter(({ type }) => type === position).slice(0, lines[position]),
  )
  const others = candidates.filter((player) => player.type !== 'Goalkeeper' && !chosen.includes(player))
  return [...chosen, ...others.slice(0, PLAYERS_NEEDED - chosen.length)]
}

/** Numbers in the ids of the eleven of the club's last match; none when it is not kept. */
function lastStarters(
  { keptMatches, currentSeason, currentMatchWeek }: Snapshot,
  { id }: Pick<Competitor, 'id'>,
): ReadonlySet<number> {
  for (const { season, week, home, away } of keptMatches) {
    if (season !== currentSeason || week !== currentMatchWeek) continue
    const sheet = home.club === id ? home : away.club === id ? away : null
    if (sheet) return new Set(sheet.players.slice(0, sheet.players.length - sheet.numbers.length))
  }
  return new Set()
}
