import { expect, test } from 'vitest'
import { drawFrame, FrameRecorder } from '../../scenes/painter/frameRecorder.ts'

interface Picture {
  name: string
}

/** Recorder whose pictures are known by their names, and the pictures by their numbers. */
function makeRecorder() {
  const pictures = new Map<number, CanvasImageSource>()
  const numbers = new Map<object, number>()
  const recorder = new FrameRecorder((picture) => {
    const number = numbers.get(picture) ?? numbers.size
    numbers.set(picture, number)
    pictures.set(number, picture)
    return number
  })
  return { recorder, pictures }
}

/** Context that notes each drawing with the state it is drawn in. */
function makeContext() {
  const drawn: unknown[] = []
  const state = { globalAlpha: 1, imageSmoothingEnabled: true, globalCompositeOperation: 'source-over' }
  const ctx = {
    ...state,
    fillStyle: '',
    transform: [] as number[],
    setTransform(...numbers: number[]) {
      ctx.transform = numbers
    },
    fillRect(...place: number[]) {
      drawn.push([ctx.fillStyle, ctx.globalAlpha, ctx.transform, place])
    },
    drawImage({ name }: Picture, ...place: number[]) {
      const { globalAlpha, imageSmoothingEnabled, globalCompositeOperation, transform } = ctx
      drawn.push([name, globalAlpha, imageSmoothingEnabled, globalCompositeOperation, transform, place])
    },
  }
  return { ctx: ctx as unknown as OffscreenCanvasRenderingContext2D, drawn }
}

const pictureOf = (name: string) => ({ name }) as unknown as HTMLCanvasElement

test('draws what was recorded, in the same order and with the same state', () => {
  const { recorder, pictures } = makeRecorder()
  recorder.setTransform(1, 0, 0, 1, 0, 0)
  recorder.fillStyle = '#070b14'
  recorder.fillRect(0, 0, 1440, 900)
  recorder.setTransform(1.5, 0.25, -0.25, 1.5, 12.5, -8)
  recorder.globalAlpha = 0.5
  recorder.drawImage(pictureOf('player'), 0, 0, 83, 113, -41.5, -80, 83, 113)
  recorder.globalCompositeOperation = 'lighter'
  recorder.imageSmoothingEnabled = false
  recorder.drawImage(pictureOf('light'), 1, 2, 3, 4, 5, 6, 7, 8)
  const { ctx, drawn } = makeContext()
  drawFrame(ctx, recorder.take(), pictures)
  const moved = [1.5, 0.25, -0.25, 1.5, 12.5, -8]
  expect(drawn).toEqual([
    ['#070b14', 1, [1, 0, 0, 1, 0, 0], [0, 0, 1440, 900]],
    ['player', 0.5, true, 'source-over', moved, [0, 0, 83, 113, -41.5, -80, 83, 113]],
    ['light', 0.5, false, 'lighter', moved, [1, 2, 3, 4, 5, 6, 7, 8]],
  ])
})

test('begins anew after each frame, in an array that is no longer used', () => {
  const { recorder, pictures } = makeRecorder()
  const picture = pictureOf('piece of confetti')
  const draw = (count: number) => {
    for (let i = 0; i < count; i++) recorder.drawImage(picture, 0, 0, 6, 9, i, 0, 6, 9)
  }
  draw(1000)
  const first = recorder.take()
  draw(2)
  const second = recorder.take(first.numbers)
  draw(1)
  const third = recorder.take()
  expect(third.numbers).toBe(first.numbers)
  const counts = [second, third].map((frame) => {
    const { ctx, drawn } = makeContext()
    drawFrame(ctx, frame, pictures)
    return drawn.length
  })
  expect(counts).toEqual([2, 1])
})

test('draws all of a thousand pictures', () => {
  const { recorder, pictures } = makeRecorder()
  for (let i = 0; i < 1000; i++) recorder.drawImage(pictureOf(`${i}`), 0, 0, 6, 9, i, 0, 6, 9)
  const { ctx, drawn } = makeContext()
  drawFrame(ctx, recorder.take(), pictures)
  expect(drawn.map((entry) => (entry as string[])[0])).toEqual(Array.from({ length: 1000 }, (_, i) => `${i}`))
})

test('refuses a blending that it cannot record', () => {
  const { recorder } = makeRecorder()
  expect(() => {
    recorder.globalCompositeOperation = 'multiply'
  }).toThrow('multiply')
})
