import { SHOUT_NAMES, SHOUTS } from '../../simulation/club/calls.ts'
import { capitalised } from '../../simulation/core/english.ts'
import { AHEAD_TARGETS } from '../../simulation/season/aheadTargets.ts'
import { SPEEDS } from '../GameStore.ts'
import type { MatchdayStore } from '../MatchdayStore.ts'
import { TABS, type UiStore } from '../UiStore.ts'
import { AHEAD_LABELS, type AheadDesk } from './AheadDesk.ts'
import type { FirstWeekDesk } from './FirstWeekDesk.ts'
import type { TimeDesk } from './TimeDesk.ts'
import type { TouchlineDesk } from './TouchlineDesk.ts'
import type { UndoableDecisions } from './UndoableDecisions.ts'

/** Place of an action: between matches, during one, or both. */
export type Place = 'office' | 'match' | 'anywhere'

/** Stores that the actions act on. */
export interface ActionStores {
  ahead: AheadDesk
  firstWeek: FirstWeekDesk
  lineUp: UndoableDecisions
  matchday: MatchdayStore
  time: TimeDesk
  touchline: TouchlineDesk
  ui: UiStore
}

/** Action of the search and of the keyboard. */
export interface Action {
  label: string
  place: Place
  /** `KeyboardEvent.key`, or 'Space'. 'Ctrl+K' includes ⌘ K. */
  key?: string
  run: (stores: ActionStores) => void
}

/** Dialogs that need no data. */
type Dialog =
  | 'paper'
  | 'objectives'
  | 'finances'
  | 'hall-of-fame'
  | 'manager'
  | 'team-settings'
  | 'confirm-restart'
  | 'settings'
  | 'shortcuts'
  | 'search'

/** Opens the search, also where single keys are switched off. */
export const SEARCH_KEY = 'Ctrl+K'

/** All actions, for the keyboard, the help and the search. */
export const ACTIONS: readonly Action[] = [
  {
    label: 'Continue, or pause',
    place: 'office',
    key: 'Space',
    run: ({ ahead }) => ahead.advance(),
  },
  ...AHEAD_TARGETS.map((target): Action => ({
    label: AHEAD_LABELS[target],
    place: 'office',
    run: ({ ahead }) => ahead.start(target),
  })),
  ...TABS.map((tab, index): Action => ({
    label: `Go to ${capitalised(tab)}`,
    place: 'office',
    key: String((index + 1) % 10),
    run: ({ ui }) => ui.selectTab(tab),
  })),
  speedAction('Pause', 'p'),
  speedAction('Normal', 'n'),
  speedAction('Fast', 'f'),
  {
    label: 'Pause or resume the match',
    place: 'match',
    key: 'Space',
    run: ({ matchday, time }) => {
      if (matchday.isOver) time.finishMatch()
      else matchday.setPaused(!matchday.isPaused)
    },
  },
  {
    label: 'Half-time: what the assistant would say',
    place: 'match',
    key: 'Enter',
    run: ({ touchline }) => touchline.talkAsAdvised(),
  },
  ...SHOUTS.map((shout, index): Action => ({
    label: `Shout: ${SHOUT_NAMES[shout].toLowerCase()}`,
    place: 'match',
    key: String(index + 1),
    run: ({ touchline }) => touchline.call(shout),
  })),
  {
    label: 'Skip to the end of the match',
    place: 'match',
    key: 's',
    run: ({ matchday }) => matchday.skip(),
  },
  {
    label: 'Sound of the match on or off',
    place: 'match',
    key: 'm',
    run: ({ ui }) => ui.changeSettings({ sound: ui.settings.sound === 'on' ? 'off' : 'on' }),
  },
  {
    label: 'Auto-pick the best eleven',
    place: 'office',
    run: ({ lineUp, ui }) => {
      ui.selectTab('squad')
      lineUp.decide('autoPick')
    },
  },
  {
    label: 'Show the first-week checklist',
    place: 'office',
    run: ({ firstWeek }) => firstWeek.reopen(),
  },
  dialogAction('Read the paper', 'paper', { place: 'office' }),
  dialogAction('Objective of the season', 'objectives', { place: 'office' }),
  dialogAction('Finances of the season', 'finances', { place: 'office' }),
  dialogAction('Your career and reputation', 'manager', { place: 'office' }),
  dialogAction('Hall of fame and achievements', 'hall-of-fame', { place: 'office' }),
  dialogAction('Settings', 'settings', { place: 'anywhere' }),
  dialogAction('Team settings', 'team-settings', { place: 'office' }),
  dialogAction('Keyboard shortcuts', 'shortcuts', { place: 'anywhere', key: '?' }),
  dialogAction('Search players, clubs, tabs and actions', 'search', { place: 'anywhere', key: SEARCH_KEY }),
  dialogAction('Restart with a new career', 'confirm-restart', { place: 'office' }),
]

function speedAction(name: keyof typeof SPEEDS, key: string): Action {
  return {
    label: `Speed: ${name}`,
    place: 'office',
    key,
    run: ({ time }) => time.chooseSpeed(SPEEDS[name]),
  }
}

/** Action that opens a dialog. Pauses a match being watched. */
function dialogAction(label: string, kind: Dialog, { place, key }: Pick<Action, 'place' | 'key'>): Action {
  return {
    label,
    place,
    ...(key !== undefined && { key }),
    run: ({ matchday, ui }) => {
      if (matchday.isOpen) matchday.setPaused(true)
      ui.openModal({ kind })
    },
  }
}
