/** Words, names and tables in the width of a phone, as a browser lays them out. */
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CareerStory } from '../../client/components/CareerStory.tsx'
import { OpenClubProvider } from '../../client/components/ClubLink.tsx'
import { ClubName } from '../../client/components/ClubName.tsx'
import { DataTable, type Column } from '../../client/components/DataTable.tsx'
import { Figure, FigureList } from '../../client/components/FigureList.tsx'
import { Icon } from '../../client/components/Icon.tsx'
import { Money } from '../../client/components/Money.tsx'
import { NamedText } from '../../client/components/NamedText.tsx'
import { Stars } from '../../client/components/Stars.tsx'
import { OpenPlayerProvider } from '../../client/components/PlayerLink.tsx'
import { Book } from '../../client/modals/almanac/Book.tsx'
import '../../client/modals/almanac/almanac.css'
import { ChallengeTable } from '../../client/modals/challenge/ChallengeTable.tsx'
import { ShootOutMarks } from '../../client/screens/game/matchday/ShootOutMarks.tsx'
import type { PenaltyKick } from '../../client/simulation/match/matchReport.ts'
import { almanac } from '../../client/simulation/reports/almanac.ts'
import { ChallengeTableStore } from '../../client/stores/ChallengeTableStore.ts'
import { StoresProvider } from '../../client/stores/useStores.tsx'
import '../../client/styles/global.css'
import { makeStores } from '../stores/makeStores.ts'
import { longCareer } from '../support/longCareer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

let host: HTMLDivElement
let root: Root

beforeEach(async () => {
  await page.viewport(390, 844)
  host = document.createElement('div')
  host.style.width = '326px'
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

const show = (content: ReactNode) => flushSync(() => root.render(content))

/** Lines of text in an element. */
function linesOf(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

/** Shows the table of a challenge with rows of these names; the last is that of the player, who has an account. */
async function showTable(names: string[]) {
  const rows = names.map((nickname, i) => ({
    ...{ place: i + 1, nickname, score: 41, decisions: 120, tries: 2, isOwn: i === names.length - 1 },
    entry: nickname,
  }))
  const table = { isOpen: true, total: rows.length, rows, own: null, percentile: null }
  const user = JSON.stringify({ id: 'u1', username: 'gaffer', isGuest: false })
  const calls = {
    challengeTable: () => Promise.resolve(table),
    challengeEntries: () => Promise.resolve({ nickname: null, entries: [], run: null }),
  }
  const stores = makeStores({ calls, storage: { token: 'secret', user } })
  const store = new ChallengeTableStore(stores.root, '2026-W48')
  await store.load()
  show(
    <StoresProvider stores={stores.root}>
      <ChallengeTable store={store} scoring="points" />
    </StoresProvider>,
  )
}

test('a score stays in one line beside a long name in the table of a challenge', async () => {
  await showTable(['Wolverhampton Wanderer 1954', 'M'.repeat(24)])
  const scores = [...host.querySelectorAll('td')].filter(({ textContent }) => textContent === '41 points')
  expect(scores.map(linesOf)).toEqual([1, 1])
  expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth)
})

test('the own row of the table of a challenge, which has no button, is as high as the others', async () => {
  host.style.width = '700px'
  await showTable(['The Gaffer', 'Alex Ferris'])
  const [other, own] = [...host.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height)
  expect(host.querySelectorAll('tbody button')).toHaveLength(1)
  // The last row has no line below.
  expect(Math.abs(other! - own!)).toBeLessThanOrEqual(1)
})

test('no space opens after a short name in a sentence', () => {
  const parts = [
    { text: 'The ball falls to ', id: null },
    { text: 'Li', id: 'p1' },
    { text: '. A goal!', id: null },
  ]
  show(
    <OpenPlayerProvider value={() => {}}>
      <p style={{ fontSize: '13px' }}>
        <NamedText parts={parts} />
      </p>
    </OpenPlayerProvider>,
  )
  const name = host.querySelector('button')!
  const [before, , after] = [...host.querySelector('p')!.childNodes].map((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  })
  const letters = document.createRange()
  letters.selectNodeContents(name)
  const { left, right } = letters.getBoundingClientRect()
  expect(after!.left - right).toBeLessThan(1.5)
  expect(Math.abs(left - before!.right)).toBeLessThan(1.5)
  expect(name.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
})

const career = longCareer({ seed: 3, season: 2, week: 1 })

test('the line under the name of a club is not cut off', () => {
  show(
    <OpenClubProvider value={() => {}}>
      <ClubName club={career.club} short />
    </OpenClubProvider>,
  )
  const name = [...host.querySelectorAll('span')].at(-1)!
  const mark = Object.assign(document.createElement('span'), { style: 'display: inline-block' })
  name.append(mark)
  const baseline = mark.getBoundingClientRect().bottom
  const offset = parseFloat(getComputedStyle(name).textUnderlineOffset)
  expect(offset).toBeGreaterThan(2)
  // The line itself, and a pixel of rounding.
  expect(name.getBoundingClientRect().bottom - baseline).toBeGreaterThan(offset + 2)
})

test(
  'the almanac fits into a phone, without a broken score',
  () => {
    show(<Book book={almanac(career, 1)!} ref={null} photographs={null} />)
    const book = host.querySelector('article')!
    const { right } = book.getBoundingClientRect()
    for (const table of book.querySelectorAll('table'))
      expect(table.getBoundingClientRect().right, table.textContent.slice(0, 60)).toBeLessThan(right)
    const matches = [...book.querySelectorAll('.almanac-match span')]
    expect(matches.length).toBeGreaterThan(5)
    expect(matches.filter((score) => linesOf(score) > 1)).toEqual([])
    const [label] = book.querySelectorAll('.almanac-course text')
    expect(label!.getBoundingClientRect().height).toBeGreaterThan(9)
  },
  LONG_TEST_MS,
)

test('the marks of a long shoot-out pushed the bar of panels off a phone on its side', async () => {
  await page.viewport(844, 390)
  host.style.width = 'max-content'
  const kicks = Array.from({ length: 22 }, (_, i): PenaltyKick => {
    return { side: i % 2 === 0 ? 'home' : 'away', player: `taker ${i}`, keeper: 'keeper', outcome: 'goal' }
  })
  show(<ShootOutMarks kicks={kicks} names={{ home: 'Northgate Town', away: 'Harbour Rovers' }} />)
  // The score beside them has 290 pixels, and the bar of panels needs 390 of the row below.
  expect(host.getBoundingClientRect().width).toBeLessThan(844 - 390 - 290)
})

test('the kicks of a shoot-out run from the first to the last on both sides of its score', () => {
  const kicks = (['home', 'away', 'home', 'away'] as const).map((side, i): PenaltyKick => {
    return { side, player: `taker ${i}`, keeper: 'keeper', outcome: i < 2 ? 'goal' : 'save' }
  })
  show(<ShootOutMarks kicks={kicks} names={{ home: 'Northgate Town', away: 'Harbour Rovers' }} />)
  for (const side of host.querySelectorAll('[role=img]')) {
    const marks = [...side.querySelectorAll<HTMLElement>('[data-mark]')]
    const byPlace = marks.toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
    const read = byPlace.map(({ dataset }) => dataset.mark)
    expect(read).toEqual(['scored', 'missed', 'open', 'open', 'open'])
  }
})

test('stars and marks among the figures of a player stood on a line of their own', () => {
  show(
    <FigureList>
      <Figure name="Club">Preston Guild</Figure>
      <Figure name="Player">
        Midfielder, 21 <Stars value={4.5} label="Quality" />
      </Figure>
      <Figure name="Unrest">
        <Icon name="megaphone" size={14} /> <b>Complains.</b>
      </Figure>
    </FigureList>,
  )
  const heights = [...host.querySelectorAll('dd')].map(({ offsetHeight }) => offsetHeight)
  expect(new Set(heights).size).toBe(1)
})

test('the figures of the best signings stood beside short names and below long ones', () => {
  const signing = { season: 8, fee: 900_000, matches: 54, goals: 1 }
  const signings = ['Bo Li', 'Valentim van den Lourinho'].map((name) => ({ ...signing, name }))
  const manager = { manager: 'Alex Slater', face: 1, reputation: 2 }
  const empty = { clubs: [], places: [2], cups: [], europe: [], records: [] }
  show(<CareerStory story={{ ...manager, ...empty, signings }} />)
  const figures = [...host.querySelectorAll('li > span:last-child')].map((one) => one.getBoundingClientRect())
  expect(figures).toHaveLength(2)
  expect(new Set(figures.map(({ left }) => left)).size).toBe(1)
})

test('an amount was parted from its unit beside a long name', () => {
  host.style.width = '290px'
  show(
    <FigureList>
      <Figure name="Wage budget room after all wages">
        <Money amount={-457_886} /> / week
      </Figure>
    </FigureList>,
  )
  expect(linesOf(host.querySelector('dd')!)).toBe(1)
  expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth)
})

test('why a player cannot be lent began where its length let it on a card', () => {
  interface Row {
    name: string
    why: string
  }
  const columns: Column<Row>[] = [
    { key: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
    { key: 'wage', header: 'Wage', kind: 'number', endsCardLine: true, cell: () => '£12,250' },
    { key: 'loan', header: 'Loan', isControl: true, cell: ({ why }) => <span data-sentence>{why}</span> },
  ]
  const rows = [
    { name: 'Charlie Booth', why: 'Sign a goalkeeper first.' },
    {
      name: 'Antonin Guillaume',
      why: 'Antonin Guillaume’s contract runs out this season. Renew it first, and then ask again.',
    },
  ]
  show(
    <DataTable caption="Loans" cardsWhenNarrow columns={columns} rows={rows} rowKey={({ name }) => name} />,
  )
  const starts = [...host.querySelectorAll('[data-sentence]')].map((why) => why.getClientRects()[0]!.left)
  const name = host.querySelector('tbody th')!.getBoundingClientRect().left
  expect(starts.map((start) => Math.round(start - name))).toEqual([0, 0])
})
