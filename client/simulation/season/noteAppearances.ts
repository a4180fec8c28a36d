/** Adds a match to the lines of everyone who took part in it (LIN-1). */
import { addMatch } from '../club/packedCareer.ts'
import type { LineCompetition } from '../club/playerLine.ts'
import { clubNumber, isOfCountry } from '../clubs/clubNumbers.ts'
import type { CompetitionId } from '../core/tie.ts'
import type { ClubId } from '../core/ids.ts'
import type { GameState } from '../gameState.ts'
import { divisionOf } from '../league/table.ts'
import type { MatchReport, SheetPlayer, Side } from '../match/matchReport.ts'
import { performanceRater } from '../match/ratings.ts'
import type { PlayerId } from '../people/player.ts'
import { rememberedPlayer } from '../people/rememberedPlayer.ts'

/** Goals, assists, probabilities of shots and cards of a player in a match. */
interface Tally {
  goals: number
  assists: number
  expectedGoals: number
  yellow: number
  red: number
}

const NO_TALLY: Readonly<Tally> = { goals: 0, assists: 0, expectedGoals: 0, yellow: 0, red: 0 }

/** Notes a match of any competition; clubs from abroad, whose squads nobody keeps, are left out. */
export function noteAppearances(state: GameState, report: MatchReport, competition: CompetitionId): void {
  if (report.forfeit) return
  for (const side of ['home', 'away'] as const) {
    const { club } = report.setup[side]
    if (!isOfCountry(club)) continue
    noteSide(state, { report, side, club, competition: lineCompetition(state, competition, club) })
  }
}

function lineCompetition(state: GameState, competition: CompetitionId, club: ClubId): LineCompetition {
  return competition === 'league' && divisionOf(state, club) === 2 ? 'second' : competition
}

interface NotedSide {
  report: MatchReport
  side: Side
  club: ClubId
  competition: LineCompetition
}

function noteSide(state: GameState, { report, side, club, competition }: NotedSide): void {
  const { seasonLines } = state
  const { eleven, bench } = report.setup[side]
  const minutesOf = report.minutes[side]
  const tallies = talliesOf(report, side)
  const performanceOf = performanceRater(report, side)
  const number = clubNumber(club)
  const note = (player: SheetPlayer, starts: 0 | 1) => {
    const { id } = player
    const minutes = minutesOf[id]
    if (minutes === undefined) return
    const { rating, keptClean } = performanceOf(player, minutes)
    const { goals, assists, expectedGoals, yellow, red } = tallies.get(id) ?? NO_TALLY
    seasonLines[id] = addMatch(seasonLines[id] ?? '', {
      competition,
      club: number,
      appearances: 1,
      goals,
      assists,
      cleanSheets: keptClean ? 1 : 0,
      saves:
        player.type === 'Goalkeeper' ? savesOf(report, side, { minutes, isStarter: starts === 1 }) : null,
      ratingTotal: rating,
      more: { starts, minutes, expectedGoals: Math.round(100 * expectedGoals), yellow, red },
    })
    if (club === state.club.id) remember(state, id)
  }
  for (const player of eleven) note(player, 1)
  for (const player of bench) note(player, 0)
}

/** Remembers a player who plays for the own club, whatever becomes of them. */
function remember(state: GameState, id: PlayerId): void {
  if (state.remembered[id]) return
  const player = state.players.find((own) => own.id === id)
  if (!player) return
  state.remembered = { ...state.remembered, [id]: rememberedPlayer(player, state.currentSeason) }
}

function talliesOf({ events }: MatchReport, side: Side): Map<PlayerId, Tally> {
  const tallies = new Map<PlayerId, Tally>()
  const tallyOf = (id: PlayerId) => {
    const tally = tallies.get(id) ?? { ...NO_TALLY }
    tallies.set(id, tally)
    return tally
  }
  for (const { type, team, player, assist, quality, ban } of events) {
    if (team !== side || player === null) continue
    if (type === 'card') tallyOf(player)[ban > 1 ? 'red' : 'yellow'] += 1
    if (type === 'goal' || type === 'save' || type === 'miss' || type === 'block')
      tallyOf(player).expectedGoals += quality
    if (type !== 'goal') continue
    tallyOf(player).goals += 1
    if (assist !== null) tallyOf(assist).assists += 1
  }
  return tallies
}

/** Saves while a goalkeeper was on the pitch: from kick-off on, or until the end. */
function savesOf(
  { events }: MatchReport,
  side: Side,
  { minutes, isStarter }: { minutes: number; isStarter: boolean },
): number {
  const end = events.at(-1)?.minute ?? 0
  return events.filter(({ type, team, minute }) => {
    const isIn = isStarter ? minute <= minutes : minute > end - minutes
    return type === 'save' && team !== side && isIn
  }).length
}
