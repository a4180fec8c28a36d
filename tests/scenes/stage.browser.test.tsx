import { Application } from 'pixi.js'
import { afterEach, describe, expect, it, vi, type Mock } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Sky } from '../../client/simulation/core/weather.ts'
import { Stage } from '../../scenes/Stage.tsx'
import type { StageScene } from '../../scenes/stageScene.ts'
import { coloursShown, PATIENCE } from './canvasColours.ts'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { makeReport } from './makeReport.ts'
import { career, ground, league, matchday } from './makeScenes.ts'

// Scenes are drawn without a graphics card.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const FRAME = { position: 'fixed', inset: 0, width: 800, height: 500 } as const

function stage(scene: StageScene) {
  return (
    <div style={FRAME}>
      <Stage scene={scene} reducedMotion={false} theme="dark" />
    </div>
  )
}

function lastMinute(onMinute: Mock<(minute: number) => void>): number {
  return onMinute.mock.lastCall?.[0] ?? -1
}

/** A part of the picture. */
function partOfPicture({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>): string {
  const canvas = document.querySelector('canvas')
  const copy = document.createElement('canvas')
  copy.width = width
  copy.height = height
  if (canvas) copy.getContext('2d')?.drawImage(canvas, -x, -y, 800, 500)
  return copy.toDataURL()
}

/** Colours of all pixels, four bytes each. */
function pixelsShown(): Uint8ClampedArray {
  const canvas = document.querySelector('canvas')
  if (!canvas || canvas.width === 0) return new Uint8ClampedArray()
  const { width, height } = canvas
  const copy = Object.assign(document.createElement('canvas'), { width, height })
  const ctx = copy.getContext('2d')
  ctx?.drawImage(canvas, 0, 0)
  return ctx?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
}

/** The picture once it is the same after ten more frames, else null. */
async function settledPicture(): Promise<string | null> {
  const before = partOfPicture({ x: 0, y: 0, width: 800, height: 500 })
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  return partOfPicture({ x: 0, y: 0, width: 800, height: 500 }) === before ? before : null
}

/** Most by which a channel of two pictures differs; infinite for those of different sizes. */
function mostDifference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  if (a.length !== b.length) return Infinity
  return a.reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] ?? 0))), 0)
}

/** Number of pixels of a colour. */
function countColour([red, green, blue]: readonly [number, number, number]): number {
  const data = pixelsShown()
  let count = 0
  for (let i = 0; i < data.length; i += 4) {
    if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) count += 1
  }
  return count
}

/** Area of the board of a career. */
const middleOfPicture = () => partOfPicture({ x: 120, y: 150, width: 560, height: 200 })

/** Area of the league table’s rows, which cover the ground. */
const rowsOfTable = () => partOfPicture({ x: 180, y: 90, width: 440, height: 360 })

it('draws a match, describes it in text, and fills its parent', async () => {
  const screen = await render(stage(matchday()))
  await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(50)
  await expect
    .element(screen.getByRole('img', { name: /Northgate Town against Harbour Rovers/ }))
    .toBeVisible()
  const box = document.querySelector('canvas')?.getBoundingClientRect()
  expect([box?.width, box?.height]).toEqual([800, 500])
})

it('fills the stands by the attendance, not always to nine tenths', async () => {
  const wholePicture = () => partOfPicture({ x: 0, y: 0, width: 800, height: 500 })
  const show = (attendance: number) => stage(matchday({ paused: true, attendance }))
  const screen = await render(show(300))
  await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(30)
  const nearlyEmpty = wholePicture()
  await screen.rerender(show(21_000))
  await expect.poll(() => wholePicture() !== nearlyEmpty, PATIENCE).toBe(true)
  await screen.rerender(show(300))
  await expect.poll(() => wholePicture() === nearlyEmpty, PATIENCE).toBe(true)
})

it('draws each sky by day as a picture of its own, and the same sky as the same', async () => {
  const wholePicture = () => partOfPicture({ x: 0, y: 0, width: 800, height: 500 })
  const show = (sky: Sky, sun = 0.85) => (
    <div style={FRAME}>
      <Stage scene={matchday({ paused: true, weather: { sky, sun } })} reducedMotion={false} theme="light" />
    </div>
  )
  const screen = await render(show('clear'))
  await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(30)
  const fine = wholePicture()
  const seen = new Set([fine])
  for (const other of [show('overcast'), show('rain'), show('snow'), show('clear', 0)]) {
    await screen.rerender(other)
    await expect.poll(() => !seen.has(wholePicture()), PATIENCE).toBe(true)
    seen.add(wholePicture())
  }
  await screen.rerender(show('clear'))
  await expect.poll(() => wholePicture() === fine, PATIENCE).toBe(true)
})

it('draws players as figures where there is room, and as tokens by choice or on a small picture', async () => {
  const show = (players: 'figures' | 'tokens', width: number, height: number) => (
    <div style={{ ...FRAME, width, height }}>
      <Stage scene={matchday({ paused: true, startMinute: 12, players })} reducedMotion theme="light" />
    </div>
  )
  const picture = () => document.querySelector('canvas')?.toDataURL() ?? ''
  const isSize = async (width: number) => {
    const canvas = document.querySelector('canvas')
    return canvas !== null && canvas.width > 0 && (await createImageBitmap(canvas)).width === width
  }
  const screen = await render(show('tokens', 1200, 760))
  await expect.poll(async () => (await isSize(1200)) && coloursShown() > 50, PATIENCE).toBe(true)
  const tokens = picture()
  await screen.rerender(show('figures', 1200, 760))
  await expect.poll(() => picture() !== tokens, PATIENCE).toBe(true)
  await screen.rerender(show('tokens', 1200, 760))
  await expect.poll(() => picture() === tokens, PATIENCE).toBe(true)
  await screen.rerender(show('tokens', 390, 400))
  await expect.poll(async () => (await isSize(390)) && coloursShown() > 50, PATIENCE).toBe(true)
  const small = picture()
  await screen.rerender(show('figures', 390, 400))
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  expect(picture() === small).toBe(true)
})

it('draws a card beside its player, and the assistant with the flag up, while they are shown', async () => {
  const report = makeReport(3)
  const { gestures, tempo } = planMatch(report)
  const show = (second: number) => (
    <div style={FRAME}>
      <Stage
        key={second}
        scene={matchday({ report, paused: true, startMinute: tempo.minuteAt(second) })}
        reducedMotion
        theme="dark"
      />
    </div>
  )
  for (const [kind, colour] of [
    ['yellow-card', [250, 208, 44]],
    ['flag', [206, 232, 62]],
  ] as const) {
    // With reduced motion the picture stops at the events of the report only.
    const shown = gestures.find((gesture) => gesture.kind === kind && tempo.cues.includes(gesture.from))
    const { from, to } = shown ?? { from: 0, to: 0 }
    const screen = await render(show((from + to) / 2))
    await expect.poll(() => countColour(colour), PATIENCE).toBeGreaterThan(10)
    await screen.unmount()
    const before = await render(show(from - 1))
    await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(50)
    expect(countColour(colour)).toBe(0)
    await before.unmount()
  }
})

it('keeps the minute of a match, and is sharp, when the page is zoomed and resized', async () => {
  const onMinute = vi.fn<(minute: number) => void>()
  const report = makeReport(3)
  const show = (width: number, startMinute: number) => (
    <div style={{ ...FRAME, width }}>
      <Stage scene={matchday({ report, startMinute, onMinute })} reducedMotion theme="dark" />
    </div>
  )
  const screen = await render(show(800, 30))
  await expect.poll(() => lastMinute(onMinute), PATIENCE).toBeGreaterThanOrEqual(30)
  const ratio = vi.spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(1.5)
  await screen.rerender(show(600, 0))
  await expect.poll(() => document.querySelector('canvas')?.width, PATIENCE).toBe(900)
  expect(document.querySelector('canvas')?.getBoundingClientRect().width).toBe(600)
  await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(50)
  expect(Math.min(...onMinute.mock.calls.map(([minute]) => minute))).toBeGreaterThanOrEqual(30)
  ratio.mockRestore()
})

it('reports a browser without canvas as unavailable, and draws nothing', async () => {
  const onUnavailable = vi.fn()
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const screen = await render(
    <div style={FRAME}>
      <Stage scene={matchday()} reducedMotion={false} theme="dark" onUnavailable={onUnavailable} />
    </div>,
  )
  await expect.poll(() => onUnavailable.mock.calls, PATIENCE).toEqual([['This browser offers no canvas.']])
  expect(document.querySelector('canvas')).toBeNull()
  await expect.element(screen.getByRole('img', { name: /Northgate Town/ })).toBeInTheDocument()
  context.mockRestore()
})

it('reports minutes as they pass, and the end when skipped', async () => {
  const onMinute = vi.fn<(minute: number) => void>()
  const onFinished = vi.fn()
  const report = makeReport(3)
  const screen = await render(stage(matchday({ report, onMinute, onFinished })))
  await expect.poll(() => lastMinute(onMinute), PATIENCE).toBeGreaterThanOrEqual(1)
  expect(onFinished).not.toHaveBeenCalled()
  await screen.rerender(stage(matchday({ report, onMinute, onFinished, skipped: true })))
  await expect.poll(() => onFinished.mock.calls.length, PATIENCE).toBe(1)
  expect(onMinute).toHaveBeenLastCalledWith(90)
})

it('continues at the same minute with a new report of the same match', async () => {
  const onMinute = vi.fn<(minute: number) => void>()
  const whole = makeReport(3)
  const part = { ...whole, events: whole.events.filter(({ minute }) => minute <= 20) }
  const screen = await render(stage(matchday({ report: part, startMinute: 19, onMinute })))
  await expect.poll(() => lastMinute(onMinute), PATIENCE).toBeGreaterThanOrEqual(20)
  await screen.rerender(stage(matchday({ report: whole, startMinute: 0, onMinute })))
  await expect.poll(() => lastMinute(onMinute), PATIENCE).toBeGreaterThanOrEqual(21)
  const minutes = onMinute.mock.calls.map(([minute]) => minute)
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b))
})

it('counts up the figures of a career on a board, or shows the final ones at once', async () => {
  const show = (scene: StageScene, reducedMotion: boolean) => (
    <div style={FRAME}>
      <Stage scene={scene} reducedMotion={reducedMotion} theme="dark" />
    </div>
  )
  const screen = await render(show(ground(), true))
  await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(20)
  const withoutBoard = middleOfPicture()
  await screen.rerender(show(career(), true))
  await expect
    .element(screen.getByRole('img', { name: /3 seasons managed, position 19 of 20/ }))
    .toBeVisible()
  await expect.poll(() => middleOfPicture() !== withoutBoard, PATIENCE).toBe(true)
  const finalBoard = middleOfPicture()

  await screen.rerender(show(ground(), false))
  await expect.poll(() => middleOfPicture() !== finalBoard, PATIENCE).toBe(true)
  await screen.rerender(show(career(), false))
  const boards = new Set<string>()
  await expect.poll(() => boards.add(middleOfPicture()).has(finalBoard), PATIENCE).toBe(true)
  expect(boards.size).toBeGreaterThan(2)
})

it('moves the league table from the old order to the new one, once, or shows it at once', async () => {
  const onFinished = vi.fn()
  const show = (scene: StageScene, reducedMotion: boolean) => (
    <div style={FRAME}>
      <Stage scene={scene} reducedMotion={reducedMotion} theme="light" />
    </div>
  )
  const screen = await render(show(ground(), true))
  await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(20)
  const withoutBoard = rowsOfTable()
  await screen.rerender(show(league({ onFinished }), true))
  await expect
    .element(screen.getByRole('img', { name: /league table after week 12.*3rd, 15 up/ }))
    .toBeVisible()
  await expect.poll(() => rowsOfTable() !== withoutBoard, PATIENCE).toBe(true)
  await expect.poll(() => onFinished.mock.calls.length, PATIENCE).toBe(1)
  const newOrder = rowsOfTable()

  // It holds the old order while something covers it.
  await screen.rerender(show(league({ round: '12 again', isPaused: true, onFinished }), false))
  await expect.poll(() => rowsOfTable() !== newOrder, PATIENCE).toBe(true)
  const oldOrder = rowsOfTable()
  expect(onFinished).toHaveBeenCalledTimes(1)

  await screen.rerender(show(league({ round: '12 again', onFinished }), false))
  const orders = new Set<string>([oldOrder])
  await expect.poll(() => orders.add(rowsOfTable()).has(newOrder), PATIENCE).toBe(true)
  expect(orders.size).toBeGreaterThan(3)
  await expect.poll(() => onFinished.mock.calls.length, PATIENCE).toBe(2)

  // Once watched it shows the new order.
  await screen.rerender(show(league({ round: '12 again', hasNews: false, onFinished }), false))
  await expect.poll(() => rowsOfTable() === newOrder, PATIENCE).toBe(true)
  expect(onFinished).toHaveBeenCalledTimes(2)
})

it('changes the picture for a facility built or upgraded, and for nothing else', async () => {
  const show = (scene: StageScene) => (
    <div style={FRAME}>
      <Stage scene={scene} reducedMotion theme="light" />
    </div>
  )
  const wholePicture = () => partOfPicture({ x: 0, y: 0, width: 800, height: 500 })
  const shop = { name: 'Club Shop', level: 1 } as const
  const screen = await render(show({ ...ground(), facilities: [] }))
  await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(20)
  const pictures = new Set([wholePicture()])
  for (const facilities of [
    [shop],
    [{ ...shop, level: 2 }],
    [{ ...shop, level: 2 }, { name: 'Medical Center', level: 1 } as const],
  ]) {
    const known = pictures.size
    await screen.rerender(show({ ...ground(), facilities }))
    await expect.poll(() => pictures.add(wholePicture()).size, PATIENCE).toBe(known + 1)
  }
  await screen.rerender(show({ ...ground(), facilities: [] }))
  await expect.poll(() => wholePicture() === [...pictures][0], PATIENCE).toBe(true)
  expect(pictures.size).toBe(4)
})

it('changes scenes in one canvas', async () => {
  const screen = await render(stage(ground()))
  await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(30)
  const canvas = document.querySelector('canvas')
  await screen.rerender(stage(matchday()))
  await screen.rerender(stage(ground()))
  await expect.element(screen.getByRole('img', { name: /20,000 seats/ })).toBeVisible()
  expect(document.querySelector('canvas')).toBe(canvas)
})

it('recreates the canvas after a lost context, and reports the second loss as unavailable', async () => {
  const onUnavailable = vi.fn()
  const onMinute = vi.fn<(minute: number) => void>()
  const report = makeReport(3)
  const show = (startMinute: number) => (
    <div style={FRAME}>
      <Stage
        scene={matchday({ report, startMinute, onMinute })}
        reducedMotion
        theme="light"
        onUnavailable={onUnavailable}
      />
    </div>
  )
  const screen = await render(show(40))
  await expect.poll(() => lastMinute(onMinute), PATIENCE).toBeGreaterThanOrEqual(40)
  await screen.rerender(show(0))
  const first = document.querySelector('canvas')
  first?.dispatchEvent(new Event('webglcontextlost'))
  await expect
    .poll(() => document.querySelector('canvas') !== first && coloursShown() > 50, PATIENCE)
    .toBe(true)
  expect(onUnavailable).not.toHaveBeenCalled()
  // The match continued where it was and did not restart.
  expect(Math.min(...onMinute.mock.calls.map(([minute]) => minute))).toBeGreaterThanOrEqual(40)
  // For a moment there is no canvas while it is recreated.
  const loseAgain = () => {
    document.querySelector('canvas')?.dispatchEvent(new Event('webglcontextlost'))
    return onUnavailable.mock.calls.length
  }
  await expect.poll(loseAgain, PATIENCE).toBe(1)
  await expect.poll(() => document.querySelector('canvas'), PATIENCE).toBeNull()
  expect(onUnavailable).toHaveBeenCalledTimes(1)
})

describe('a thread of its own', () => {
  const handOver = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'transferControlToOffscreen')

  afterEach(() => {
    if (handOver) Object.defineProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen', handOver)
    vi.restoreAllMocks()
  })

  it.each([
    ['a match', matchday({ paused: true, startMinute: 12 })],
    ['a league table under floodlights', league({ hasNews: false })],
  ])('draws the same picture as the page itself: %s', async (_, scene) => {
    const handedOver = vi.spyOn(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
    const apart = await render(stage(scene))
    await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(30)
    await document.fonts.ready
    await expect.poll(settledPicture, PATIENCE).not.toBeNull()
    const picture = pixelsShown()
    expect(handedOver).toHaveBeenCalledOnce()
    await apart.unmount()
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
    await render(stage(scene))
    await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(30)
    await expect.poll(() => mostDifference(pixelsShown(), picture), PATIENCE).toBeLessThanOrEqual(1)
  })

  it('is handed its pictures without a context for each of them', async () => {
    const pictures = vi.spyOn(OffscreenCanvas.prototype, 'transferToImageBitmap')
    const contexts = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
    await render(stage(matchday({ startMinute: 12 })))
    await expect.poll(() => pictures.mock.calls.length, PATIENCE).toBeGreaterThan(60)
    expect(contexts.mock.calls.length).toBeLessThan(25)
  })

  it('that fails is replaced by the page itself, and a match continues where it was', async () => {
    const workers: Worker[] = []
    const post = Reflect.get<Worker, 'postMessage'>(Worker.prototype, 'postMessage')
    vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...call: unknown[]) {
      workers.push(this)
      Reflect.apply(post, this, call)
    })
    const onMinute = vi.fn<(minute: number) => void>()
    const onUnavailable = vi.fn()
    const show = (startMinute: number) => (
      <div style={FRAME}>
        <Stage
          scene={matchday({ report: makeReport(3), startMinute, onMinute })}
          reducedMotion={false}
          theme="dark"
          onUnavailable={onUnavailable}
        />
      </div>
    )
    const screen = await render(show(40))
    await expect.poll(() => lastMinute(onMinute), PATIENCE).toBeGreaterThanOrEqual(40)
    await screen.rerender(show(0))
    const first = document.querySelector('canvas')
    workers[0]?.dispatchEvent(new Event('error'))
    await expect
      .poll(() => document.querySelector('canvas') !== first && coloursShown() > 50, PATIENCE)
      .toBe(true)
    const calls = workers.length
    const minute = lastMinute(onMinute)
    await expect.poll(() => lastMinute(onMinute), PATIENCE).toBeGreaterThan(minute)
    expect(workers).toHaveLength(calls)
    expect(Math.min(...onMinute.mock.calls.map(([played]) => played))).toBeGreaterThanOrEqual(40)
    expect(onUnavailable).not.toHaveBeenCalled()
  })
})

it('reports minute and events once the frame with them has been drawn, and not before', async () => {
  const held: (() => void)[] = []
  let isHolding = true
  const post = Reflect.get<Worker, 'postMessage'>(Worker.prototype, 'postMessage')
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...call: unknown[]) {
    const send = () => {
      Reflect.apply(post, this, call)
    }
    const [order] = call
    if (isHolding && typeof order === 'object' && order && 'entries' in order) held.push(send)
    else send()
  })
  const onMinute = vi.fn()
  const onEvents = vi.fn()
  const onClock = vi.fn()
  await render(stage(matchday({ startMinute: 20, onMinute, onEvents, onClock })))
  // As many frames as may wait to be drawn.
  await expect.poll(() => held.length, PATIENCE).toBe(2)
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  expect([onMinute, onEvents, onClock].flatMap(({ mock }) => mock.calls)).toEqual([])
  isHolding = false
  for (const send of held) send()
  await expect.poll(() => onMinute.mock.calls.length, PATIENCE).toBeGreaterThan(0)
  expect(onEvents).toHaveBeenCalled()
  expect(onClock).toHaveBeenCalled()
  vi.restoreAllMocks()
})

describe('a fault', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** Renders the stage beside other content of the page, which must survive its error. */
  function page(scene: StageScene, onFault: (fault: unknown) => void) {
    return (
      <>
        <div style={FRAME}>
          <Stage scene={scene} reducedMotion={false} theme="dark" onFault={onFault} />
        </div>
        <p>The rest of the page</p>
      </>
    )
  }

  it('during painting is reported once, and leaves the page as it is', async () => {
    // React logs the component whose error a boundary has caught.
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const onFault = vi.fn()
    const screen = await render(page(ground(), onFault))
    await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(20)
    const fault = new Error('no paint')
    for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      vi.spyOn(prototype, 'fill').mockImplementation(() => {
        throw fault
      })
    }
    await screen.rerender(page(matchday(), onFault))
    await expect.poll(() => onFault.mock.calls, PATIENCE).toEqual([[fault]])
    expect(complaints).toHaveBeenCalled()
    await expect.element(screen.getByText('The rest of the page')).toBeVisible()
  })

  it('in a frame is reported once, and stops the drawing', async () => {
    const onFault = vi.fn()
    const fault = new Error('no minute')
    const onMinute = vi.fn<(minute: number) => void>(() => {
      throw fault
    })
    const screen = await render(page(matchday({ onMinute }), onFault))
    await expect.poll(() => onFault.mock.calls, PATIENCE).toEqual([[fault]])
    // Frames on their way to the other thread are still drawn.
    const isStill = async () => {
      const picture = middleOfPicture()
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
      return middleOfPicture() === picture
    }
    await expect.poll(isStill, PATIENCE).toBe(true)
    // The scene was started again once.
    expect(onMinute).toHaveBeenCalledTimes(2)
    expect(onFault).toHaveBeenCalledOnce()
    await expect.element(screen.getByText('The rest of the page')).toBeVisible()
  })

  it('starts its scene again once, where it was, before it is reported', async () => {
    const onFault = vi.fn()
    let faults = 0
    const minutes: number[] = []
    const onMinute = (minute: number) => {
      minutes.push(minute)
      if (faults === 0) return
      faults -= 1
      throw new Error('no minute')
    }
    const show = (seed: number) =>
      page(matchday({ report: makeReport(seed), startMinute: 30, onMinute }), onFault)
    const screen = await render(show(3))
    await expect.poll(() => minutes.length, PATIENCE).toBeGreaterThan(0)
    const first = document.querySelector('canvas')
    faults = 1
    await expect.poll(() => faults === 0 && document.querySelector('canvas') !== first, PATIENCE).toBe(true)
    const known = minutes.length
    await expect.poll(() => minutes.length, PATIENCE).toBeGreaterThan(known + 1)
    expect(Math.min(...minutes)).toBe(minutes[0])
    expect(onFault).not.toHaveBeenCalled()
    // The next scene has a start of its own.
    await screen.rerender(show(4))
    const other = minutes.length
    await expect.poll(() => minutes.length, PATIENCE).toBeGreaterThan(other + 1)
    faults = 1
    await expect.poll(() => faults, PATIENCE).toBe(0)
    const again = minutes.length
    await expect.poll(() => minutes.length, PATIENCE).toBeGreaterThan(again + 1)
    expect(onFault).not.toHaveBeenCalled()
    faults = 1
    await expect.poll(() => onFault.mock.calls.length, PATIENCE).toBe(1)
  })
})

describe('frames', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** Counts drawn frames from now on; must be called before the canvas is created. */
  function countFrames() {
    return vi.spyOn(Application.prototype, 'render')
  }

  /** Waits for a number of the browser’s frames in a row without one of ours. */
  async function comeToRest(frames: Mock, browserFrames = 30): Promise<void> {
    for (let still = 0, drawn = frames.mock.calls.length; still < browserFrames;) {
      await new Promise(requestAnimationFrame)
      still = frames.mock.calls.length === drawn ? still + 1 : 0
      drawn = frames.mock.calls.length
    }
  }

  const SCENES: [string, StageScene][] = [
    ['the ground behind the menus', ground()],
    ['a league table that has been watched', league({ hasNews: false })],
    ['a match in a pause', matchday({ paused: true })],
    ['a match that is over', matchday({ skipped: true })],
    ['a career that has been counted up', career()],
  ]

  it.each(SCENES)('are not drawn while nothing moves: %s', async (_, scene) => {
    const frames = countFrames()
    await render(stage(scene))
    await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(20)
    await comeToRest(frames)
    expect(frames.mock.calls.length).toBeGreaterThan(0)
    // No other code requests frames from the browser: these ten are the test’s own.
    const asked = vi.spyOn(window, 'requestAnimationFrame')
    await comeToRest(frames, 10)
    expect(asked).toHaveBeenCalledTimes(10)
  })

  it('are drawn when content, size or theme changes, and when a match continues', async () => {
    const frames = countFrames()
    const onMinute = vi.fn<(minute: number) => void>()
    const paused = matchday({ paused: true, onMinute })
    const show = (scene: StageScene, theme: 'light' | 'dark', width = 800) => (
      <div style={{ ...FRAME, width }}>
        <Stage scene={scene} reducedMotion={false} theme={theme} />
      </div>
    )
    const screen = await render(show(ground(), 'dark'))
    await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(20)
    const changes = [
      show({ ...ground(), colours: ['#1d3f8f', '#f2c230'] }, 'dark'),
      show(ground(), 'light'),
      show(ground(), 'light', 700),
      show(paused, 'light', 700),
    ]
    for (const change of changes) {
      await comeToRest(frames, 10)
      const drawn = frames.mock.calls.length
      await screen.rerender(change)
      await expect.poll(() => frames.mock.calls.length, PATIENCE).toBeGreaterThan(drawn)
    }
    await comeToRest(frames, 10)
    await screen.rerender(show({ ...paused, paused: false } as StageScene, 'light', 700))
    await expect.poll(() => lastMinute(onMinute), PATIENCE).toBeGreaterThanOrEqual(1)
  })

  it('are not drawn in a hidden tab, and a match continues when the tab is visible again', async () => {
    const frames = countFrames()
    const onMinute = vi.fn<(minute: number) => void>()
    await render(stage(matchday({ onMinute })))
    await expect.poll(() => lastMinute(onMinute), PATIENCE).toBeGreaterThanOrEqual(0)
    const setVisible = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    setVisible('hidden')
    await comeToRest(frames)
    const minute = lastMinute(onMinute)
    setVisible('visible')
    await expect.poll(() => lastMinute(onMinute), PATIENCE).toBeGreaterThan(minute)
  })
})

it('mounts and unmounts fifty times', async () => {
  for (let i = 0; i < 50; i++) {
    const scenes = [ground(), matchday(), league()] as const
    const screen = await render(stage(scenes[i % 3] ?? ground()))
    if (i % 10 === 9) await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(20)
    await screen.unmount()
  }
  expect(document.querySelectorAll('canvas')).toHaveLength(0)
}, 120_000)
