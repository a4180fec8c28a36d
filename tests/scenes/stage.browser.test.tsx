import { expect, it, vi, type Mock } from 'vitest'
import { render } from 'vitest-browser-react'
import { Stage, type StageScene } from '../../scenes/Stage.tsx'
import { makeReport } from './makeReport.ts'

const FRAME = { position: 'fixed', inset: 0, width: 800, height: 500 } as const

function ground(): Extract<StageScene, { kind: 'ground' }> {
  return {
    kind: 'ground',
    capacity: 20_000,
    colours: ['#b3202c', '#ffffff'],
    level: 1,
    facilities: ['Club Shop'],
  }
}

function matchday(over: Partial<Extract<StageScene, { kind: 'matchday' }>> = {}): StageScene {
  return {
    kind: 'matchday',
    report: makeReport(3),
    pace: 'full',
    paused: false,
    skipped: false,
    ownSide: 'home',
    ...over,
  }
}

function career(): StageScene {
  return { ...ground(), kind: 'career', seasons: 3, position: 19, clubs: 20, worstPosition: 18 }
}

function stage(scene: StageScene) {
  return (
    <div style={FRAME}>
      <Stage scene={scene} reducedMotion={false} theme="dark" />
    </div>
  )
}

/** A busy machine draws its first picture late. */
const PATIENCE = { timeout: 15_000 }

function lastMinute(onMinute: Mock<(minute: number) => void>): number {
  return onMinute.mock.lastCall?.[0] ?? -1
}

/** How many different colours a coarse grid of the canvas shows. */
function coloursShown(): number {
  const canvas = document.querySelector('canvas')
  if (!canvas || canvas.width < 100) return 0
  const copy = document.createElement('canvas')
  copy.width = 40
  copy.height = 25
  const ctx = copy.getContext('2d')
  ctx?.drawImage(canvas, 0, 0, 40, 25)
  const data = ctx?.getImageData(0, 0, 40, 25).data ?? []
  const colours = new Set<string>()
  for (let i = 0; i < data.length; i += 4) colours.add(`${data[i]} ${data[i + 1]} ${data[i + 2]}`)
  return colours.size
}

/** The picture of the middle, where the board stands. */
function middleOfPicture(): string {
  const canvas = document.querySelector('canvas')
  const copy = document.createElement('canvas')
  copy.width = 560
  copy.height = 200
  if (canvas) copy.getContext('2d')?.drawImage(canvas, -120, -150, 800, 500)
  return copy.toDataURL()
}

it('draws a match, says in words what it shows, and fills its parent', async () => {
  const screen = await render(stage(matchday()))
  await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(50)
  await expect
    .element(screen.getByRole('img', { name: /Northgate Town against Harbour Rovers/ }))
    .toBeVisible()
  const box = document.querySelector('canvas')?.getBoundingClientRect()
  expect([box?.width, box?.height]).toEqual([800, 500])
})

it('tells minutes as they pass, and the end when skipped', async () => {
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

it('goes on at the same minute with a new report of the same match', async () => {
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

it('counts a career up on a board before the ground, or shows at once what it comes to', async () => {
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

it('changes scenes in one canvas', async () => {
  const screen = await render(stage(ground()))
  await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(30)
  const canvas = document.querySelector('canvas')
  await screen.rerender(stage(matchday()))
  await screen.rerender(stage(ground()))
  await expect.element(screen.getByRole('img', { name: /20,000 seats/ })).toBeVisible()
  expect(document.querySelector('canvas')).toBe(canvas)
})

it('builds the canvas anew when its context is lost, and gives up the second time', async () => {
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
  // The match went on where it was: it did not start again.
  expect(Math.min(...onMinute.mock.calls.map(([minute]) => minute))).toBeGreaterThanOrEqual(40)
  const loseAgain = () => {
    document.querySelector('canvas')?.dispatchEvent(new Event('webglcontextlost'))
    return document.querySelector('canvas')
  }
  await expect.poll(loseAgain, PATIENCE).toBeNull()
  expect(onUnavailable).toHaveBeenCalledTimes(1)
})

it('can come and go fifty times', async () => {
  for (let i = 0; i < 50; i++) {
    const screen = await render(stage(i % 2 ? ground() : matchday()))
    if (i % 10 === 9) await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(20)
    await screen.unmount()
  }
  expect(document.querySelectorAll('canvas')).toHaveLength(0)
}, 120_000)
