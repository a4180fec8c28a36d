/** Puts talks and shouts into effect (MAT-44 to MAT-48). They move thresholds, never draws. */
import { clamp } from '../core/clamp.ts'
import { EXTRA_TIME, HALF_TIME } from '../core/fixture.ts'
import type { Talk } from '../club/calls.ts'
import type { PlayerId } from '../people/player.ts'
import {
  LISTENERS,
  MOST_BY_LISTENERS,
  NO_EFFECT,
  PLAYER_TALKS,
  POOR_BELOW,
  SHOUT_EFFECTS,
  SHOUT_MINUTES,
  TALK_COSTS,
  TEAM_TALKS,
  talkSituation,
  type CallEffect,
  type TalkMood,
  type TalkSituation,
} from './callEffects.ts'
import { planIncidents, reviewCards } from './incidents.ts'
import type { MatchInput, MatchReport, ProneKind, SheetPlayer, Side } from './matchReport.ts'
import type { MatchRun } from './matchRun.ts'
import { PLAYERS_NEEDED } from '../club/formation.ts'
import type { OnPitch } from './onPitch.ts'
import { performanceRater } from './ratings.ts'
import type { RunningSide, Words } from './runningSide.ts'
import type { DeepReadonly } from '../core/readonly.ts'

type TalkInput = Extract<MatchInput, { kind: 'talk' }>
type ShoutInput = Extract<MatchInput, { kind: 'shout' }>

/** First minute of the second half, from which a talk counts. */
export const TALK_MINUTE = HALF_TIME + 1

/** Gives the talk of half-time. False for one that nobody hears, and for a second one. */
export function giveTalk(
  run: MatchRun,
  own: RunningSide,
  report: MatchReport,
  { talk, to }: TalkInput,
): boolean {
  const words = (own.words ??= noWords())
  if (run.minute !== TALK_MINUTE || words.isTalked) return false
  const listener = to === null ? null : own.pitch.find(({ player }) => player.id === to)
  if (listener === undefined) return false
  const players = own.pitch.map(({ player }) => player)
  words.talk = listener
    ? talkToPlayer(talk, listener.player, moodOf(report, own.side, listener))
    : talkToAll(talk, situationOf(report, own.side), players)
  words.isTalked = true
  words.listener = to
  hear(run, own, { listeners: listener ? [listener] : own.pitch, effect: words.talk, to: EXTRA_TIME })
  return true
}

/** Shouts to the side. False while the shout before lasts. */
export function giveShout(run: MatchRun, own: RunningSide, { shout }: ShoutInput): boolean {
  const { minute } = run
  if (minute < own.shoutEnds) return false
  const words = (own.words ??= noWords())
  words.shout = SHOUT_EFFECTS[shout]
  own.shoutEnds = minute + SHOUT_MINUTES
  hear(run, own, { listeners: own.pitch, effect: words.shout, to: own.shoutEnds - 1 })
  return true
}

/** Ends a shout whose minutes are over. */
export function endShout(own: RunningSide): void {
  if (own.words) own.words.shout = NO_EFFECT
  changeWords(own)
}

/** Ends a talk to one player, who leaves the pitch. */
export function endTalkTo(own: RunningSide, leaving: PlayerId): void {
  if (own.words?.listener !== leaving) return
  own.words.talk = NO_EFFECT
  changeWords(own)
}

function noWords(): Words {
  return { talk: NO_EFFECT, shout: NO_EFFECT, listener: null, isTalked: false }
}

interface Heard {
  listeners: readonly OnPitch[]
  effect: CallEffect
  /** Last minute of the effect on cards. */
  to: number
}

function hear(run: MatchRun, own: RunningSide, { listeners, effect, to }: Heard): void {
  const { minute } = run
  for (const onPitch of listeners) {
    // Who comes on in this minute is as fresh as they came.
    if (onPitch.since < minute) onPitch.spent += effect.legs
    const place = placeOf(run, own, onPitch)
    if (effect.cards !== 1) reviewCards(own, { onPitch, place }, { factor: effect.cards, from: minute, to })
  }
  if (effect.legs !== 0) own.isUnsettled = true
  changeWords(own)
}

function changeWords(own: RunningSide): void {
  const { talk, shout, listener } = own.words ?? noWords()
  own.attack = talk.attack * shout.attack
  own.openness = talk.openness * shout.openness
  own.cautions = (listener === null ? talk.cards : 1) * shout.cards
}

/** Plans the cards and injuries of extra time for those on the pitch, with what the manager's words change of them. */
export function planExtraTime(run: MatchRun, own: RunningSide): void {
  const from = run.minute + 1
  for (const onPitch of own.pitch) {
    const place = placeOf(run, own, onPitch)
    planIncidents(onPitch, place, own)
    const { talk, shout, listener } = own.words ?? noWords()
    const isListening = listener === null || listener === onPitch.player.id
    if (talk.cards !== 1 && isListening)
      reviewCards(own, { onPitch, place }, { factor: talk.cards, from, to: EXTRA_TIME })
    if (shout.cards !== 1)
      reviewCards(own, { onPitch, place }, { factor: shout.cards, from, to: own.shoutEnds - 1 })
  }
}

/** Place of a player on the pitch in the luck of the side. */
function placeOf({ events }: MatchRun, { side, sheet }: RunningSide, { player }: OnPitch): number {
  const starter = sheet.eleven.indexOf(player)
  if (starter >= 0) return starter
  const changes = events.filter(({ type, team }) => type === 'substitution' && team === side)
  return PLAYERS_NEEDED + changes.findIndex((event) => event.player === player.id)
}

/** Situation of a side at half-time. */
export function situationOf({ goals, strength }: DeepReadonly<MatchReport>, side: Side): TalkSituation {
  const other = side === 'home' ? 'away' : 'home'
  const fair = (of: Side) => strength[of].total / strength[of].luck
  return talkSituation(goals[side] - goals[other], fair(side), fair(other))
}

/** Answer of the assistant: calms a lead, encourages otherwise, and leaves favourites who are not ahead to the manager. */
export function assistantsTalk(report: DeepReadonly<MatchReport>, side: Side): Talk | null {
  const situation = situationOf(report, side)
  if (situation === 'ahead') return 'calm'
  return situation === 'behind' || situation === 'level' ? 'encourage' : null
}

/** Mood at half-time of a player who is on the pitch since a minute: heated, poor, or neither. */
export function moodOf(
  report: DeepReadonly<MatchReport>,
  side: Side,
  { player, since }: { player: DeepReadonly<SheetPlayer>; since: number },
): TalkMood {
  const isBooked = report.events.some(({ type, player: id }) => type === 'card' && id === player.id)
  if (isBooked || player.prone?.includes('temperamental')) return 'heated'
  const { rating } = performanceRater(report, side)(player, HALF_TIME - since)
  return rating < POOR_BELOW ? 'poor' : 'steady'
}

/** Effect of a talk to everybody on the pitch. */
export function talkToAll(
  talk: Talk,
  situation: TalkSituation,
  players: readonly DeepReadonly<SheetPlayer>[],
): CallEffect {
  const { attack, openness } = TEAM_TALKS[situation][talk]
  const gain = 1 + listening(talk, players)
  return {
    attack: attack > 1 ? 1 + (attack - 1) * gain : attack,
    openness: openness < 1 ? 1 + (openness - 1) * gain : openness,
    ...TALK_COSTS[talk],
  }
}

/** Share by which the characters of the players make a talk gain more, or less. */
function listening(talk: Talk, players: readonly DeepReadonly<SheetPlayer>[]): number {
  const shares: Partial<Record<ProneKind, number>> = LISTENERS[talk]
  let sum = 0
  for (const { prone } of players) for (const kind of prone ?? []) sum += shares[kind] ?? 0
  return clamp(sum, { min: -MOST_BY_LISTENERS, max: MOST_BY_LISTENERS })
}

/** Effect of a talk to one player, up front, at the back or, in midfield, half of each. */
export function talkToPlayer(talk: Talk, { type }: DeepReadonly<SheetPlayer>, mood: TalkMood): CallEffect {
  const { lift, cards } = PLAYER_TALKS[mood][talk]
  const upFront = type === 'Forward' ? 1 : type === 'Midfielder' ? 0.5 : 0
  return { attack: 1 + lift * upFront, openness: 1 - lift * (1 - upFront), cards, legs: 0 }
}

/** Points of stamina that words have cost who was on the pitch from a minute until another. */
export function legsSpent(
  { inputs }: DeepReadonly<Pick<MatchReport, 'inputs'>>,
  side: Side,
  { from, to }: { from: number; to: number },
): number {
  let spent = 0
  for (const input of inputs) {
    if (input.side !== side || input.minute <= from || input.minute > to) continue
    if (input.kind === 'shout') spent += SHOUT_EFFECTS[input.shout].legs
    if (input.kind === 'talk' && input.to === null) spent += TALK_COSTS[input.talk].legs
  }
  return spent
}
