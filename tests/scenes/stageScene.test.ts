import { ordinal } from '../../client/simulation/core/ordinal.ts'
import { expect, it } from 'vitest'
import { describeScene } from '../../scenes/stageScene.ts'
import { matchday, SCENES, titleNight } from './makeScenes.ts'

const ground = { kind: 'ground', colours: ['#b3202c', '#ffffff'], hasCup: false } as const

it('describes the size of the ground and its facilities', () => {
  const facilities = [
    { name: 'Basic Stadium', level: 2 },
    { name: 'Club Shop', level: 1 },
  ] as const
  expect(describeScene({ ...ground, capacity: 20_000, facilities })).toBe(
    'Your ground from above, with 20,000 seats. Built: Basic Stadium, level 2; Club Shop, level 1.',
  )
})

it('describes a ground without facilities', () => {
  expect(describeScene({ ...ground, capacity: 0, facilities: [] })).toBe(
    'The site of your ground, without a stadium.',
  )
})

it('describes the cup before the main stand of the club that holds it', () => {
  expect(describeScene({ ...ground, capacity: 20_000, facilities: [], hasCup: true })).toBe(
    'Your ground from above, with 20,000 seats. The Lantern Cup stands before the main stand.',
  )
})

it.each([
  ['rain', 'It rains.'],
  ['snow', 'It snows.'],
  ['overcast', 'The sky is overcast.'],
  ['clear', 'The sky is clear.'],
] as const)('describes the weather of a match: %s', (sky, words) => {
  expect(describeScene(matchday({ weather: { sky, sun: 0 } }))).toContain(words)
})

it('describes the flags of a title day', () => {
  const atmosphere = { guests: 0.08, titleFor: ['away'], isDecisive: true } as const
  expect(describeScene(matchday({ atmosphere }))).toContain('Flags fly for Harbour Rovers.')
  expect(describeScene(matchday())).not.toContain('Flags')
})

const BOARD =
  'Your ground on the last evening of season 2, and a scoreboard on which the table settles as the grounds end.'

it('describes a title night without its end while grounds are playing', () => {
  expect(describeScene(titleNight({ isSettled: false }))).toBe(BOARD)
})

it.each([
  ['champions', ' Confetti falls.'],
  ['kept', ''],
  ['fallen', ' The floodlights are dimmed.'],
] as const)('describes a title night that has settled: %s', (tone, mood) => {
  const scene = titleNight({ tone })
  if (scene.kind !== 'title-night') throw new Error('Another scene')
  const own = scene.rows.find(({ isOwn }) => isOwn)
  expect(describeScene(scene)).toBe(
    `${BOARD} The trophy carries the colours of Club 20.${mood} You’re ${ordinal(own?.now.position ?? 0)}. The final table tells the same in words.`,
  )
})

it('describes the night of a cup won', () => {
  expect(describeScene(SCENES['cup-night'])).toBe(
    'Your ground on the evening of the final of the Lantern Cup of season 3. The lantern shines with the ribbons of Northgate, and confetti falls.',
  )
})
