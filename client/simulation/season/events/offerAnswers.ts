/**
 * Answers to each kind of event. The first applies by default; the others exchange money for mood, an
 * immediate effect for a later one, or a certain effect for an uncertain one.
 */
import { clamp, toHundredth } from '../../core/clamp.ts'
import { DAYS_PER_SEASON } from '../../core/calendar.ts'
import type { AnswerKey, EventAnswer } from '../../news/eventAnswer.ts'
import type { Impact } from '../../news/impact.ts'
import type { PledgeTerms } from '../../news/pledge.ts'
import { QUALITY_RANGE, type Player } from '../../people/player.ts'
import type { Snapshot } from '../../gameState.ts'
import type { EventKind } from '../../news/eventStory.ts'
import { budget, changeOf, mood, morale, reputation, toThousand, type Occasion } from './answerImpacts.ts'

/** Pounds, times the quality squared: about 100,000 for 2.6 stars. */
const SPECIALIST_FEE = 15_000
const SPECIALIST_DAYS = 10
const CLIMB = { days: 28, kept: 0.5, broken: -2 }
const RAISE = { share: 0.2, morale: 0.3 }
/** Pounds a supporter. */
const COACHES_PER_FAN = 4
const COACHES_MOOD = -2
const PROMISED_WIN = { now: -2, won: 4, notWon: -10 }
const FINE = { mood: -1, morale: -1.5 }
const DEFENCE = { mood: -7, reputation: -0.1, morale: 0.5 }
const REHEARSAL_STAMINA = -10
/** Shares of the sponsor's money: the bonus pays for a side that wins six of ten matches. */
const WIN_BONUS = { now: 0.4, won: 1 }
const GIFTS = { share: 0.5, mood: 4 }
const HARD_TRAINING = { quality: 0.3, potential: -0.5 }
const VOW = { won: 5, reputation: 0.05, notWon: -8 }
/** Pounds a supporter. */
const SCARVES = { perFan: 3, mood: 1 }
const HURRY = { days: 5, cost: 120_000 }
const PATCH = { days: 28, cost: 25_000, mood: -4 }
const MOVED_KICK_OFF = { share: 1.5, mood: -4 }

/** Key of the first answer to each kind, and the other answers; null where there is nothing to decide. */
const OFFERS: Record<EventKind, { first: AnswerKey; others: (occasion: Occasion) => EventAnswer[] } | null> =
  {
    'key-player-injury': {
      first: 'let-rest',
      others: ({ state, impact, player }) => {
        if (!player) return []
        const fee = toThousand(SPECIALIST_FEE * player.quality * player.quality)
        return [
          {
            key: 'pay-specialist',
            impact: [...impact, budget(-fee)],
            pledge: { kind: 'recovery', day: state.day + SPECIALIST_DAYS },
          },
        ]
      },
    },
    'transfer-request': {
      first: 'refuse-request',
      others: (occasion) => {
        const { player } = occasion
        if (!player) return []
        const raise = Math.max(50, Math.round((RAISE.share * player.wage) / 50) * 50)
        const promise = climbPromise(occasion.state, player)
        const answers = [
          now('raise-wage', [
            { kind: 'wage', player: player.name, change: raise },
            ...morale(occasion, RAISE.morale),
          ]),
        ]
        if (promise) answers.push({ key: 'promise-climb', impact: [], pledge: promise })
        return answers
      },
    },
    'fan-protest': {
      first: 'ignore-protest',
      others: (occasion) => [
        now('pay-coaches', [
          mood(occasion, COACHES_MOOD),
          budget(-toThousand(COACHES_PER_FAN * occasion.state.fanCount)),
        ]),
        {
          key: 'promise-win',
          impact: [mood(occasion, PROMISED_WIN.now)],
          pledge: {
            kind: 'next-match',
            won: [{ kind: 'fan-mood', change: PROMISED_WIN.won }],
            notWon: [{ kind: 'fan-mood', change: PROMISED_WIN.notWon }],
          },
        },
      ],
    },
    'media-scandal': {
      first: 'no-comment',
      others: (occasion) => [
        now('fine-player', [
          mood(occasion, FINE.mood),
          ...morale(occasion, FINE.morale),
          budget(occasion.player?.wage ?? 0),
        ]),
        now('defend-player', [
          mood(occasion, DEFENCE.mood),
          reputation(occasion, DEFENCE.reputation),
          ...morale(occasion, DEFENCE.morale),
        ]),
      ],
    },
    'tactical-leak': {
      first: 'keep-plan',
      others: () => [now('rehearse-plan', [{ kind: 'stamina-of-everyone', change: REHEARSAL_STAMINA }])],
    },
    'sponsorship-opportunity': {
      first: 'take-money',
      others: (occasion) => {
        const amount = changeOf(occasion.impact, 'budget')
        return [
          {
            key: 'win-bonus',
            impact: [budget(toThousand(WIN_BONUS.now * amount))],
            pledge: { kind: 'next-match', won: [budget(toThousand(WIN_BONUS.won * amount))], notWon: [] },
          },
          now('fan-gifts', [budget(toThousand(GIFTS.share * amount)), mood(occasion, GIFTS.mood)]),
        ]
      },
    },
    'wonderkid-discovery': {
      first: 'learn-slowly',
      others: ({ impact, player }) => {
        if (!player) return []
        const quality = toHundredth(clamp(player.quality + HARD_TRAINING.quality, QUALITY_RANGE))
        const potential = Math.max(quality, toHundredth(player.potential + HARD_TRAINING.potential))
        const { name } = player
        return [
          now('train-hard', [
            ...impact,
            { kind: 'quality', player: name, change: toHundredth(quality - player.quality) },
            { kind: 'potential', player: name, change: toHundredth(potential - player.potential) },
          ]),
        ]
      },
    },
    'derby-approaches': {
      first: 'enjoy-derby',
      others: (occasion) => {
        const { impact, state } = occasion
        return [
          {
            key: 'vow-victory',
            impact: [...impact],
            pledge: {
              kind: 'next-match',
              won: [
                { kind: 'fan-mood', change: VOW.won },
                { kind: 'reputation', change: VOW.reputation },
              ],
              notWon: [{ kind: 'fan-mood', change: VOW.notWon }],
            },
          },
          now('sell-scarves', [
            mood(occasion, SCARVES.mood),
            ...impact.filter(({ kind }) => kind === 'morale-of-everyone'),
            budget(toThousand(SCARVES.perFan * state.fanCount)),
          ]),
        ]
      },
    },
    'rival-rising-star': null,
    'stadium-issue': {
      first: 'repair-roof',
      others: (occasion) => {
        const seats = changeOf(occasion.impact, 'seats')
        return [
          now('hurry-repair', [{ kind: 'seats', change: seats, days: HURRY.days }, budget(-HURRY.cost)]),
          now('patch-roof', [
            { kind: 'seats', change: seats, days: PATCH.days },
            budget(-PATCH.cost),
            mood(occasion, PATCH.mood),
          ]),
        ]
      },
    },
    'tv-rights-deal': {
      first: 'usual-share',
      others: (occasion) => [
        now('move-kick-off', [
          budget(toThousand(MOVED_KICK_OFF.share * changeOf(occasion.impact, 'budget'))),
          mood(occasion, MOVED_KICK_OFF.mood),
        ]),
      ],
    },
  }

/** All answers to an event whose first answer has just been applied. */
export function offerAnswers(kind: EventKind, occasion: Occasion): EventAnswer[] {
  const offer = OFFERS[kind]
  if (!offer) return []
  return [now(offer.first, occasion.impact), ...offer.others(occasion)]
}

function now(key: AnswerKey, impact: readonly Impact[]): EventAnswer {
  return { key, impact: [...impact], pledge: null }
}

/** Promise of a league position one place higher in four weeks, or of staying first; null without a table. */
function climbPromise(
  { day, currentMatchWeek, currentSeason, leaguePosition }: Snapshot,
  { name }: Player,
): PledgeTerms | null {
  const dueOn = day + CLIMB.days
  if (currentMatchWeek === 0 || dueOn > DAYS_PER_SEASON * currentSeason) return null
  return {
    kind: 'position',
    day: dueOn,
    position: Math.max(1, leaguePosition - 1),
    kept: [{ kind: 'morale', player: name, change: CLIMB.kept }],
    broken: [{ kind: 'morale', player: name, change: CLIMB.broken }],
  }
}
