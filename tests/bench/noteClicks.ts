import type { Page } from '@playwright/test'

/** Starts to note the clicks of a page that take at least 16 ms from input to paint, by Event Timing. */
export function noteClicks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { clickDurations: durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** Milliseconds of those clicks. */
export function clickDurations(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { clickDurations: number[] }).clickDurations)
}
