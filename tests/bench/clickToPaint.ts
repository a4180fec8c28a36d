import type { Locator } from '@playwright/test'

/** Measures the milliseconds from a click on an element to the next paint. */
export function clickToPaint(target: Locator): Promise<number> {
  return target.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        element.click()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          // The message is handled after the paint of the frame.
          port1.onmessage = () => {
            resolve(performance.now() - start)
          }
          port2.postMessage(null)
        })
      }),
  )
}
