/** Axe inside the page, loaded once: what is wrong with what is shown, in every form a screen has. */
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** The widths of a desk and of a phone; screens are opened on the phone. */
const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Every size in both themes, each beside the one before it; the last is the one that a test begins with. */
const FORMS = [
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: DESK, colorScheme: 'dark' },
  { viewport: DESK, colorScheme: 'light' },
  { viewport: PHONE, colorScheme: 'light' },
] as const

/** Nothing on the page, or in the part of it that a selector names, breaks a rule of axe. */
export async function expectAccessible(page: Page, where: string, selector = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (part) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    const { violations } = await inPage.run(part, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
  }, selector)
  expect(found, where).toEqual([])
}

/** The screen breaks no rule of axe and fits its width, at both sizes and in both themes. */
export async function checkForms(page: Page, where: string): Promise<void> {
  for (const { viewport, colorScheme } of FORMS) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    // What follows the size by script has followed it in the second frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const form = `${where}, ${colorScheme}, ${viewport.width} pixels wide`
    await expectAccessible(page, form)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${form}: too wide by`).toBeLessThanOrEqual(0)
  }
}
