/** The evening of a season's last matches: how the table settled as the grounds ended, and what it means. */
import { fixturesOfWeek, WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { ClubIdentity } from '../club/club.ts'
import { figuresOf } from '../club/difficultyFigures.ts'
import type { ClubId } from '../core/ids.ts'
import type { Fixture } from '../core/fixture.ts'
import { COMPETITION_NAMES } from '../core/tie.ts'
import { ordinal } from '../core/ordinal.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { leagueTableAfter, leagueTableOf, type TableRow } from '../league/table.ts'
import { zoneOf } from '../league/zones.ts'
import { lastDayHeading, lastDayLines, toneOf, type SeasonTone } from './lastDayWords.ts'

interface Ground {
  home: DeepReadonly<ClubIdentity>
  away: DeepReadonly<ClubIdentity>
  homeGoals: number
  awayGoals: number
}

export interface LastDay {
  season: number
  place: string
  tone: SeasonTone
  heading: string
  lines: string[]
  champion: DeepReadonly<ClubIdentity>
  /** The grounds as they end: the own one first, those that matter most to the own place last. */
  grounds: Ground[]
  /** Each club's places: before any ground has ended, and after each of them. */
  places: Record<ClubId, number[]>
  before: TableRow[]
  final: TableRow[]
}

/** Null unless the season's last matches have been played, and neither it is closed nor the play-off has begun. */
export function lastDay(state: Snapshot): LastDay | null {
  if (state.currentMatchWeek < WEEKS_PER_SEASON || state.ended) return null
  if (state.lastMatch?.competition === 'playoff') return null
  const before = leagueTableAfter(state, WEEKS_PER_SEASON - 1)
  const final = leagueTableAfter(state, WEEKS_PER_SEASON)
  const [first] = final
  const own = rowOf(final, state.club.id)
  if (!first || !own) return null
  const fixtures = inOrderOfEnd(state, final)
  const { division } = state
  const table = { division, final, worstPosition: figuresOf(state).worstPosition }
  const tone = toneOf(own, table)
  return {
    season: state.currentSeason,
    place: ordinal(own.position),
    tone,
    heading: lastDayHeading(tone, own.position, division),
    lines: [
      ...lastDayLines(tone, own, {
        ...table,
        positionBefore: rowOf(before, state.club.id)?.position ?? 0,
      }),
      ...(zoneOf(state.division, own.position) === 'europe'
        ? [`Next season you’re in the ${COMPETITION_NAMES.europe}.`]
        : []),
    ],
    champion: first.club,
    grounds: fixtures.flatMap((fixture) => groundOf(fixture, final)),
    places: placesAsGroundsEnd(state, fixtures),
    before,
    final,
  }
}

function rowOf(table: readonly TableRow[], id: ClubId): TableRow | undefined {
  return table.find(({ club }) => club.id === id)
}

function inOrderOfEnd(state: Snapshot, final: readonly TableRow[]): DeepReadonly<Fixture>[] {
  const own = rowOf(final, state.club.id)?.position ?? 0
  const distance = (id: ClubId) => Math.abs((rowOf(final, id)?.position ?? 0) - own)
  // The own club's distance is 0, and its match has just been seen: it comes first of all.
  const place = ({ home, away }: DeepReadonly<Fixture>) => {
    const nearest = Math.min(distance(home), distance(away))
    return nearest === 0 ? -final.length : -nearest
  }
  return fixturesOfWeek(state.fixtures, WEEKS_PER_SEASON).toSorted((a, b) => place(a) - place(b))
}

function groundOf({ home, away, score }: DeepReadonly<Fixture>, final: readonly TableRow[]): Ground[] {
  const [host, guest] = [rowOf(final, home)?.club, rowOf(final, away)?.club]
  if (!host || !guest || !score) return []
  return [{ home: host, away: guest, homeGoals: score.home, awayGoals: score.away }]
}

function placesAsGroundsEnd(state: Snapshot, fixtures: readonly DeepReadonly<Fixture>[]) {
  const places: LastDay['places'] = {}
  for (let ended = 0; ended <= fixtures.length; ended++) {
    const counted = new Set(fixtures.slice(0, ended))
    const table = leagueTableOf(state, (fixture) => fixture.week < WEEKS_PER_SEASON || counted.has(fixture))
    for (const { club, position } of table) (places[club.id] ??= []).push(position)
  }
  return places
}
