import type { SiteConfig } from './api/Api.ts'

/** What the analytics service is told (specification, section 7). `timestamp` in ISO 8601. */
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

/** Stays silent until the operator has named an address to report to, and for ever if there is none. */
export function openAnalytics({ loadConfig, send, now }: AnalyticsParts): Analytics {
  // A config that can't be had counts as none: statistics must not trouble anyone.
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

/** Posts an event so that it survives the page; a failure is nobody's concern. */
export function postEvent(url: string, event: PageEvent): void {
  void fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {})
}
