import { chooseObjective } from './board/objectives.ts'
import { renameClub } from './clubs/renameClub.ts'
import { announceRefusal } from './news/announce.ts'
import { clearNotifications } from './news/notify.ts'
import type { Outcome } from './news/outcome.ts'
import { buildFacility, upgradeFacility } from './facilities/build.ts'
import type { GameState } from './gameState.ts'
import { launchCampaign, shareCampaign } from './marketing/campaigns.ts'
import { togglePolicy } from './marketing/policies.ts'
import { releaseYoungster, signYoungster } from './players/academy.ts'
import { nameCaptain } from './players/captaincy.ts'
import { setIndividualFocus } from './players/individualTraining.ts'
import { restoreLineUp } from './players/lineUp.ts'
import { setTraining } from './players/setTraining.ts'
import { autoPick, dropPlayer, selectPlayer, swapPlayers } from './players/squad.ts'
import { setAssistant } from './season/assistant.ts'
import { answerEvent } from './season/events/answerEvent.ts'
import { dismissStaff, hireStaff } from './staff/hire.ts'
import { setTactics } from './tactics/setTactics.ts'
import { setStandingOrders } from './tactics/standingOrders.ts'
import { setTicketPrice } from './tickets/ticketPrice.ts'
import { answerUnrest } from './unrest/answers.ts'
import { acceptBid, askForMore, refuseBid } from './transfers/bids.ts'
import { borrowPlayer } from './loans/borrowing.ts'
import { refreshMarketNow } from './transfers/handRefresh.ts'
import { offerTerms } from './transfers/signRivalPlayer.ts'
import { lendPlayer } from './loans/lending.ts'
import { makeOffer, toggleShortlist, withdrawOffer } from './transfers/offers.ts'
import { offerContract } from './contracts/renewal.ts'
import { callScoutsBack, sendScouts } from './scouting/assignments.ts'
import { sellPlayer, signPlayer } from './transfers/transfer.ts'

/** Every command that a manager has, by its name in a decision. */
export const COMMANDS = {
  acceptBid,
  answerEvent,
  answerUnrest,
  askForMore,
  autoPick,
  borrowPlayer,
  buildFacility,
  callScoutsBack,
  chooseObjective,
  clearNotifications,
  dismissStaff,
  dropPlayer,
  hireStaff,
  launchCampaign,
  lendPlayer,
  makeOffer,
  nameCaptain,
  offerContract,
  offerTerms,
  refreshMarketNow,
  refuseBid,
  releaseYoungster,
  renameClub,
  restoreLineUp,
  selectPlayer,
  sellPlayer,
  sendScouts,
  setAssistant,
  setIndividualFocus,
  setStandingOrders,
  setTactics,
  setTicketPrice,
  setTraining,
  shareCampaign,
  signPlayer,
  signYoungster,
  swapPlayers,
  togglePolicy,
  toggleShortlist,
  upgradeFacility,
  withdrawOffer,
}

export type CommandName = keyof typeof COMMANDS

type Arguments<Command> = Command extends (state: GameState, ...args: infer Args) => Outcome ? Args : never

/** Decision of the manager as plain JSON: name and arguments of a command. */
export type Decision = {
  [Name in CommandName]: readonly [name: Name, ...args: Arguments<(typeof COMMANDS)[Name]>]
}[CommandName]

/**
 * Carries out a decision. A refusal changes nothing but the notifications, if it has a notice. The state is to be
 * discarded after a throw.
 */
export function runDecision(state: GameState, [name, ...args]: Decision): Outcome {
  const command = COMMANDS[name] as (state: GameState, ...args: readonly unknown[]) => Outcome
  const outcome = command(state, ...args)
  if (!outcome.done) announceRefusal(state, outcome)
  return outcome
}
