import type { SiteConfig } from './api/Api.ts'

/** Events sent to the analytics service. `timestamp` in ISO 8601. */
export type PageEvent =
  { event: 'user_presence'; timestamp: string; page: string } | { event: 'page_view'; page_path: string }

export interface Analytics {
  /** Reports a visit; called at load and at each change of page. */
  visit(page: string): void
}

interface AnalyticsParts {
  loadConfig: () => Promise<Pick<SiteConfig, 'analyticsUrl'>>
  send: (url: string, event: PageEvent) => void
  now: () => Date
}

/** Sends nothing until the configuration has loaded, and nothing at all without a configured address. */
export function openAnalytics({ loadConfig, send, now }: AnalyticsParts): Analytics {
  // A failure to load the configuration disables analytics; the player is not notified.
  const address = loadConfig().then(
    ({ analyticsUrl }) => analyticsUrl,
    () => null,
  )
  return {
    visit(page) {
      const timestamp = now().toISOString()
      void address.then((url) => {
        if (url === null) return
        send(url, { event: 'user_presence', timestamp, page })
        send(url, { event: 'page_view', page_path: page })
      })
    },
  }
}

/** Posts an event with `keepalive`, so that it outlives the page; failures are ignored. */
export function postEvent(url: string, event: PageEvent): void {
  void fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {})
}
