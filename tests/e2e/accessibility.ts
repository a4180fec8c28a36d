/** Accessibility checks by axe, at all sizes and in both themes. */
import { expect, test, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Viewports; tests open screens on the phone. */
const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** All sizes in both themes, ordered so that one property changes at a time; tests start with the last. */
const FORMS = [
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: DESK, colorScheme: 'dark' },
  { viewport: DESK, colorScheme: 'light' },
  { viewport: PHONE, colorScheme: 'light' },
] as const

/** Added to the timeout of a test for each screen that it checks: axe reads the screen in every form. */
const SCREEN_MS = 60_000

/**
 * Guards of Base UI at both ends of a menu: hidden, but reached by the Tab key, which they pass on at once. Axe does
 * not see that they never keep it, and names them wherever nothing fills the screen, as a picture behind it does.
 */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** Expects no axe violations on the page, or in the part matched by `selector`. */
export async function expectAccessible(page: Page, where: string, selector = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const parts = { include: [selector], exclude: [FOCUS_GUARDS] }
  const found = await page.evaluate(async (part) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    // Colours in the middle of a transition, after a change of theme, are none that anybody reads.
    // Those in closed details stand still.
    const transitions = document.getAnimations().filter((animation) => {
      const { target } = animation.effect as KeyframeEffect
      return animation instanceof CSSTransition && target?.checkVisibility() === true
    })
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    const { violations } = await inPage.run(part, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
  }, parts)
  expect(found, where).toEqual([])
}

/** Expects no axe violations and no horizontal overflow, at both sizes and in both themes. */
export async function checkForms(page: Page, where: string): Promise<void> {
  test.setTimeout(test.info().timeout + SCREEN_MS)
  // Other sizes would move something with a tooltip under the pointer.
  await page.mouse.move(0, 0)
  for (const { viewport, colorScheme } of FORMS) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    // Scripts that follow the size have run by the second frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const form = `${where}, ${colorScheme}, ${viewport.width} pixels wide`
    await expectAccessible(page, form)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${form}: too wide by`).toBeLessThanOrEqual(0)
  }
}
