/** Runs a script of this folder in an empty page of Chromium, bundled as for production. */
import { chromium, type Browser, type Page } from '@playwright/test'
import { bundleScript } from '../support/bundleScript.ts'
import { browserArguments, findBrowser } from '../support/findBrowser.ts'

/** Storage needs an origin; the page there is empty. */
const ADDRESS = 'http://localhost/'
const HTML = '<!doctype html><title>Bench</title><body style="margin: 0"></body>'

/** Opens a page with the script, which sets `window[ready]`; the browser is the caller's to close. */
export async function openEmptyPage(
  script: string,
  { ready, viewport }: { ready: string; viewport?: { width: number; height: number } },
): Promise<{ browser: Browser; page: Page }> {
  const executablePath = findBrowser(chromium.executablePath())
  const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) })
  const page = await browser.newPage(viewport && { viewport })
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: HTML }))
  await page.goto(ADDRESS)
  await page.addScriptTag({ type: 'module', content: await bundleScript(new URL(script, import.meta.url)) })
  await page.waitForFunction((name) => name in window, ready)
  return { browser, page }
}
