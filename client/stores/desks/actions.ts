import { AHEAD_TARGETS } from '../../simulation/season/aheadTargets.ts'
import { SPEEDS } from '../GameStore.ts'
import type { MatchdayStore } from '../MatchdayStore.ts'
import { TABS, type UiStore } from '../UiStore.ts'
import { AHEAD_LABELS, type AheadDesk } from './AheadDesk.ts'
import type { FirstWeekDesk } from './FirstWeekDesk.ts'
import type { TimeDesk } from './TimeDesk.ts'
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

/** Opens the search, also where single keys are switched off. */
export const SEARCH_KEY = 'Ctrl+K'

/** All actions, for the keyboard, the help and the search. */
export const ACTIONS: readonly Action[] = [
  {
    label: 'Continue, or pause',
    place: 'office',
    key: 'Space',
    run: ({ ahead }) => {
      ahead.advance()
    },
  },
  ...AHEAD_TARGETS.map((target): Action => ({
    label: AHEAD_LABELS[target],
    place: 'office',
    run: ({ ahead }) => {
      ahead.start(target)
    },
  })),
  ...TABS.map((tab, index): Action => ({
    label: `Go to ${tab.charAt(0).toUpperCase()}${tab.slice(1)}`,
    place: 'office',
    key: String((index + 1) % 10),
    run: ({ ui }) => {
      ui.selectTab(tab)
    },
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
    label: 'Skip to the end of the match',
    place: 'match',
    key: 's',
    run: ({ matchday }) => {
      matchday.skip()
    },
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
    run: ({ firstWeek }) => {
      firstWeek.reopen()
    },
  },
  {
    label: 'Read the paper',
    place: 'office',
    run: ({ ui }) => {
      ui.openModal({ kind: 'paper' })
    },
  },
  {
    label: 'Objective of the season',
    place: 'office',
    run: ({ ui }) => {
      ui.openModal({ kind: 'objectives' })
    },
  },
  {
    label: 'Finances of the season',
    place: 'office',
    run: ({ ui }) => {
      ui.openModal({ kind: 'finances' })
    },
  },
  {
    label: 'Hall of fame and achievements',
    place: 'office',
    run: ({ ui }) => {
      ui.openModal({ kind: 'hall-of-fame' })
    },
  },
  dialogAction('Settings', 'settings'),
  {
    label: 'Team settings',
    place: 'office',
    run: ({ ui }) => {
      ui.openModal({ kind: 'team-settings' })
    },
  },
  dialogAction('Keyboard shortcuts', 'shortcuts', '?'),
  dialogAction('Search players, clubs, tabs and actions', 'search', SEARCH_KEY),
  {
    label: 'Restart with a new career',
    place: 'office',
    run: ({ ui }) => {
      ui.openModal({ kind: 'confirm-restart' })
    },
  },
]

function speedAction(name: keyof typeof SPEEDS, key: string): Action {
  return {
    label: `Speed: ${name}`,
    place: 'office',
    key,
    run: ({ time }) => {
      time.chooseSpeed(SPEEDS[name])
    },
  }
}

/** Action that opens a dialog. Pauses a match being watched. */
function dialogAction(label: string, kind: 'settings' | 'shortcuts' | 'search', key?: string): Action {
  return {
    label,
    place: 'anywhere',
    ...(key !== undefined && { key }),
    run: ({ matchday, ui }) => {
      if (matchday.isOpen) matchday.setPaused(true)
      ui.openModal({ kind })
    },
  }
}
