import type { Builds } from './stores/environment.ts'

/** Key of the rules that the tab was led to, in its storage. */
const LED_TO = 'rules'

const addressOf = (rulesHash: string) => `/rules/${rulesHash}.json`

/** Hash of the rules of this build; null in development. */
export const RULES_HASH = import.meta.env.RULES_HASH ?? null

/** Builds on the server (server/client/buildRules.ts). */
export const builds: Builds = {
  get ledTo() {
    try {
      return sessionStorage.getItem(LED_TO)
    } catch {
      return null
    }
  },
  async find(rulesHash) {
    try {
      const { ok, status } = await fetch(addressOf(rulesHash), { method: 'HEAD', cache: 'no-store' })
      return ok ? 'there' : status === 404 ? 'gone' : 'away'
    } catch {
      return 'away'
    }
  },
  open(rulesHash) {
    leadTo(rulesHash)
    location.replace('/game')
  },
}

/** Starts the build of these rules in this page instead of its own. Rejects when it can't be loaded, and leads there no more. */
export async function startBuild(rulesHash: string): Promise<void> {
  try {
    const start = (await (await fetch(addressOf(rulesHash), { cache: 'no-store' })).json()) as Start
    const own = document.querySelectorAll('link[rel=stylesheet]')
    await Promise.all(start.styles.map(addStyles))
    for (const link of own) link.remove()
    for (const script of start.scripts) await import(/* @vite-ignore */ script)
  } catch (error) {
    leadTo(null)
    throw error
  }
}

/** Addresses of the scripts and style sheets of a build. */
interface Start {
  scripts: readonly string[]
  styles: readonly string[]
}

function leadTo(rulesHash: string | null): void {
  if (rulesHash === null) sessionStorage.removeItem(LED_TO)
  else sessionStorage.setItem(LED_TO, rulesHash)
}

function addStyles(href: string): Promise<void> {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href, crossOrigin: '' })
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${href} was not loaded`))
    document.head.append(link)
  })
}
