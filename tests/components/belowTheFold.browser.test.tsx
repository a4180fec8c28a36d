import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { afterPaint } from '../../client/components/afterPaint.ts'
import { BelowTheFold } from '../../client/components/BelowTheFold.tsx'

test('the lower part of a page is rendered after what stands above it has been painted', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const host = document.createElement('div')
  const root = createRoot(host)
  act(() => {
    root.render(
      <>
        <p>Next match</p>
        <BelowTheFold>
          <p>Last result</p>
        </BelowTheFold>
      </>,
    )
  })
  expect(host.textContent).toBe('Next match')
  await act(() => new Promise<void>(afterPaint))
  expect(host.textContent).toBe('Next matchLast result')
  act(() => {
    root.unmount()
  })
})
