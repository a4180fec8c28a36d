/** Measures sizes and times of ten saves of long careers, in Chromium. */
import type { Snapshot } from '../../client/simulation/gameState.ts'
import { longCareer } from '../support/longCareer.ts'
import { openEmptyPage } from './emptyPage.ts'
import type { SaveTimes } from './savesPage.ts'

const CAREERS = 10
const SEASONS = 30

export async function measureSaveTimes(): Promise<SaveTimes> {
  const careers = Array.from({ length: CAREERS }, (_, i) =>
    longCareer({ seed: i + 1, season: SEASONS, week: 37 }),
  )
  const { browser, page } = await openEmptyPage('savesPage.ts', { ready: 'measureSaves' })
  try {
    return await page.evaluate(
      (given) =>
        (window as unknown as { measureSaves: (given: Snapshot[]) => Promise<SaveTimes> }).measureSaves(
          given,
        ),
      careers,
    )
  } finally {
    await browser.close()
  }
}
