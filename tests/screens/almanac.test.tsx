import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { clubNumber } from '../../client/simulation/clubs/clubNumbers.ts'
import { almanac } from '../../client/simulation/reports/almanac.ts'
import { longCareer } from '../support/longCareer.ts'
import { openGame } from './openGame.tsx'

// Painted in a browser by photograph.browser.test.tsx.
vi.mock('../../scenes/matchday/draw/paintPhotograph.ts', () => ({
  PHOTOGRAPH: { width: 4, height: 3 },
  photographer: () => () => {},
}))

const career = longCareer({ seed: 3, season: 2, week: 3 })

/** Name that a guest's club has in an opened game. */
const CLUB = 'Your Club'

const files: Blob[] = []
beforeEach(() => {
  files.length = 0
  const addresses = { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} }
  vi.stubGlobal('URL', Object.assign(class extends URL {}, addresses))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function openAlmanac() {
  const opened = await openGame({ prepare: (state) => Object.assign(state, copyGame(career)) })
  act(() => opened.root.ui.openModal({ kind: 'almanac', season: 1 }))
  const dialog = await screen.findByRole('dialog', { name: 'Almanac of season 1' })
  return { ...opened, dialog: within(dialog) }
}

it('has the story of the season, both tables and those who played', async () => {
  const { dialog } = await openAlmanac()
  expect(dialog.getByRole('heading', { name: 'The story of the season' })).toBeVisible()
  const [months, own, players, other] = dialog.getAllByRole('table')
  expect(within(months as HTMLElement).getByRole('row', { name: /^August / })).toBeVisible()
  expect(dialog.getByRole('heading', { name: 'Lantern Cup' })).toBeVisible()
  expect(dialog.getByRole('heading', { name: 'Quarter-final' })).toBeVisible()
  expect(within(own as HTMLElement).getAllByRole('row')).toHaveLength(21)
  expect(within(other as HTMLElement).getAllByRole('row')).toHaveLength(21)
  expect(within(players as HTMLElement).getAllByRole('row').length).toBeGreaterThan(11)
})

it('is saved as one file without script and without another address', async () => {
  const { dialog, user } = await openAlmanac()
  await user.click(dialog.getByRole('button', { name: 'Save as HTML' }))
  const [file] = files
  expect(file?.type).toBe('text/html;charset=utf-8')
  const text = (await file?.text()) ?? ''
  const page = new DOMParser().parseFromString(text, 'text/html')
  expect(page.title).toBe(`${CLUB}, season 1`)
  expect(page.querySelector('h1')?.textContent).toBe(CLUB)
  expect(page.querySelector('header svg title')?.textContent).toBe(`Crest of ${CLUB}`)
  expect(page.querySelectorAll('script, link, img, iframe, [onclick], [href], [src]')).toHaveLength(0)
  expect(text).not.toMatch(/https?:|@import|url\((?!#)/)
})

it('carries the photographs of the best match within the file', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => ({})) as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AA==')
  const { dialog, user } = await openAlmanac()
  expect(await dialog.findByRole('img', { name: /^Photograph from the stand\. Minute \d+: / })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save as HTML' }))
  const page = new DOMParser().parseFromString((await files[0]?.text()) ?? '', 'text/html')
  const sources = [...page.querySelectorAll('figure img')].map((img) => img.getAttribute('src'))
  expect(sources).toEqual(['data:image/jpeg;base64,AA==', 'data:image/jpeg;base64,AA=='])
  expect(page.querySelectorAll('[src^="http"], [src^="blob:"]')).toHaveLength(0)
})

it('is printed alone', async () => {
  const { dialog, user } = await openAlmanac()
  let printed: string | null | undefined
  vi.stubGlobal('print', () => {
    printed = document.querySelector('body > .almanac-print h1')?.textContent
  })
  await user.click(dialog.getByRole('button', { name: 'Print' }))
  expect(printed).toBe(CLUB)
  window.dispatchEvent(new Event('afterprint'))
  expect(document.querySelector('.almanac-print')).toBeNull()
})

it('counts the goals of its players in all competitions', () => {
  const book = almanac(career, 1)
  const league = book?.report.table.find(({ isOwn }) => isOwn)
  const goals = book?.players.reduce((sum, player) => sum + player.goals, 0) ?? 0
  expect(goals).toBeGreaterThanOrEqual(league?.goalsFor ?? Infinity)
})

it.each([
  ['promoted', { division: 2 }, 'Newly promoted, '],
  ['relegated, under another manager', { club: 'another' }, 'Newly relegated, '],
  ['neither', {}, 'The paper had the club down for 15th, after 19th the season before.'],
] as const)('does not call the place of a newcomer one of the season before: %s', (_, before, text) => {
  const game = copyGame(career)
  const past = game.pastSeasons[0]!
  const review = { ...past.review!, expected: 15, placeBefore: 19 }
  const relegated = [...review.otherDivision!.relegated, 'club' in before ? clubNumber(past.club) : 1]
  const earlier = { ...review, otherDivision: { ...review.otherDivision!, relegated } }
  game.pastSeasons = [
    { ...past, ...before, review: earlier },
    { ...past, season: 2, review },
  ]
  const story = almanac(game, 2)?.story.join(' ') ?? ''
  expect(story).toContain(text)
  expect(story.includes('after 19th')).toBe(text.includes('after 19th'))
})

it('is not written before the season is over', () => {
  expect(almanac(career, 2)).toBeNull()
})
