import { expect, test, type Locator, type Page } from '@playwright/test'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay } from '../../client/simulation/season/day.ts'
import { expectAccessible } from './accessibility.ts'
import { putCareer } from '../support/putCareer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import {
  chooseMatchDays,
  enterAsGuest,
  letDaysPass,
  collectConsoleErrors,
  setSpeed,
  watchFor,
} from './play.ts'

// Whole matches are watched, frame by frame.
test.describe.configure({ timeout: LONG_TEST_MS })

/** Plays as a guest to the first match and opens it. */
async function kickOff(page: Page, seed = 42): Promise<void> {
  await page.clock.install()
  await enterAsGuest(page, seed)
  await chooseMatchDays(page, 'Fast')
  await setSpeed(page, 'Fast')
  await letDaysPass(page, 6)
  // The commentary is there before the scene, which moves the clock of the match.
  await expect(page.getByRole('group', { name: /Minute [1-9]/ })).toBeVisible()
}

/** Reads the score: 'Your Club 2, East London Foundry 1. Full time' → ['2', '1']. */
async function score(page: Page): Promise<string[]> {
  const label = await page.getByRole('group', { name: /\d, .* \d\./ }).getAttribute('aria-label')
  return [...(label ?? '').matchAll(/ (\d+)[,.]/g)].map(([, goals]) => goals ?? '')
}

test('a match watched to the end has the score of its result', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await kickOff(page)
  await expect(page.getByRole('img', { name: /match|pitch/i })).toBeVisible()
  const log = page.getByRole('log', { name: 'Commentary' })
  await watchFor(page, 20)
  const early = await log.locator('> *').count()
  expect(early).toBeGreaterThan(0)
  // The clock outruns the thread that draws where that is busy.
  await expect(async () => {
    await watchFor(page, 5)
    await expect(page.getByText('Full time').first()).toBeVisible({ timeout: 1 })
  }).toPass()
  expect(await log.locator('> *').count()).toBeGreaterThan(early + 5)
  const shown = await score(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  const result = page.getByRole('dialog')
  await expect(result.getByText('Points Earned')).toBeVisible()
  // Below it, other matches of the round may have ended alike.
  await expect(result.getByText(/^\d+–\d+$/).first()).toHaveText(`${shown[0]}–${shown[1]}`)
  expect(consoleErrors).toEqual([])
})

test('a match can be paused, a player substituted, and the rest skipped', async ({ page }) => {
  await kickOff(page)
  await watchFor(page, 10)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  const minute = page.getByRole('group', { name: /Minute \d+/ })
  const pausedAt = Number(/Minute (\d+)/.exec((await minute.getAttribute('aria-label')) ?? '')?.[1])
  // The worker may still draw the frame that was on its way when the button was pressed: two or three minutes.
  await expect(async () => {
    const before = (await minute.getAttribute('aria-label')) ?? 'no match'
    await watchFor(page, 5)
    await expect(minute).toHaveAccessibleName(before, { timeout: 1 })
    expect(Number(/Minute (\d+)/.exec(before)?.[1])).toBeLessThan(pausedAt + 4)
  }).toPass()

  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Substitutions' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  // Fewer than five when somebody has been hurt.
  const left = Number((await page.getByText(/^\d substitutions left$/).textContent())?.[0])
  await page.getByRole('group', { name: 'Off' }).getByRole('radio').last().click()
  await page.getByRole('group', { name: 'On' }).getByRole('radio').last().click()
  await page.getByRole('button', { name: /^Bring on .* for / }).click()
  await expect(page.getByText(/^Next minute: .* for /)).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await watchFor(page, 3)
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Substitutions' }).click()
  await expect(page.getByText(`${left - 1} substitutions left`)).toBeVisible()

  await page.getByRole('button', { name: 'Skip to the end' }).click()
  await watchFor(page, 2)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog').getByText('Points Earned')).toBeVisible()
})

test('a match resumes at its minute after a reload', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await kickOff(page)
  await watchFor(page, 20)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  // What the page shows as it goes: a worker may still draw the frame that was on its way at the pause.
  await page.evaluate(() => {
    window.addEventListener('pagehide', () => {
      const label = document.querySelector('[role=group][aria-label*="Minute "]')?.getAttribute('aria-label')
      const lines = document.querySelector('[role=log]')?.childElementCount
      sessionStorage.setItem('last shown', JSON.stringify({ label, lines }))
    })
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  const kept = await page.evaluate(() => sessionStorage.getItem('last shown'))
  const left = JSON.parse(kept ?? '{}') as { label: string; lines: number }
  expect(left.label).toMatch(/Minute \d+$/)
  await expect(page.getByRole('group', { name: /Minute \d+/ })).toHaveAccessibleName(left.label)
  await expect(page.getByRole('log', { name: 'Commentary' }).locator('> *')).toHaveCount(left.lines)
  await page.getByRole('button', { name: 'Resume' }).click()
  await watchFor(page, 105)
  await expect(page.getByText('Full time').first()).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog').getByText('Points Earned')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('the sound of a match is loaded when it is switched on, and its volume is remembered', async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  const sounds: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('MatchSound')) sounds.push(request.url())
  })
  await kickOff(page)
  await watchFor(page, 5)
  const sound = page.getByRole('switch', { name: 'Sound' })
  await expect(sound).not.toBeChecked()
  expect(sounds).toEqual([])
  await sound.focus()
  await page.keyboard.press('Space')
  await expect(sound).toBeChecked()
  await expect.poll(() => sounds.length).toBe(1)
  const volume = page.getByRole('slider', { name: 'Volume' })
  await volume.focus()
  await page.keyboard.press('PageUp')
  await expect(volume).toHaveAttribute('aria-valuetext', '70%')
  await watchFor(page, 15)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await page.reload()
  await expect(sound).toBeChecked()
  await expect(volume).toHaveAttribute('aria-valuetext', '70%')
  await page.getByRole('button', { name: 'Resume' }).click()
  await watchFor(page, 105)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog').getByText('Points Earned')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

const PHONES = [
  { form: 'upright', width: 390, height: 844, pitch: { width: 390, height: 500 } },
  { form: 'on its side', width: 844, height: 390, pitch: { width: 844, height: 240 } },
]

for (const { form, width, height, pitch } of PHONES) {
  test(`a match on a phone ${form} keeps the pitch in view, and its panels slide over it`, async ({
    page,
  }) => {
    const consoleErrors = collectConsoleErrors(page)
    await page.setViewportSize({ width, height })
    const career = createGame({ seed: 3 })
    while (!career.awaitingKickOff) beginDay(career)
    await putCareer(page, career, { settings: { matchdayMode: 'fast' } })
    await page.goto('/game')
    await page.getByRole('button', { name: /^Play: / }).click()
    const score = page.getByRole('group', { name: /Minute/ })
    await expect(score).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    const newest = page.getByRole('log', { name: 'Commentary' }).locator('> *').first()
    await expect(newest).toBeInViewport()

    // The free area for the pitch is between the score, beside which the timeline is on a phone's side, and what lies below.
    const timeline = page.getByRole('region', { name: 'Timeline' })
    const skip = page.getByRole('button', { name: 'Skip to the end' })
    const freeArea = async () => {
      const above = (await score.boundingBox())!
      const log = (await newest.boundingBox())!
      const line = (await timeline.boundingBox())!
      const isAbove = line.y < above.y + above.height
      const top = isAbove ? Math.max(line.y + line.height, above.y + above.height) : above.y + above.height
      return (isAbove ? log.y : Math.min(line.y, log.y)) - top
    }
    // The controls are under a thumb.
    expect((await skip.boundingBox())!.y).toBeGreaterThan(height - 110)
    const free = await freeArea()
    expect(free).toBeGreaterThan(pitch.height)
    await expectRoomForThumbs(page)
    await expectNoScrolling(page, { width, height })
    await expectAccessible(page, `match, ${form}`)

    const controls = page.getByRole('group', { name: 'Panels' })
    const contents = {
      Commentary: page.getByRole('log', { name: 'Commentary' }),
      Details: page.getByRole('group', { name: 'Details' }),
      Sound: page.getByRole('switch', { name: 'Sound' }),
    }
    for (const [name, content] of Object.entries(contents)) {
      const button = controls.getByRole('button', { name })
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(content).toBeInViewport({ ratio: 1 })
      // It lies over the picture: nothing has moved, and the way back stays in sight.
      await expect(button).toBeInViewport({ ratio: 1 })
      await expectNoScrolling(page, { width, height })
      await expectRoomForThumbs(page)
      await expectAccessible(page, `${name}, ${form}`)
      await page.keyboard.press('Escape')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      expect(await freeArea()).toBe(free)
    }
    await expect(contents.Details).toBeHidden()
    await expect(contents.Sound).toBeHidden()

    await page.getByRole('button', { name: 'Skip to the end' }).click()
    // The words show the end when the picture does.
    await expect(page.getByRole('group', { name: /Full time/ })).toBeVisible()
    await expectWholeLine(newest)
    await expectEvenLines(contents.Commentary)
    await expectMarksApart(page)
    await openList(page)
    await expectRoomForThumbs(page)
    await expectAccessible(page, `marks, ${form}`)
    expect(consoleErrors).toEqual([])
  })
}

test('a chance is shown again by its mark, and a card has its line', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await kickOff(page)
  const timeline = page.getByRole('region', { name: 'Timeline' })
  const chance = timeline.getByRole('button', { name: /Watch it again$/ }).first()
  const group = timeline.locator('[aria-expanded]').first()
  const marks = timeline.getByRole('button')
  const isShown = async () =>
    (await marks.count()) > 2 && (await chance.isVisible()) && (await group.isVisible())
  for (let second = 0; second < 90 && !(await isShown()); second++) await watchFor(page, 1)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await expectMarksApart(page)
  await chance.click()
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible()
  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save picture' }).click()
  expect((await picture).suggestedFilename()).toMatch(/^floodlight-\w+-\w+\.png$/)
  const clip = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save clip' }).click()
  await expect(page.getByText('Recording…')).toBeVisible()
  await page.getByRole('button', { name: 'Skip replay' }).click()
  expect((await clip).suggestedFilename()).toMatch(/\.webm$/)
  await expect(chance).toBeFocused()
  await openList(page)
  await expectAccessible(page, 'marks on a desk')
  expect(consoleErrors).toEqual([])
})

test('closing the substitutions on a phone lets the clock go on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await kickOff(page)
  await watchFor(page, 2)
  await page.getByRole('button', { name: 'Details' }).click()
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Substitutions' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await page.getByRole('button', { name: 'Details' }).click()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
})

test('Tactics stood alone in a second row of the pages of a match on an upright phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await kickOff(page)
  await page.getByRole('button', { name: 'Details' }).click()
  const pages = page.getByRole('group', { name: 'Show' })
  const expectOneRow = async (names: string[]) => {
    const buttons = pages.getByRole('button')
    await expect(buttons).toHaveText(names)
    const boxes = await buttons.evaluateAll((all) =>
      all.map((one) => ({ y: one.getBoundingClientRect().y, isCut: one.scrollWidth > one.clientWidth })),
    )
    expect(new Set(boxes.map(({ y }) => y)).size, names.join()).toBe(1)
    expect(boxes.some(({ isCut }) => isCut)).toBe(false)
  }
  const decisions = ['Substitutions', 'Tactics']
  await expectOneRow(['Match stats', 'Team sheets', 'Other grounds', ...decisions])
  const talk = page.getByRole('group', { name: 'Half-time', exact: true })
  for (let second = 0; second < 90 && !(await talk.isVisible()); second++) await watchFor(page, 1)
  await expectOneRow(['Half-time', 'Match stats', 'Team sheets', ...decisions])
})

test('the talk on a phone on its side has all answers in sight, however long the verdict', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await kickOff(page)
  const talk = page.getByRole('group', { name: 'Half-time', exact: true })
  const silence = talk.getByRole('button', { name: /^Say nothing/ })
  for (let second = 0; second < 90 && !(await silence.isVisible()); second++) await watchFor(page, 1)
  await expect(talk).toBeFocused()
  await talk
    .locator('p')
    .first()
    .evaluate((verdict) => {
      verdict.append(' They are low, and words of comfort go a long way.'.repeat(4))
    })
  const room = (await talk.boundingBox())!
  for (const answer of [/^Encourage/, /^Demand more/, /^Calm them down/, /^Say nothing/]) {
    const box = (await talk.getByRole('button', { name: answer }).boundingBox())!
    expect(box.y + box.height, `${answer}`).toBeLessThanOrEqual(room.y + room.height)
  }
})

test('a player chosen on a phone on its side had the button that brings them on below the whole bench', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await kickOff(page)
  await watchFor(page, 2)
  await page.getByRole('button', { name: 'Details' }).click()
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Substitutions' }).click()
  await page.getByRole('group', { name: 'Off' }).getByRole('radio').first().click()
  await page.getByRole('group', { name: 'On' }).getByRole('radio').first().click()
  await expect(page.getByRole('button', { name: /^Bring on .* for / })).toBeInViewport({ ratio: 1 })
})

test('the empty column of the shouts covered the score of a picture on its side at full time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await kickOff(page)
  await page.getByRole('button', { name: 'Skip to the end' }).click()
  await expect(page.getByRole('group', { name: /Full time/ })).toBeVisible()
  const isCovered = await page.locator('[data-stage-window]').evaluate((picture) => {
    const { left, top } = picture.getBoundingClientRect()
    return document.elementFromPoint(left + 8, top + 8) !== picture
  })
  expect(isCovered).toBe(false)
})

/** Expects the text of a line of the commentary within the line's part of the screen. */
async function expectWholeLine(line: Locator): Promise<void> {
  const room = (await line.locator('..').boundingBox())!
  const text = (await line.locator('p').boundingBox())!
  expect(text.y).toBeGreaterThanOrEqual(room.y)
  expect(text.y + text.height).toBeLessThanOrEqual(room.y + room.height)
}

/** Expects names in the commentary, of which there are some, that do not move the lines of their sentence apart. */
async function expectEvenLines(log: Locator): Promise<void> {
  const lines = await log
    .locator('p button')
    .evaluateAll((names) =>
      names.map(
        (name) => name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight),
      ),
    )
  expect(lines.length).toBeGreaterThan(0)
  for (const height of lines) expect(height).toBeLessThan(2)
}

/** Expects marks of the timeline that do not overlap. */
async function expectMarksApart(page: Page): Promise<void> {
  const marks = page.getByRole('region', { name: 'Timeline' }).getByRole('button')
  const boxes = await Promise.all((await marks.all()).map(async (mark) => (await mark.boundingBox())!))
  expect(boxes.length).toBeGreaterThan(2)
  for (const [i, one] of boxes.entries()) {
    for (const other of boxes.slice(i + 1)) {
      const isApart = Math.abs(one.x - other.x) > one.width - 1 || Math.abs(one.y - other.y) > one.height - 1
      expect(isApart, JSON.stringify([one, other])).toBe(true)
    }
  }
}

/** Opens the list of the first group of marks by the keyboard, and closes and opens it again. */
async function openList(page: Page): Promise<void> {
  const group = page.getByRole('region', { name: 'Timeline' }).locator('[aria-expanded]').first()
  const list = page.getByRole('list', { name: 'Events' })
  await group.focus()
  await page.keyboard.press('Enter')
  await expect(list).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(group).toBeFocused()
  await page.keyboard.press('Space')
  await expect(list).toBeInViewport({ ratio: 1 })
}

/** Expects every visible control to be at least 44 pixels high, except terms and names in text. */
async function expectRoomForThumbs(page: Page): Promise<void> {
  for (const control of await page
    .getByRole('main')
    .locator('button:not([aria-description], p button)')
    .all()) {
    if (!(await control.isVisible())) continue
    const box = (await control.boundingBox())!
    expect(box.height, (await control.textContent()) ?? '').toBeGreaterThanOrEqual(44)
  }
}

async function expectNoScrolling(page: Page, { width, height }: { width: number; height: number }) {
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return { width: scrollWidth, height: scrollHeight }
  })
  expect(size).toEqual({ width, height })
  expect(await page.getByRole('main').evaluate((main) => main.scrollTop)).toBe(0)
}
