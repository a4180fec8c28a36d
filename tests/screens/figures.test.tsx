/** Holds how figures are written, over all tabs and dialogs of a career of several seasons. */
import { act, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { copyGame } from '../../client/simulation/copyGame.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { longCareer } from '../support/longCareer.ts'
import { openGame, painted } from './openGame.tsx'
import { TABS, type UiStore } from '../../client/stores/UiStore.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Plays four seasons and renders every tab and dialog.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

let career: GameState
beforeAll(() => {
  career = longCareer({ seed: 3, season: 4, week: 20 })
})

/** Ways of writing that the screens must not mix. Texts quoted from the specification are exempt. */
const MISTAKES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a hyphen for a minus sign', /(?:^|[\s(])-[£\d]/],
  ['a hyphen in a score', /(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])/],
  [
    'a number without thousands separators',
    /(?<![\d,.]|[Dd]ay |(?:Jan|Febr|March|April|May|June|July|August|[a-z]+ber|uary) ?)\d{4,}(?!\d)/,
  ],
  ['a sign that can break from its pounds', /[+−]£/],
  ['a login that is not spelt Log In', /\bLogin\b|\bLog in\b/],
]
const SPECIFIED = /Result: 0-3 Loss\.|^-[358]%$/

/** Texts that stand together: the own text of each element, in parts as it is rendered. */
function textsShown(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !element.closest('style, script, svg'))
    .map((element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent)
        .join(''),
    )
    .filter((text) => /\d|[Ll]og/.test(text))
}

function mistakesIn(texts: readonly string[]): string[] {
  return texts
    .filter((text) => !SPECIFIED.test(text))
    .flatMap((text) =>
      MISTAKES.filter(([, pattern]) => pattern.test(text)).map(([name]) => `${name}: ${text}`),
    )
}

async function openCareer() {
  return openGame({ prepare: (state) => void Object.assign(state, copyGame(career)) })
}

test.each(TABS)('%s writes minus signs, scores, thousands and pounds in one way', async (tab) => {
  const { root, user } = await openCareer()
  const tabs = screen.queryAllByRole('tab').length
  act(() => {
    root.ui.selectTab(tab)
  })
  await painted()
  const found = new Set(mistakesIn(textsShown()))
  for (const view of screen.queryAllByRole('tab').slice(tabs)) {
    await user.click(view)
    await painted()
    for (const mistake of mistakesIn(textsShown())) found.add(mistake)
  }
  expect([...found]).toEqual([])
})

test('dialogs write minus signs, scores, thousands and pounds in one way', async () => {
  const { root, game } = await openCareer()
  const { players, staff, competitors, currentSeason } = game.state
  const [player, member, rival] = [players[0]?.id ?? '', staff.at(-1)?.id ?? '', competitors[0]?.id ?? '']
  const dialogs: Parameters<UiStore['openModal']>[0][] = [
    { kind: 'match-result' },
    { kind: 'random-event' },
    ...Array.from(
      { length: currentSeason - 1 },
      (_, i) => ({ kind: 'season-review', season: i + 1 }) as const,
    ),
    { kind: 'almanac', season: 1 },
    { kind: 'player-details', id: player },
    { kind: 'club', id: rival, isOver: false },
    { kind: 'club', id: 'own', isOver: false },
    { kind: 'player', id: competitors[0]?.players[0]?.id ?? '', isOver: false, from: null },
    { kind: 'contract-talks', id: player },
    { kind: 'lend-player', id: player },
    { kind: 'make-offer', id: competitors[1]?.players[0]?.id ?? '' },
    { kind: 'confirm-sale', id: player, from: 'list' },
    { kind: 'confirm-dismissal', id: member },
    { kind: 'policy-info', policy: 'fanFriendlyPricing' },
    { kind: 'paper' },
    { kind: 'objectives' },
    { kind: 'finances' },
    { kind: 'hall-of-fame' },
    { kind: 'manager' },
  ]
  const found = new Set<string>()
  for (const dialog of dialogs) {
    act(() => {
      root.ui.openModal(dialog)
    })
    await screen.findByRole('dialog')
    for (const mistake of mistakesIn(textsShown())) found.add(`${dialog.kind}: ${mistake}`)
    act(() => {
      root.ui.closeModal()
    })
  }
  expect([...found]).toEqual([])
})
