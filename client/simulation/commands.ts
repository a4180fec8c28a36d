import {
  amount,
  assistantChange,
  clubName,
  face,
  id,
  lineUp,
  managerName,
  standingOrders,
  tacticsChange,
  terms,
  trainingChange,
} from './argumentChecks.ts'
import { individualGoal } from './club/individualTraining.ts'
import { OBJECTIVE_LEVELS } from './club/board.ts'
import { DIFFICULTIES } from './club/difficulty.ts'
import { FACILITY_TYPES } from './club/facility.ts'
import { POLICIES, SHARE_PLACES } from './club/marketing.ts'
import { nullable, oneOf, tuple, type Check } from './core/checks.ts'
import type { DeepReadonly } from './core/readonly.ts'
import { LOAN_ROLES } from './people/loan.ts'
import { scoutingBrief } from './people/scouting.ts'
import { UNREST_ANSWERS } from './people/unrest.ts'
import { chooseObjective } from './board/objectives.ts'
import { raiseDifficulty } from './board/raiseDifficulty.ts'
import { renameClub } from './clubs/clubNames.ts'
import { announceRefusal, clearNotifications } from './news/announce.ts'
import { refuse, type Outcome } from './news/outcome.ts'
import type { WayOut } from './news/wayOut.ts'
import { buildFacility, upgradeFacility } from './facilities/build.ts'
import { saveFor } from './facilities/savings.ts'
import { challengeRefusal, countDecision } from './challenge/challengeRules.ts'
import { leaveRanking } from './challenge/luck.ts'
import { logStep } from './challenge/runLog.ts'
import type { GameState } from './gameState.ts'
import { launchCampaign, shareCampaign } from './marketing/campaigns.ts'
import { togglePolicy } from './marketing/policies.ts'
import { releaseYoungster, signYoungster } from './players/youngsters.ts'
import { nameCaptain } from './players/captaincy.ts'
import { setIndividualFocus } from './players/individualFocus.ts'
import { restoreLineUp } from './players/lineUp.ts'
import { setTraining } from './players/setTraining.ts'
import { autoPick, dropPlayer, selectPlayer, swapPlayers } from './players/squad.ts'
import { takeOver } from './season/takeOver.ts'
import { withdrawSettledNews } from './season/settledNews.ts'
import { setAssistant } from './season/assistant.ts'
import { answerEvent } from './season/events/answerEvent.ts'
import { dismissStaff, hireStaff } from './staff/hire.ts'
import { setTactics } from './tactics/setTactics.ts'
import { ordersForTheTired } from './club/standingOrder.ts'
import { setStandingOrders } from './tactics/standingOrders.ts'
import { setTicketPrice } from './tickets/ticketPrice.ts'
import { answerUnrest } from './unrest/answers.ts'
import { acceptBid, askForMore, refuseBid } from './transfers/bids.ts'
import { introduceManager } from './manager/newManager.ts'
import { retire } from './manager/retire.ts'
import { borrowPlayer } from './loans/borrowing.ts'
import { refreshMarketNow } from './transfers/handRefresh.ts'
import { offerTerms } from './transfers/signRivalPlayer.ts'
import { lendPlayer } from './loans/lending.ts'
import { makeOffer, toggleShortlist, withdrawOffer } from './transfers/offers.ts'
import { offerContract } from './contracts/renewal.ts'
import { callScoutsBack, sendScouts } from './scouting/assignments.ts'
import { sellPlayer, signPlayer } from './transfers/transfer.ts'

/** Refuses arguments that are none of the command's, which no screen sends. */
function command<Args extends readonly unknown[]>(
  run: (state: GameState, ...args: Args) => Outcome,
  ...checks: { [Place in keyof Args]: Check<Args[Place]> }
) {
  const areArguments = tuple<Args>(...checks)
  return (state: GameState, ...args: Args): Outcome =>
    areArguments(args) ? run(state, ...args) : refuse(IMPOSSIBLE)
}

const IMPOSSIBLE = 'That isn’t possible.'

/** Every command that a manager has, by its name in a decision, with the checks of its arguments. */
export const COMMANDS = {
  acceptBid: command(acceptBid, id),
  answerEvent: command(answerEvent, amount),
  answerUnrest: command(answerUnrest, id, oneOf(UNREST_ANSWERS)),
  askForMore: command(askForMore, id),
  autoPick: command(autoPick),
  borrowPlayer: command(borrowPlayer, id),
  buildFacility: command(buildFacility, oneOf(FACILITY_TYPES)),
  callScoutsBack: command(callScoutsBack),
  chooseObjective: command(chooseObjective, oneOf(OBJECTIVE_LEVELS)),
  clearNotifications: command(clearNotifications),
  dismissStaff: command(dismissStaff, id),
  dropPlayer: command(dropPlayer, id),
  hireStaff: command(hireStaff, id),
  introduceManager: command(introduceManager, managerName, face),
  launchCampaign: command(launchCampaign, id),
  leaveRanking: command(leaveRanking),
  lendPlayer: command(lendPlayer, id, oneOf(LOAN_ROLES)),
  makeOffer: command(makeOffer, id, amount),
  nameCaptain: command(nameCaptain, nullable(id)),
  offerContract: command(offerContract, id, terms),
  offerTerms: command(offerTerms, id, terms),
  raiseDifficulty: command(raiseDifficulty, oneOf(DIFFICULTIES)),
  refreshMarketNow: command(refreshMarketNow),
  refuseBid: command(refuseBid, id),
  releaseYoungster: command(releaseYoungster, id),
  renameClub: command(renameClub, clubName),
  restoreLineUp: command(restoreLineUp, lineUp),
  retire: command(retire),
  saveFor: command(saveFor, nullable(oneOf(FACILITY_TYPES))),
  selectPlayer: command(selectPlayer, id),
  sellPlayer: command(sellPlayer, id),
  sendScouts: command(sendScouts, scoutingBrief),
  setAssistant: command(setAssistant, assistantChange),
  setIndividualFocus: command(setIndividualFocus, id, nullable(individualGoal)),
  setStandingOrders: command(setStandingOrders, standingOrders),
  setTactics: command(setTactics, tacticsChange),
  setTicketPrice: command(setTicketPrice, amount),
  setTraining: command(setTraining, trainingChange),
  shareCampaign: command(shareCampaign, id, oneOf(SHARE_PLACES)),
  signPlayer: command(signPlayer, id),
  signYoungster: command(signYoungster, id),
  swapPlayers: command(swapPlayers, id, id),
  takeOver: command(takeOver, id),
  togglePolicy: command(togglePolicy, oneOf(POLICIES)),
  toggleShortlist: command(toggleShortlist, id),
  upgradeFacility: command(upgradeFacility, id),
  withdrawOffer: command(withdrawOffer, id),
}

export type CommandName = keyof typeof COMMANDS

/** Decision of the manager as plain JSON: name and arguments of a command. */
export type Decision = {
  [Name in CommandName]: (typeof COMMANDS)[Name] extends (state: GameState, ...args: infer Args) => Outcome
    ? readonly [name: Name, ...args: Args]
    : never
}[CommandName]

/**
 * Carries out a decision. A refusal changes nothing but the notifications, if it has a notice. Arguments of any shape
 * and unknown names are refused.
 */
export function runDecision(state: GameState, [name, ...args]: Decision): Outcome {
  if (!Object.hasOwn(COMMANDS, name)) return refuse(IMPOSSIBLE)
  const refusal = challengeRefusal(state, [name, ...args])
  if (refusal !== null) return refuse(refusal)
  const run = COMMANDS[name] as (state: GameState, ...args: readonly unknown[]) => Outcome
  const outcome = run(state, ...args)
  if (outcome.done || outcome.notice !== undefined) logStep(state, [name, ...args])
  if (outcome.done) {
    countDecision(state, name)
    withdrawSettledNews(state)
  } else announceRefusal(state, outcome)
  return outcome
}

/** The command of a way out. */
export function decisionOf(way: DeepReadonly<WayOut>): Decision {
  switch (way.kind) {
    case 'build':
      return ['buildFacility', way.type]
    case 'upgrade':
      return ['upgradeFacility', way.id]
    case 'sell':
      return ['sellPlayer', way.id]
    case 'borrow':
      return ['borrowPlayer', way.id]
    case 'sign':
      return ['signPlayer', way.id]
    case 'dismiss':
      return ['dismissStaff', way.id]
    case 'orders':
      return ['setStandingOrders', ordersForTheTired()]
    case 'renew':
      return ['setAssistant', { renewsContracts: true }]
  }
}
