import { rulesFile, startFile, type BuildStart, type RulesInPlace } from '../server/schemas/builds.ts'
import type { Builds } from './stores/environment.ts'

/** Key of the rules that the tab was led to, in its storage. */
const LED_TO = 'rules'

/** Maximum wait for an answer. */
const LIMIT_MS = 8_000

/** Hash of the rules of this build; null in development. */
export const RULES_HASH = import.meta.env.RULES_HASH ?? null

/** Rules whose build could not be started in this page. */
let failed: string | null = null

/** Builds on the server (server/client/buildRules.ts). */
export const builds: Builds = {
  get ledTo() {
    try {
      return sessionStorage.getItem(LED_TO)
    } catch {
      return null
    }
  },
  async newest() {
    try {
      const [rulesHash = null] = await findRules()
      return rulesHash === failed ? null : rulesHash
    } catch {
      return null
    }
  },
  async find(rulesHash) {
    if (rulesHash === failed) return 'away'
    try {
      return (await findRules()).includes(rulesHash) ? 'there' : 'gone'
    } catch {
      return 'away'
    }
  },
  open(rulesHash, query = '') {
    leadTo(rulesHash)
    location.replace(`/game${query}`)
  },
}

/** Starts the build of these rules in this page instead of its own. Rejects when it can't be loaded, and leads there no more. */
export async function startBuild(rulesHash: string): Promise<void> {
  const own = [...document.querySelectorAll('link[rel=stylesheet]')]
  const added: Element[] = []
  try {
    const { scripts, styles } = (await (await ask(startFile(rulesHash))).json()) as BuildStart
    await Promise.all(styles.map((href) => addStyles(href, added)))
    for (const script of scripts) await import(/* @vite-ignore */ script)
    for (const link of own) link.remove()
  } catch (error) {
    for (const link of added) link.remove()
    failed = rulesHash
    leadTo(null)
    throw error
  }
}

/** Hashes of the rules on the server. A list of them asks for no file that is gone, which the console would report. */
async function findRules(): Promise<readonly string[]> {
  return ((await (await ask(rulesFile)).json()) as RulesInPlace).hashes
}

function ask(file: string): Promise<Response> {
  return fetch(`/${file}`, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) })
}

function leadTo(rulesHash: string | null): void {
  if (rulesHash === null) sessionStorage.removeItem(LED_TO)
  else sessionStorage.setItem(LED_TO, rulesHash)
}

function addStyles(href: string, added: Element[]): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '' })
  added.push(link)
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${href} was not loaded`))
    document.head.append(link)
  })
}
