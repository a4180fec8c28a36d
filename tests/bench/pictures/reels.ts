/** Careers and steps that lead to the pictures of `npm run screenshots`. */
import type { Page } from '@playwright/test'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { launchCampaign } from '../../../client/simulation/marketing/campaigns.ts'
import { sendScouts } from '../../../client/simulation/scouting/assignments.ts'
import { lendPlayer } from '../../../client/simulation/loans/lending.ts'
import { autoPick } from '../../../client/simulation/players/squad.ts'
import type { Settings } from '../../../client/stores/settings.ts'
import { careerBeforeItsEnd } from '../../support/careerBeforeItsEnd.ts'
import { fillSquad, longCareer } from '../../support/longCareer.ts'
import { MANAGERS } from '../../support/managers.ts'

export interface Shot {
  name: string
  open: (page: Page) => Promise<void>
  /** Opens a dialog, which is closed by Escape afterwards. */
  isDialog?: boolean
}

/** Shots that are taken one after the other in one career, all or some of them. */
export interface Reel {
  career: () => GameState
  settings?: Partial<Settings>
  isRegistered?: boolean
  shots: readonly Shot[]
}

const tab = (name: string, view?: string): Shot['open'] => {
  return async (page) => {
    await page.getByRole('tab', { name, exact: true }).click()
    if (view) await page.getByRole('tabpanel').getByRole('tab', { name: view }).click()
    await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first().waitFor()
  }
}

const press =
  (name: string | RegExp, { after }: { after?: Shot['open'] } = {}): Shot['open'] =>
  async (page) => {
    await after?.(page)
    await page.getByRole('button', { name }).first().click()
    await page.getByRole('dialog').first().waitFor()
  }

/** Opens a dialog from the header, on phones from its menu. */
const pressInHeader =
  (name: string): Shot['open'] =>
  async (page) => {
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    if (await menu.isVisible()) {
      await menu.click()
      await page.getByRole('menuitem', { name }).click()
    } else {
      await page.getByRole('button', { name, exact: true }).click()
    }
    await page.getByRole('dialog').first().waitFor()
  }

/** Presses Continue or Play, and waits for a dialog. */
const pressContinue: Shot['open'] = async (page) => {
  await page.getByRole('button', { name: /^(Continue$|Continue: |Play: )/ }).click()
  await page.getByRole('dialog').waitFor()
}

/** Opens a dialog by a keyboard shortcut. */
const openByKey =
  (key: string): Shot['open'] =>
  async (page) => {
    await page.keyboard.press(key)
    await page.getByRole('dialog').first().waitFor()
  }

/** Opens a dialog by searching for its action, which phones show in a folded panel only. */
const searchFor =
  (action: string): Shot['open'] =>
  async (page) => {
    await openByKey('Control+k')(page)
    await page.keyboard.type(action)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'hidden' })
    await page.getByRole('dialog').waitFor()
  }

const compareThree: Shot['open'] = async (page) => {
  await tab('Squad', 'List')(page)
  for (const box of (await page.getByRole('checkbox', { name: /^Compare/ }).all()).slice(0, 3))
    await box.click()
  await page.getByRole('button', { name: /^Compare \(/ }).click()
  await page.getByRole('dialog').waitFor()
}

const giveFeedback: Shot['open'] = async (page) => {
  await pressContinue(page)
  await page.getByRole('tab', { name: 'Give Feedback' }).click()
  await page.getByRole('tabpanel', { name: 'Give Feedback' }).waitFor()
}

const loadAfterSaving: Shot['open'] = async (page) => {
  for (const name of ['Before the derby', 'Winter break', 'Going for the title']) {
    await pressInHeader('Save')(page)
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await pressInHeader('Load')(page)
}

const openSecondDivision: Shot['open'] = async (page) => {
  await tab('League', 'Standings')(page)
  await page.getByRole('radio', { name: 'Second division' }).check()
  await page.getByRole('table', { name: 'Second division' }).waitFor()
}

const watchMatch: Shot['open'] = async (page) => {
  await page.getByRole('button', { name: /^Play: / }).click()
  await page.getByRole('group', { name: /Minute (3|4)\d/ }).waitFor({ timeout: 90_000 })
}

/** Plays to the evening before the first day with an event of a matching kind. */
function dayBefore(career: GameState, happens: (kind: string) => boolean): GameState {
  const game = copyGame(career)
  for (;;) {
    MANAGERS.sensible(game)
    autoPick(game)
    const before = copyGame(game)
    if (beginDay(game).some(({ kind }) => happens(kind))) return before
    playMatchDay(game)
  }
}

/** Made when a reel first needs it, for all that follow. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | null = null
  return () => (made ??= make())
}

const tenth = once(() => {
  const career = longCareer({ seed: 42, season: 10, week: 12 })
  for (const region of ['south', 'league'] as const) {
    sendScouts(career, { region, position: 'any', ages: 'young' })
    while (career.scouting.assignment) playDay(career)
  }
  // Somebody is on loan, and the list has matches and goals.
  fillSquad(career, 26)
  for (const { id } of career.players.slice(-2)) lendPlayer(career, id, 'starter')
  // Last, because days end a campaign, and only one that runs can be shared.
  launchCampaign(career, 'local-advertising')
  return career
})
const morning = once(() => {
  const career = copyGame(tenth())
  while (!career.awaitingKickOff) beginDay(career)
  return career
})
const injured = once(() => {
  const career = copyGame(tenth())
  for (const player of career.players.slice(4)) player.injured = true
  return career
})
const sacked = once(() => careerBeforeItsEnd(MANAGERS.idle, 'sacked'))
const bankrupt = once(() => careerBeforeItsEnd(MANAGERS.idle, 'bankrupt'))
const instant = { matchdayMode: 'instant' } as const

export const REELS: readonly Reel[] = [
  {
    career: () => createGame({ seed: 42, clubName: 'Northgate United' }),
    shots: [
      { name: 'first-week', open: tab('Dashboard') },
      { name: 'cup-draw', open: press('Watch the draw', { after: tab('League', 'Cups') }), isDialog: true },
    ],
  },
  {
    career: tenth,
    shots: [
      { name: 'dashboard', open: tab('Dashboard') },
      { name: 'squad-selection', open: tab('Squad', 'Selection') },
      { name: 'squad-list', open: tab('Squad', 'List') },
      { name: 'squad-pitch', open: tab('Squad', 'Pitch') },
      { name: 'squad-training', open: tab('Squad', 'Training') },
      { name: 'squad-contracts', open: tab('Squad', 'Contracts') },
      { name: 'contract-talks', open: press(/^Offer Contract: /), isDialog: true },
      { name: 'tickets', open: tab('Tickets') },
      { name: 'staff', open: tab('Staff') },
      { name: 'facilities', open: tab('Facilities') },
      { name: 'tactics', open: tab('Tactics') },
      { name: 'marketing', open: tab('Marketing') },
      { name: 'squad-loans', open: tab('Squad', 'Loans') },
      {
        name: 'lend-player',
        open: press(/^Lend Out: /, { after: tab('Squad', 'Loans') }),
        isDialog: true,
      },
      { name: 'transfer-market', open: tab('Transfers', 'Transfer Market') },
      { name: 'transfer-sales', open: tab('Transfers', 'Sell Players') },
      { name: 'transfer-history', open: tab('Transfers', 'Transfer History') },
      { name: 'transfer-scouting', open: tab('Transfers', 'Scouting') },
      { name: 'league-standings', open: tab('League', 'Standings') },
      { name: 'league-results', open: tab('League', 'Results') },
      { name: 'league-scorers', open: tab('League', 'Scorers') },
      { name: 'league-clubs', open: tab('League', 'Clubs') },
      { name: 'league-cup', open: tab('League', 'Cups') },
      { name: 'league-history', open: tab('League', 'History') },
      { name: 'second-division', open: openSecondDivision },
      {
        name: 'player-details',
        open: press('View Details', { after: tab('Squad', 'Selection') }),
        isDialog: true,
      },
      { name: 'compare-players', open: compareThree, isDialog: true },
      {
        name: 'confirm-sale',
        open: press(/^Sell /, { after: tab('Transfers', 'Sell Players') }),
        isDialog: true,
      },
      { name: 'confirm-dismissal', open: press(/^Dismiss/, { after: tab('Staff') }), isDialog: true },
      { name: 'policy-info', open: press(/^About /, { after: tab('Marketing') }), isDialog: true },
      { name: 'share-campaign', open: press(/^Share/, { after: tab('Marketing') }), isDialog: true },
      { name: 'team-settings', open: press('Team Settings'), isDialog: true },
      { name: 'settings', open: pressInHeader('Settings'), isDialog: true },
      { name: 'paper', open: searchFor('Read the paper'), isDialog: true },
      {
        name: 'hall-of-fame',
        open: press('Hall of fame', { after: tab('League', 'History') }),
        isDialog: true,
      },
      {
        name: 'your-career',
        open: press('Your career', { after: tab('League', 'History') }),
        isDialog: true,
      },
      { name: 'shortcuts', open: openByKey('?'), isDialog: true },
      { name: 'search', open: pressInHeader('Search'), isDialog: true },
    ],
  },
  { career: morning, settings: { matchdayMode: 'fast' }, shots: [{ name: 'matchday', open: watchMatch }] },
  { career: morning, settings: instant, shots: [{ name: 'match-result', open: pressContinue }] },
  {
    career: () => dayBefore(tenth(), (kind) => kind === 'random-event'),
    shots: [{ name: 'random-event', open: pressContinue }],
  },
  { career: injured, shots: [{ name: 'insufficient-players', open: press('Normal') }] },
  { career: sacked, settings: instant, shots: [{ name: 'sacked', open: pressContinue }] },
  { career: sacked, settings: instant, shots: [{ name: 'sacked-feedback', open: giveFeedback }] },
  { career: bankrupt, settings: instant, shots: [{ name: 'bankrupt', open: pressContinue }] },
  {
    career: bankrupt,
    settings: instant,
    shots: [{ name: 'restart', open: press('Restart', { after: pressContinue }) }],
  },
  {
    career: tenth,
    isRegistered: true,
    shots: [
      { name: 'unsaved-progress', open: pressInHeader('Log out'), isDialog: true },
      { name: 'save-game', open: pressInHeader('Save'), isDialog: true },
      { name: 'load-game', open: loadAfterSaving, isDialog: true },
    ],
  },
]
