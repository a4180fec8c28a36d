/** Firefox over WebDriver BiDi, driven by what a player sees. */
import puppeteer, { type Page } from 'puppeteer-core'

/** Firefox reports a face whose download was aborted because its page was left; 0x804b0002 is NS_BINDING_ABORTED. */
const ABORTED_FACE = new RegExp(`downloadable font: download failed .* status=${0x804b0002} `)

/** Timeout of steps that hang, far above the time that a slow machine needs. */
const PATIENCE_MS = 300_000

interface FirefoxPage {
  readonly page: Page
  /** Errors, warnings and uncaught exceptions of the page, but for faces that its leaving aborted. */
  readonly consoleErrors: readonly string[]
  /** Clicks a button, inside the element at the XPath `within` if that is set, once it can be clicked. */
  readonly press: (name: string, within?: string) => Promise<void>
  /** Resolves when this text is on the page. */
  readonly see: (text: string) => Promise<void>
  readonly close: () => Promise<void>
}

export async function openFirefox(
  executablePath: string,
  viewport: { width: number; height: number },
): Promise<FirefoxPage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: viewport,
    timeout: PATIENCE_MS,
    protocolTimeout: PATIENCE_MS,
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const consoleErrors: string[] = []
  const record = (message: string) => {
    if (!ABORTED_FACE.test(message)) consoleErrors.push(message)
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') record(message.text())
  })
  // Leaving a career that goes on asks first.
  page.on('dialog', (dialog) => void dialog.accept())
  page.on('pageerror', (error) => record(String(error)))
  return {
    page,
    consoleErrors,
    // Firefox's own search by accessible name misses buttons with an icon.
    press: async (name, within = '') => {
      const button = `${within}//button[normalize-space()="${name}" or @aria-label="${name}"]`
      await page.locator(`::-p-xpath(${button})`).click()
    },
    see: async (text) => {
      await page.locator(`::-p-text(${text})`).wait()
    },
    close: () => browser.close(),
  }
}
