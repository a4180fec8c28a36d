/** Newcomer who follows the checklist, the queue and the hints of the dashboard, and knows nothing else. */
import { decisionOf, runDecision, type Decision } from '../../client/simulation/commands.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { firstInvestments } from '../../client/simulation/reports/firstInvestments.ts'
import { isHintWeek } from '../../client/simulation/reports/firstSteps.ts'
import { HINT_TABS, type HintTask } from '../../client/simulation/reports/hint.ts'
import { hintOf, topicOfWeek } from '../../client/simulation/reports/hints.ts'
import { inboxReport } from '../../client/simulation/reports/inboxReport.ts'
import type { NeedAction } from '../../client/simulation/reports/need.ts'
import { needsYou } from '../../client/simulation/reports/needsYou.ts'
import { nextCost } from '../../client/simulation/facilities/build.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { financeForecast } from '../../client/simulation/season/financeForecast.ts'

/** Pounds that every club keeps, and the share of the money above which the rest lies idle. */
const KEPT = 1_000_000
const IDLE_SHARE = 0.1
/** Match week by which all tabs are to be met. */
const TABS_BY = 8

interface FirstSeason {
  seed: number
  /** Tabs not met by week 8, of all nine. */
  unmetTabs: string[]
  /** Days on which more than a tenth of the money lay idle, and those of them on which nothing asked for it. */
  idleDays: number
  silentDays: number
}

/** Plays a first season. `follows` is false for a newcomer who reads the queue and does nothing about it. */
export function playNewcomer(seed: number, { follows = true } = {}): FirstSeason {
  const game = createGame({ seed })
  // The checklist leads to these; its eleven is picked before a click.
  const tabs = new Set(['dashboard', 'tactics', 'tickets'])
  const topics: string[] = []
  let hintedIn = 0
  let unmetTabs: string[] = []
  let idleDays = 0
  let silentDays = 0
  followChecklist(game, tabs)
  while (game.currentSeason === 1 && !game.ended) {
    if (isHintWeek(game) && hintedIn < game.currentMatchWeek) {
      const topic = topicOfWeek(game, { tabs: [...tabs], topics })
      const hint = topic && hintOf(game, topic)
      if (topic && hint) {
        hintedIn = game.currentMatchWeek
        topics.push(topic)
        if (hint.tab) tabs.add(hint.tab)
        if (follows && hint.task) runDecision(game, decisionOfTask(hint.task))
      }
    }
    if (follows) followQueue(game)
    if (isIdle(game)) {
      idleDays += 1
      if (!needsYou(game).some(({ id }) => id === 'money' || id === 'dividend')) silentDays += 1
    }
    if (game.currentMatchWeek < TABS_BY) unmetTabs = HINT_TABS.filter((tab) => !tabs.has(tab))
    beginDay(game)
    playMatchDay(game)
  }
  return { seed, unmetTabs, idleDays, silentDays }
}

function followChecklist(game: GameState, tabs: Set<string>): void {
  runDecision(game, ['chooseObjective', 'ambitious'])
  for (const { tab } of firstInvestments(game).slice(0, 1)) tabs.add(tab)
  runDecision(game, ['buildFacility', 'Club Shop'])
}

/** Takes what the queue offers to do, the most urgent first. */
function followQueue(game: GameState): void {
  for (const { action } of needsYou(game)) {
    const decision = decisionOfRow(game, action)
    if (decision) runDecision(game, decision)
  }
}

function decisionOfRow(game: GameState, action: NeedAction): Decision | null {
  switch (action.kind) {
    case 'pick-eleven':
      return ['autoPick']
    case 'way':
      return decisionOf(action.way)
    case 'message': {
      const message = inboxReport(game).find(({ player }) => player.id === action.id)
      const choice = message?.choices.find(({ hurdle }) => hurdle === null)
      return choice ? ['answerUnrest', action.id, choice.answer] : null
    }
    case 'place': {
      const [bid] = game.bids
      return action.place === 'bids' && bid ? ['refuseBid', bid.playerId] : null
    }
    case 'save':
      return ['saveFor', action.facility]
    case 'contract':
    case 'cup-draw':
    case 'keeper':
      return null
  }
}

function decisionOfTask(task: HintTask): Decision {
  switch (task.kind) {
    case 'pick-eleven':
      return ['autoPick']
    case 'hire':
      return ['hireStaff', task.role]
    case 'launch':
      return ['launchCampaign', task.id]
    case 'tactics':
      return ['setTactics', task.change]
    case 'assistant':
      return ['setAssistant', task.change]
    case 'way':
      return decisionOf(task.way)
  }
}

/** True when more than a tenth of the money would not be missed at the season's end, and is not saved for a building. */
function isIdle(game: GameState): boolean {
  const spare = Math.min(game.money, financeForecast(game).left) - KEPT
  const { savings } = game.board
  const isSaved = savings !== null && spare < (nextCost(game.facilities, savings.facility) ?? 0)
  return spare > IDLE_SHARE * game.money && !isSaved
}
