/** Decisions that a challenge refuses, and those that do not count (CHL-3 to CHL-5). */
import { OLDEST_SIGNED, type ChallengeRule } from '../club/challenge.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import type { PlayerId } from '../people/player.ts'
import { findRivalPlayer } from '../transfers/offers.ts'

interface Ban {
  /** Names of commands. */
  commands: readonly string[]
  refusal: string
  /** True for the ids that it applies to; all without it. */
  applies?: (state: Snapshot, id: unknown) => boolean
}

const SIGNING = ['signPlayer', 'offerTerms', 'makeOffer', 'borrowPlayer']

const BANS: Record<ChallengeRule, Ban> = {
  'no-signings': {
    commands: SIGNING,
    refusal: 'No signings in this challenge, not even on loan. Your own youngsters are fair game.',
  },
  'under-23s': {
    commands: SIGNING,
    refusal: `Too old for this challenge: nobody over ${OLDEST_SIGNED} comes in.`,
    applies: isTooOld,
  },
  'no-sales': {
    commands: ['sellPlayer', 'acceptBid', 'askForMore', 'lendPlayer'],
    refusal: 'Nobody leaves in this challenge: no sales, no loans.',
  },
  'no-building': {
    commands: ['buildFacility', 'upgradeFacility', 'saveFor'],
    refusal: 'No builders in this challenge: you play with the ground you have.',
  },
  'no-campaigns': {
    commands: ['launchCampaign', 'shareCampaign'],
    refusal: 'No campaigns in this challenge: let the football do the talking.',
  },
}

/** In every challenge. */
const ALWAYS: readonly Ban[] = [
  {
    commands: ['raiseDifficulty'],
    refusal: 'It’s the same for everybody in this challenge, so the difficulty stays.',
  },
  { commands: ['takeOver', 'retire'], refusal: 'You’re in a challenge: see it out first.' },
]

/** Commands that are no decisions about the team. */
const UNCOUNTED = new Set([
  'clearNotifications',
  'introduceManager',
  'leaveRanking',
  'renameClub',
  'toggleShortlist',
])

/** Reason why a running challenge refuses a command; null if it does not. */
export function challengeRefusal(state: Snapshot, [command, id]: readonly unknown[]): string | null {
  const { challenge } = state
  if (challenge?.score !== null) return null
  if (challenge.isCommitted && command !== 'leaveRanking') return 'Your team sheet is in: kick off first.'
  return findBan(state, command, id)?.refusal ?? null
}

function findBan(state: Snapshot, command: unknown, id: unknown): Ban | undefined {
  const rules = state.challenge?.rules ?? []
  return [...rules.map((rule) => BANS[rule]), ...ALWAYS].find(
    ({ commands, applies }) => commands.some((name) => name === command) && (applies?.(state, id) ?? true),
  )
}

/** True if the rules of a running challenge let this player come in. */
export function isSigningAllowed(state: Snapshot, id: PlayerId): boolean {
  return state.challenge?.score !== null || findBan(state, 'signPlayer', id) === undefined
}

/** True for a command that the rules of a running challenge refuse whatever it is about. */
export function isBarred({ challenge }: Snapshot, command: string): boolean {
  if (challenge?.score !== null) return false
  return challenge.rules.some((rule) => {
    const { commands, applies } = BANS[rule]
    return !applies && commands.includes(command)
  })
}

/** Counts a decision that was carried out. */
export function countDecision({ challenge }: GameState, command: string): void {
  if (challenge?.score === null && !UNCOUNTED.has(command)) challenge.decisions += 1
}

function isTooOld(state: Snapshot, id: unknown): boolean {
  const player =
    state.market.find((listed) => listed.id === id) ??
    (typeof id === 'string' ? findRivalPlayer(state, id)?.player : null)
  return (player?.age ?? 0) > OLDEST_SIGNED
}
