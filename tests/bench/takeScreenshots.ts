/**
 * Takes screenshots of all tabs and dialogs of seeded careers, in light and dark, wide and narrow:
 * `npm run screenshots`, or `npm run screenshots -- dashboard staff` for some. They are written to
 * `screenshots/`; those of the README are updated.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { copyGame } from '../../client/simulation/copyGame.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { launchCampaign } from '../../client/simulation/marketing/campaigns.ts'
import { sendScouts } from '../../client/simulation/transfers/scouting.ts'
import { lendPlayer } from '../../client/simulation/transfers/loans.ts'
import { autoPick } from '../../client/simulation/players/squad.ts'
import type { Settings } from '../../client/stores/settings.ts'
import { careerBeforeItsEnd } from '../support/careerBeforeItsEnd.ts'
import { fillSquad, longCareer } from '../support/longCareer.ts'
import { MANAGERS } from '../support/managers.ts'
import { openCareer, startGame, type RunningGame } from '../support/visitGame.ts'

interface Shot {
  name: string
  open: (page: Page) => Promise<void>
  /** Opens a dialog, which is closed by Escape afterwards. */
  isDialog?: boolean
}

/** Shots that are taken one after the other in one career, all or some of them. */
interface Reel {
  career: GameState
  settings?: Partial<Settings>
  isRegistered?: boolean
  shots: readonly Shot[]
}

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'screenshots')
const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }
/** Shots used in the README, in the wide light variant. */
const README_PICTURES = ['dashboard', 'matchday', 'squad-pitch', 'league-standings', 'league-history']

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

function reels(): Reel[] {
  const tenth = longCareer({ seed: 42, season: 10, week: 12 })
  launchCampaign(tenth, 'local-advertising')
  for (const region of ['south', 'league'] as const) {
    sendScouts(tenth, { region, position: 'any', ages: 'young' })
    while (tenth.scouting.assignment) playDay(tenth)
  }
  // Somebody is on loan, and the list has matches and goals.
  fillSquad(tenth, 26)
  for (const { id } of tenth.players.slice(-2)) lendPlayer(tenth, id, 'starter')
  const morning = copyGame(tenth)
  while (!morning.awaitingKickOff) beginDay(morning)
  const injured = copyGame(tenth)
  for (const player of injured.players.slice(4)) player.injured = true
  const sacked = careerBeforeItsEnd(MANAGERS.idle, 'sacked')
  const bankrupt = careerBeforeItsEnd(MANAGERS.idle, 'bankrupt')
  const instant = { matchdayMode: 'instant' } as const
  return [
    {
      career: createGame({ seed: 42, clubName: 'Northgate United' }),
      shots: [{ name: 'first-week', open: tab('Dashboard') }],
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
        { name: 'league-history', open: tab('League', 'History') },
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
        { name: 'paper', open: press('Read the paper', { after: tab('Dashboard') }), isDialog: true },
        {
          name: 'hall-of-fame',
          open: press('Hall of fame', { after: tab('League', 'History') }),
          isDialog: true,
        },
        { name: 'shortcuts', open: openByKey('?'), isDialog: true },
        { name: 'search', open: pressInHeader('Search'), isDialog: true },
      ],
    },
    { career: morning, settings: { matchdayMode: 'fast' }, shots: [{ name: 'matchday', open: watchMatch }] },
    { career: morning, settings: instant, shots: [{ name: 'match-result', open: pressContinue }] },
    {
      career: dayBefore(tenth, (kind) => kind === 'random-event'),
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
}

/** Takes the shots of a reel in one size and theme. */
async function shoot(game: RunningGame, reel: Reel, size: keyof typeof SIZES, colorScheme: 'light' | 'dark') {
  const { career, settings = {}, isRegistered = false, shots } = reel
  const page = await openCareer(game, career, {
    settings,
    isRegistered,
    colorScheme,
    viewport: SIZES[size],
    reducedMotion: 'reduce',
  })
  for (const { name, open, isDialog = false } of shots) {
    try {
      await open(page)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) })
      if (size === 'wide' && colorScheme === 'light' && README_PICTURES.includes(name)) {
        const path = join(root, 'assets/pictures', `${name}.jpg`)
        await page.screenshot({ path, type: 'jpeg', quality: 82 })
      }
    } catch (error) {
      console.error(
        `${name}, ${size}, ${colorScheme}: ${error instanceof Error ? error.message : String(error)}`,
      )
      process.exitCode = 1
    }
    if (isDialog) await page.keyboard.press('Escape')
  }
  await page.context().close()
}

async function run(): Promise<void> {
  const wanted = process.argv.slice(2)
  const chosen = reels()
    .map((reel) => ({ ...reel, shots: reel.shots.filter(({ name }) => !wanted[0] || wanted.includes(name)) }))
    .filter(({ shots }) => shots.length > 0)
  if (!wanted[0]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const game = await startGame()
  try {
    for (const reel of chosen) {
      for (const size of ['wide', 'narrow'] as const) {
        for (const theme of ['light', 'dark'] as const) await shoot(game, reel, size, theme)
      }
    }
  } finally {
    await game.stop()
  }
}

await run()
