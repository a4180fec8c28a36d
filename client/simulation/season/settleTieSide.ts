import { outcomeOf } from '../club/leagueRecord.ts'
import type { Random } from '../core/rng.ts'
import type { CompetitionSeason } from '../club/competitionSeason.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'
import { changeForm } from '../players/playerCondition.ts'
import { settlePlayers, type SettledPlayer } from './settlePlayers.ts'

/**
 * Settles a tie for a side's players: morale, stamina, injuries and form as after any match, while its bans are
 * those of its competition (CUP-4). Who was banned has served a match.
 */
export function settleTieSide(
  row: CompetitionSeason,
  players: readonly SettledPlayer[],
  { report, side }: { report: MatchReport; side: Side },
  random: Random,
): void {
  const minutes = report.minutes[side]
  const bans = { ...row.bans }
  for (const { id } of players) if (bans[id] && minutes[id] === undefined) bans[id] -= 1
  for (const { type, team, player, ban } of report.events) {
    if (team !== side || player === null) continue
    if (type === 'card' && ban > 0) bans[player] = (bans[player] ?? 0) + ban
  }
  row.bans = Object.fromEntries(Object.entries(bans).filter(([, matches]) => matches > 0))
  settlePlayers(players, { report, side, isLeague: false }, random)
  const { home, away } = report.goals
  const lastOutcome = side === 'home' ? outcomeOf(home, away) : outcomeOf(away, home)
  for (const player of players) {
    if (minutes[player.id] !== undefined) changeForm(player, { lastOutcome, up: 0 }, random)
  }
}
