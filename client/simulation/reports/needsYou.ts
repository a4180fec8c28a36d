/** The queue: what needs the manager, with one action each (QUE-4). */
import { isBarred } from '../challenge/challengeRules.ts'
import { findCompetitor } from '../club/club.ts'
import { competitionOf } from '../club/competitionSeason.ts'
import type { Competition } from '../competitions/competition.ts'
import { COMPETITIONS } from '../competitions/competitions.ts'
import { isTieOf } from '../competitions/ownMatches.ts'
import { STATUS_NAMES } from '../people/contract.ts'
import { PLAYERS_NEEDED } from '../club/formation.ts'
import { deservedStatus } from '../contracts/status.ts'
import { contractsToRenew, FIRST_REMINDER } from '../contracts/expiry.ts'
import { dayOfWeek, WEEKS_PER_SEASON } from '../core/calendar.ts'
import { plural } from '../core/english.ts'
import { pounds } from '../core/money.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { isFit, type Player } from '../people/player.ts'
import { playerValue } from '../players/playerValue.ts'
import { shortage } from '../players/shortage.ts'
import { boardReport } from './boardReport.ts'
import { dangersOf } from './dangers.ts'
import { stageName } from '../core/tieWords.ts'
import { inboxReport } from './inboxReport.ts'
import type { Need, RankedNeed } from './need.ts'

/** All that needs the manager, the most urgent first; nothing once the career is over. */
export function needsYou(state: Snapshot): Need[] {
  if (state.ended) return []
  return [
    ...shortEleven(state),
    ...missingKeeper(state),
    ...messages(state),
    ...bids(state),
    ...offers(state),
    ...objective(state),
    ...youngsters(state),
    ...contracts(state),
    ...draws(state),
    ...dangersOf(state),
  ].toSorted((a, b) => a.rank - b.rank)
}

/** A matter with a deadline, which is its rank. */
function due(daysLeft: number, need: Omit<Need, 'daysLeft' | 'isDanger'>): RankedNeed {
  return { ...need, daysLeft, isDanger: false, rank: daysLeft }
}

/** A matter that can be passed over, after everything else. */
const LEISURE = { daysLeft: null, isDanger: false, rank: 1_000 } as const

/** A matter of the next match, before everything else. */
function atOnce(need: Omit<Need, 'daysLeft' | 'isDanger'>): RankedNeed[] {
  return [{ ...need, daysLeft: null, isDanger: true, rank: 0 }]
}

const SEE_SQUAD = { kind: 'place', place: 'squad', label: 'See the squad' } as const

function shortEleven(state: Snapshot): RankedNeed[] {
  const short = shortage(state)
  if (!short) return []
  const title = `Only ${short.eligible} of ${PLAYERS_NEEDED} can play`
  const row = (detail: string, action: Need['action']) => atOnce({ id: 'eleven', title, detail, action })
  if (short.isSolvable) return row('Enough others are fit.', { kind: 'pick-eleven', label: 'Pick the best' })
  if (isBarred(state, 'signPlayer'))
    return row(
      'Nobody else is fit, and this challenge allows no signings. As it stands the match is lost 0–3.',
      SEE_SQUAD,
    )
  return row('Nobody else is fit. Without a signing the match is lost 0–3.', {
    kind: 'place',
    place: 'market',
    label: 'Find players',
  })
}

function missingKeeper(state: Snapshot): RankedNeed[] {
  const keepers = state.players.filter(({ type }) => type === 'Goalkeeper')
  if (state.currentMatchWeek >= WEEKS_PER_SEASON || keepers.some(isFit)) return []
  return atOnce({
    id: 'keeper',
    title: 'No goalkeeper is fit',
    detail: 'An outfield player would have to go in goal.',
    action: isBarred(state, 'signPlayer') ? SEE_SQUAD : { kind: 'keeper', label: 'Find a keeper' },
  })
}

function messages(state: Snapshot): RankedNeed[] {
  return inboxReport(state).map(({ player, title, facts, daysLeft }) =>
    due(daysLeft, {
      id: `message ${player.id}`,
      title,
      detail: facts,
      action: { kind: 'message', id: player.id, label: 'Answer' },
    }),
  )
}

/** Bids; none in a challenge that refuses every one. */
function bids(state: Snapshot): RankedNeed[] {
  if (isBarred(state, 'acceptBid')) return []
  return state.bids.flatMap(({ playerId, club, fee, deadline }) => {
    const player = state.players.find(({ id }) => id === playerId)
    if (!player) return []
    return due(deadline - state.day + 1, {
      id: `bid ${playerId}`,
      title: `${club} bid ${pounds(fee)} for ${player.name}`,
      detail: `${STATUS_NAMES[deservedStatus(state.players, player)]}, worth ${pounds(playerValue(player))}.`,
      action: { kind: 'place', place: 'bids', label: 'See the bid' },
    })
  })
}

/** Offers that wait for the manager's next step. */
function offers(state: Snapshot): RankedNeed[] {
  return state.offers.flatMap(({ playerId, clubId, name, stage, fee, asked, day }) => {
    const club = findCompetitor(state, clubId)?.name ?? ''
    const id = `offer ${playerId}`
    if (stage === 'asked') {
      const title = `${club} ask ${pounds(asked)} for ${name}`
      const action = { kind: 'place', place: 'bids', label: 'See the offer' } as const
      return due(day - state.day + 1, { id, title, detail: `You offered ${pounds(fee)}.`, action })
    }
    if (stage !== 'agreed') return []
    const title = `${club} accept ${pounds(fee)} for ${name}`
    const action = { kind: 'place', place: 'bids', label: 'Offer terms' } as const
    return due(day - state.day + 1, { id, title, detail: 'Now agree terms with the player.', action })
  })
}

function objective(state: Snapshot): RankedNeed[] {
  const { isAsking, inForce } = boardReport(state)
  if (!isAsking) return []
  return [
    due(dayOfWeek(state.currentSeason, 1) - state.day + 1, {
      id: 'objective',
      title: 'The board asks for your objective',
      detail: `${inForce.name}, ${inForce.asked}, unless you choose another.`,
      action: { kind: 'place', place: 'objectives', label: 'Choose' },
    }),
  ]
}

function youngsters({ academy: { intake, deadline }, assistant, day }: Snapshot): RankedNeed[] {
  if (intake.length === 0 || assistant.signsYoungsters) return []
  return [
    due(deadline - day + 1, {
      id: 'academy',
      title: `${intake.length} ${plural(intake.length, 'youngster waits', 'youngsters wait')} for a contract`,
      detail: 'Those you don’t sign leave.',
      action: { kind: 'place', place: 'academy', label: 'See them' },
    }),
  ]
}

/** Contracts that end with the season, of players who would talk, from the first reminder on. */
function contracts(state: Snapshot): RankedNeed[] {
  const { currentMatchWeek: week, currentSeason, assistant, day } = state
  if (week < FIRST_REMINDER || assistant.renewsContracts) return []
  const ending = contractsToRenew(state).toSorted((a, b) => b.quality - a.quality)
  const [best, ...others] = ending
  if (!best) return []
  return [
    due(dayOfWeek(currentSeason, WEEKS_PER_SEASON) - day + 1, {
      id: 'contracts',
      title:
        others.length === 0
          ? `${best.name}’s contract runs out`
          : `${ending.length} contracts to renew by the summer`,
      detail: others.length === 0 ? roleOf(state, best) : `${best.name} (${roleOf(state, best)}) and others.`,
      action:
        others.length === 0
          ? { kind: 'contract', id: best.id, label: 'Talk' }
          : { kind: 'place', place: 'contracts', label: 'See contracts' },
    }),
  ]
}

/** Draws of competitions that the own club is still in, until the match that follows each. */
function draws(state: Snapshot): RankedNeed[] {
  return COMPETITIONS.flatMap((competition) => {
    const { id, name, rounds } = competition
    const tie = competitionOf(state, id).ties.find((one) => !one.result && isTieOf(one, state.club.id))
    if (!tie || state.currentMatchWeek !== weekOfDraw(rounds, tie.round)) return []
    return [
      {
        ...LEISURE,
        id: `draw ${id}`,
        title: `The draw for the ${stageName(id, tie.round)} is out`,
        detail: `You’re in the hat of the ${name}. Watch the balls come out, or just go on.`,
        action: { kind: 'cup-draw', competition: id, label: 'Watch the draw' } as const,
      },
    ]
  })
}

/** Match week after which a round is drawn, 0 for groups; null for one that is drawn with others or with the season. */
function weekOfDraw(rounds: Competition['rounds'], round: number): number | null {
  const [before, now] = [rounds[round - 2], rounds[round - 1]]
  if (!before) return now?.stage === 'group' ? 0 : null
  return now?.stage === 'group' || now?.stage === 'second-leg' ? null : before.afterWeek
}

function roleOf(state: Snapshot, player: DeepReadonly<Player>): string {
  return STATUS_NAMES[deservedStatus(state.players, player)]
}
