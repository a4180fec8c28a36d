import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { StageWindow, StageWindowProvider, useDrawnNotice } from '../../client/screens/game/stageWindow.tsx'

/** Picture that is drawn in a size when its button is pressed. */
function Picture({ width, height }: { width: number; height: number }) {
  const noticeDrawn = useDrawnNotice()
  return <button onClick={() => noticeDrawn(width, height)}>{`${width} by ${height}`}</button>
}

test('a window stays covered while the picture is that of another tab, or of another size', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly measure: () => void

      constructor(measure: () => void) {
        this.measure = measure
      }

      observe() {
        this.measure()
      }
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 200, 640, 400))
  const page = (tab: string) => (
    <StageWindowProvider>
      <Picture width={1440} height={900} />
      <Picture width={640} height={400} />
      <StageWindow key={tab} isFrame />
    </StageWindowProvider>
  )
  const { container, getByText, rerender } = render(page('dashboard'))
  const isCovered = () => container.querySelector('[data-stage-window]')?.hasAttribute('data-covered')
  expect(isCovered()).toBe(true)
  fireEvent.click(getByText('1440 by 900'))
  expect(isCovered()).toBe(true)
  fireEvent.click(getByText('640 by 400'))
  expect(isCovered()).toBe(false)

  rerender(page('facilities'))
  expect(isCovered()).toBe(true)
  fireEvent.click(getByText('640 by 400'))
  expect(isCovered()).toBe(false)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
