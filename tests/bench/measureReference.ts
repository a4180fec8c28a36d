import type { Page } from '@playwright/test'

/** Measures the milliseconds of five million steps of arithmetic in the page, seven times. */
export function measureReference(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    Array.from({ length: 7 }, () => {
      const start = performance.now()
      let sum = 0
      for (let i = 0; i < 5_000_000; i++) sum = (sum * 31 + i) % 1_000_003
      return sum >= 0 ? performance.now() - start : 0
    }),
  )
}
