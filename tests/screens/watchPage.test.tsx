import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ChallengeRow, ChallengeTable, WatchedRunCard } from '../../server/schemas/challenges.ts'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { runDecision } from '../../client/simulation/commands.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { playDay } from '../../client/simulation/season/day.ts'
import { ServerError } from '../../client/api/ServerError.ts'
import { unreachable } from '../stores/makeApi.ts'
import { makeClock } from '../stores/makeStores.ts'
import { GUEST, openPage } from './openPage.tsx'

const CHALLENGE = CHALLENGES[0]!
const environment = { clock: makeClock(new Date('2026-12-02T12:00:00Z')) }
const [OWN, OTHER] = ['5ee7b4c0-6f0e-4a53-9d92-0d9c1f2a7b01', '5ee7b4c0-6f0e-4a53-9d92-0d9c1f2a7b02']

/** Run of the challenge of somebody who sets one ticket price. */
function play(nickname: string, ticketPrice: number): WatchedRunCard {
  const { seed, division, difficulty } = CHALLENGE
  const look = { town: 'Bath', kit: 3, crest: 2 }
  const game = createGame({ seed, division, difficulty, challenge: CHALLENGE, clubName: 'Bath Beacon', look })
  runDecision(game, ['setTicketPrice', ticketPrice])
  runDecision(game, ['autoPick'])
  while (game.challenge?.score === null) playDay(game)
  const { score, decisions, fingerprint, log } = game.challenge!
  return {
    challenge: CHALLENGE.id,
    nickname,
    ranked: false,
    score: score!,
    decisions,
    fingerprint: fingerprint!,
    log: log!,
    run: null,
  }
}
const CARDS = { [OWN]: play('Cloughie', 27), [OTHER]: play('Shanks', 31) }

const rowOf = (entry: string, place: number): ChallengeRow => {
  const { nickname, score, decisions } = CARDS[entry]!
  return { place, nickname, score, decisions, tries: 1, isOwn: false, entry }
}
const table = (isOpen: boolean): ChallengeTable => ({
  isOpen,
  total: 2,
  rows: [rowOf(OWN, 1), rowOf(OTHER, 2)],
  own: null,
  percentile: null,
})

const calls = {
  challengeTable: () => Promise.resolve(table(false)),
  watchRun: (entry: string) => Promise.resolve(CARDS[entry]!),
}
const openRun = (query = '', more: object = {}, storage: Record<string, string> = {}) =>
  openPage(`/challenges/${CHALLENGE.id}/runs/${OWN}${query}`, {
    calls: { ...calls, ...more },
    environment,
    storage,
  })
const WEEKS = { level: 2, name: 'Week by week' } as const

test('[CHL-13] a final table leads to its runs, an open one does not', async () => {
  const path = `/challenges/${CHALLENGE.id}?table=open`
  const challengeTable = vi.fn(() => Promise.resolve(table(true)))
  const { unmount } = await openPage(path, { calls: { ...calls, challengeTable }, environment })
  expect(await screen.findByRole('row', { name: /Cloughie/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Watch the run of/ })).toBeNull()
  unmount()
  const { user } = await openPage(path, { calls, environment })
  await user.click(await screen.findByRole('link', { name: 'Watch the run of Cloughie' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Cloughie’s run' })
  await waitFor(() => expect(heading).toHaveFocus())
})

test('[CHL-13] a run shows its decisions and matches week by week', async () => {
  await openRun()
  await screen.findByRole('heading', WEEKS)
  const first = screen.getByRole('heading', { level: 3, name: 'Week 1' }).closest('li')!
  expect(
    within(first)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tickets at £27.', 'Had the best fit eleven picked.'])
  expect(screen.getAllByText('Left everything as it was.')).toHaveLength(18)
  // The first match was lost.
  expect(within(first).getByText(/^\d+(st|nd|rd|th)$/)).toBeVisible()
  expect(
    screen.getAllByRole('button', { name: /^Watch Cloughie, Week \d+: \d+–\d+ (at home to|away at)/ }),
  ).toHaveLength(19)
  expect(
    within(screen.getByRole('region', { name: 'Cloughie’s figures' })).getByText('Bath Beacon'),
  ).toBeVisible()
})

test('[CHL-13] another run stands beside it, and in the address', async () => {
  const { user } = await openRun()
  await screen.findByRole('heading', WEEKS)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Side by side with' }), '2nd: Shanks')
  expect(await screen.findByText('Tickets at £31.')).toBeVisible()
  expect(screen.getByText('Tickets at £27.')).toBeVisible()
  expect(window.location.search).toBe(`?beside=${OTHER}`)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Side by side with' }), 'Nobody')
  expect(screen.queryByText('Tickets at £31.')).toBeNull()
  expect(window.location.search).toBe('')
})

test('[CHL-13] a match is watched in the place of the page, which comes back with the focus where it was', async () => {
  const { user } = await openRun()
  const watch = await screen.findByRole('button', { name: /^Watch Cloughie, Week 2:/ })
  const score = /(\d+)–(\d+)/.exec(watch.getAttribute('aria-label')!)![0]
  await user.click(watch)
  await user.click(await screen.findByRole('button', { name: 'Skip to the end' }))
  const back = await screen.findByRole('button', { name: 'Back to the run' })
  const header = screen.getByRole('heading', { level: 1, name: /Bath Beacon/ }).closest('header')!
  const [own, other] = score.split('–')
  expect([`${own}–${other}`, `${other}–${own}`]).toContain(/\d+–\d+/.exec(header.textContent)![0])
  await user.click(back)
  await waitFor(() => expect(screen.getByRole('button', { name: /^Watch Cloughie, Week 2:/ })).toHaveFocus())
})

test('[CHL-13] the keys of a match had no effect in one that is watched', async () => {
  const { user } = await openRun()
  await user.click(await screen.findByRole('button', { name: /^Watch Cloughie, Week 2:/ }))
  await screen.findByRole('button', { name: 'Pause' })
  act(() => (document.activeElement as HTMLElement).blur())
  await user.keyboard(' ')
  expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible()
  await user.keyboard(' s')
  expect(await screen.findByRole('button', { name: 'Back to the run' })).toBeVisible()
  await user.keyboard(' ')
  await waitFor(() => expect(screen.getByRole('button', { name: /^Watch Cloughie, Week 2:/ })).toHaveFocus())
})

test('[CHL-13] a run that today’s rules play differently is not shown', async () => {
  const changed = { ...CARDS[OWN]!, fingerprint: '00000000' }
  await openRun('', { watchRun: () => Promise.resolve(changed) })
  expect(await screen.findByRole('alert')).toHaveTextContent('today’s rules play this run differently')
  expect(screen.queryByRole('heading', WEEKS)).toBeNull()
})

test('[CHL-13] a run that can’t be reached is loaded again by hand, and the server’s refusal is shown', async () => {
  const watchRun = vi.fn(calls.watchRun)
  watchRun.mockImplementationOnce(unreachable)
  const { user, unmount } = await openRun('', { watchRun })
  expect(await screen.findByRole('alert')).toHaveTextContent('This run can’t be reached right now.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', WEEKS)
  unmount()
  const refusal = 'This week is still on.'
  await openRun('', { watchRun: () => Promise.reject(new ServerError(refusal, 409)) })
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal)
})

test('[CHL-13] a run of another week opens under its own address', async () => {
  await openPage(`/challenges/${CHALLENGES[1]!.id}/runs/${OWN}`, { calls, environment })
  await waitFor(() => expect(window.location.pathname).toBe(`/challenges/${CHALLENGE.id}/runs/${OWN}`))
})

test('[CHL-13] watching keeps nothing, and leaves the player’s own career alone', async () => {
  const { user, root, environment: browser } = await openRun('', {}, GUEST)
  const kept = async () => [
    ...[browser.storage, browser.sessionStorage].map((storage) =>
      Array.from({ length: storage.length }, (_, i) => storage.key(i)),
    ),
    await browser.vault.contents(),
  ]
  await user.click(await screen.findByRole('button', { name: /^Watch Cloughie, Week 1:/ }))
  act(() => environment.clock.advance(60_000))
  await user.click(await screen.findByRole('button', { name: /^(Stop watching|Back to the run)$/ }))
  await screen.findByRole('heading', WEEKS)
  act(() => environment.clock.advance(60_000))
  expect(await kept()).toEqual([Object.keys(GUEST), [], { records: {}, backups: {} }])
  expect(root.hasCareer).toBe(false)
})

test('[CHL-13] a run that today’s rules can’t play at all is not shown', async () => {
  const broken = { ...CARDS[OWN]!, log: 'nonsense' }
  await openRun('', { watchRun: () => Promise.resolve(broken) })
  expect(await screen.findByRole('alert')).toHaveTextContent('today’s rules play this run differently')
})
