import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Most kilobytes of `gameKilobytes`: the game with all rules and competitions, without the other tabs and most dialogs. */
export const GAME_LIMIT_KB = 350

/**
 * Opens the game with a new career of a guest and returns the gzipped kilobytes of the scripts of its first load,
 * without those that only the Stage and the faces import.
 */
export async function gameKilobytes(page: Page, url: string): Promise<number> {
  const loaded = new Set<string>()
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) loaded.add(response.url())
  })
  await page.addInitScript(() => {
    localStorage.setItem('token', 'guest_visitor')
  })
  await page.goto(url)
  await page.getByRole('tab', { name: 'Dashboard' }).waitFor()
  await page.waitForLoadState('networkidle')
  const texts = new Map<string, string>()
  for (const address of loaded) texts.set(address, await (await page.request.get(address)).text())
  const [entry = ''] = [...loaded].filter((address) => /\/index-[^/]*\.js$/.test(address))
  const counted = importedFrom(entry, texts)
  return [...counted].reduce((sum, address) => sum + gzipSync(texts.get(address) ?? '').length, 0) / 1_000
}

/** Returns the transitive imports of a script, without those of only the Stage and the faces. */
function importedFrom(
  entry: string,
  texts: ReadonlyMap<string, string>,
  found = new Set<string>(),
): Set<string> {
  if (found.has(entry) || !texts.has(entry) || /\/(Stage|faces?)-[^/]*$/i.test(entry)) return found
  found.add(entry)
  for (const [, name = ''] of (texts.get(entry) ?? '').matchAll(
    /(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)/g,
  )) {
    importedFrom(new URL(name, entry).href, texts, found)
  }
  return found
}
