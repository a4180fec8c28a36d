/** Effects of a match on the players of a side, by the same rules for every club (MAT-4, MAT-7 to MAT-9). */
import { clamp, toHundredth } from '../core/clamp.ts'
import { lastMinuteOf } from '../core/fixture.ts'
import { outcomeOf, type MatchOutcome } from '../club/leagueRecord.ts'
import {
  MORALE_RANGE,
  STAMINA_RANGE,
  type Condition,
  type PlayerId,
  type SeasonFigures,
} from '../people/player.ts'
import type { Position } from '../people/position.ts'
import type { Random } from '../core/rng.ts'
import type { Intensity } from '../club/tactics.ts'
import { STAMINA_LOSS, type StaminaLoss } from '../club/staminaLoss.ts'
import type { Traits } from '../people/traits.ts'
import type { MatchEvent, MatchReport, SheetPlayer, Side } from '../match/matchReport.ts'
import { planOf } from '../club/inputPlan.ts'
import { performanceRater, type Performance } from '../match/ratings.ts'
import { skillsOf } from '../match/skills.ts'

const MORALE_CHANGE: Record<MatchOutcome, number> = { W: 0.2, D: 0, L: -0.4 }

const MATCH_MINUTES = 90
export type SettledPlayer = SeasonFigures & Condition & Traits & { id: PlayerId; type: Position }

/**
 * Settles morale, stamina and injuries of a side's squad. Bans and statistics are those of the league: a match of
 * another competition counts its own.
 */
export function settlePlayers(
  players: readonly SettledPlayer[],
  { report, side, isLeague = true }: { report: MatchReport; side: Side; isLeague?: boolean },
  random: Random,
): void {
  const minutes = report.minutes[side]
  const { eleven } = report.setup[side]
  const loss = matchStaminaLoss(report, side)
  const performanceOf = performanceRater(report, side)
  const change = MORALE_CHANGE[outcomeOf(report.goals[side], report.goals[side === 'home' ? 'away' : 'home'])]
  for (const player of players) {
    const played = minutes[player.id]
    if (played === undefined) continue
    if (isAmong(eleven, player.id)) player.morale = toHundredth(clamp(player.morale + change, MORALE_RANGE))
    if (report.forfeit) continue
    reduceStamina(player, { loss, played }, random)
    if (isLeague) addToFigures(player, performanceOf(player, played))
  }
  settleInjuries(players, report.events, side)
  if (isLeague) settleEvents(players, report.events, side)
}

function isAmong(eleven: readonly SheetPlayer[], id: PlayerId): boolean {
  for (const player of eleven) if (player.id === id) return true
  return false
}

/** Adds a match to the season statistics of someone who took part in it. */
function addToFigures(player: SeasonFigures, { rating, keptClean }: Performance): void {
  player.appearances += 1
  player.ratingTotal += rating
  if (keptClean) player.cleanSheets += 1
}

function settleInjuries(players: readonly SettledPlayer[], events: readonly MatchEvent[], side: Side): void {
  for (const { type, team, player: id } of events) {
    if (type !== 'injury' || team !== side) continue
    const player = playerById(players, id)
    if (player) player.injured = true
  }
}

/** Settles goals, assists and bans of a side. */
function settleEvents(players: readonly SettledPlayer[], events: readonly MatchEvent[], side: Side): void {
  for (const { type, team, player: id, assist, ban } of events) {
    if (team !== side) continue
    if (type !== 'goal' && type !== 'card') continue
    const player = playerById(players, id)
    if (!player) continue
    if (type === 'goal') {
      player.goals += 1
      const provider = playerById(players, assist)
      if (provider) provider.assists += 1
    }
    if (type === 'card') player.suspensions += ban
  }
}

function playerById(players: readonly SettledPlayer[], id: PlayerId | null): SettledPlayer | undefined {
  return players.find((player) => player.id === id)
}

/** Stamina lost in ninety minutes of this match: mean of the side's tempos, weighted by minutes. */
function matchStaminaLoss(report: MatchReport, side: Side): StaminaLoss {
  const { setup, inputs } = report
  const length = lastMinuteOf(report)
  const loss = { min: 0, max: 0 }
  let { intensity } = setup[side].tactics
  let since = 0
  for (const input of inputs) {
    const plan = planOf(input)
    if (!plan || input.side !== side) continue
    const until = Math.max(since, input.minute - 1)
    addLoss(loss, intensity, (until - since) / length)
    since = until
    ;({ intensity } = plan)
  }
  addLoss(loss, intensity, (length - since) / length)
  return { min: Math.round(loss.min), max: Math.round(loss.max) }
}

/** Adds what a share of the minutes at a tempo costs. */
function addLoss(loss: StaminaLoss, intensity: Intensity, share: number): void {
  loss.min += share * STAMINA_LOSS[intensity].min
  loss.max += share * STAMINA_LOSS[intensity].max
}

function reduceStamina(
  player: Condition & Traits,
  { loss, played }: { loss: StaminaLoss; played: number },
  random: Random,
): void {
  const { min, max } = lossWith(skillsOf(player).staminaLoss, loss)
  const drawn = random.whole(min, max)
  player.stamina = Math.round(clamp(player.stamina - (drawn * played) / MATCH_MINUTES, STAMINA_RANGE))
}

/** The part of a range of losses whose mean is `more` points higher, or lower for a negative number (PLA-22). */
function lossWith(more: number, { min, max }: StaminaLoss): StaminaLoss {
  return more < 0 ? { min, max: max + 2 * more } : { min: min + 2 * more, max }
}
