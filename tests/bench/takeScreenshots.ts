/**
 * Takes screenshots of all tabs and dialogs of seeded careers, in light and dark, wide and narrow:
 * `npm run screenshots`, or `npm run screenshots -- dashboard staff` for some. They are written to
 * `screenshots/`; those of the README are updated.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openCareer, startGame, type RunningGame } from '../support/visitGame.ts'
import { REELS, type Reel } from './pictures/reels.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'screenshots')
const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }
/** Shots used in the README, in the wide light variant. */
const README_PICTURES = ['dashboard', 'matchday', 'squad-pitch', 'league-standings', 'league-history']

/** Takes the shots of a reel in one size and theme. */
async function shoot(game: RunningGame, reel: Reel, size: keyof typeof SIZES, colorScheme: 'light' | 'dark') {
  const { career, settings = {}, isRegistered = false, shots } = reel
  const page = await openCareer(game, career(), {
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
      await dismissToasts(page)
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

/** Dismisses the toasts over the page, such as those for the achievements of a career that the browser has not seen. */
async function dismissToasts(page: Page): Promise<void> {
  const toasts = page.getByRole('status', { name: 'Messages' }).getByRole('button', { name: 'Dismiss' })
  while ((await toasts.count()) > 0) await toasts.first().click()
}

async function run(): Promise<void> {
  const wanted = process.argv.slice(2)
  const chosen = REELS.map((reel) => ({
    ...reel,
    shots: reel.shots.filter(({ name }) => !wanted[0] || wanted.includes(name)),
  })).filter(({ shots }) => shots.length > 0)
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
