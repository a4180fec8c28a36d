import { outcomeOf } from '../club/leagueRecord.ts'
import type { DeepReadonly } from '../core/readonly.ts'
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
  settleBans(row, players, { report, side })
  settlePlayers(players, { report, side, isLeague: false }, random)
  const minutes = report.minutes[side]
  const { home, away } = report.goals
  const lastOutcome = side === 'home' ? outcomeOf(home, away) : outcomeOf(away, home)
  for (const player of players) {
    if (minutes[player.id] !== undefined) changeForm(player, { lastOutcome, up: 0 }, random)
  }
}

/** Settles the bans of a side: who was banned has served a match, and who was sent off or booked too often is banned. */
export function settleBans(
  row: CompetitionSeason,
  players: readonly DeepReadonly<Pick<SettledPlayer, 'id'>>[],
  { report, side }: { report: MatchReport; side: Side },
): void {
  const minutes = report.minutes[side]
  const served = players.filter(({ id }) => minutes[id] === undefined && row.bans[id])
  const cards = report.events.filter(({ type, team, ban }) => type === 'card' && team === side && ban > 0)
  if (served.length + cards.length === 0) return
  const bans = { ...row.bans }
  for (const { id } of served) bans[id] = (bans[id] ?? 0) - 1
  for (const { player, ban } of cards) if (player !== null) bans[player] = (bans[player] ?? 0) + ban
  row.bans = Object.fromEntries(Object.entries(bans).filter(([, matches]) => matches > 0))
}
