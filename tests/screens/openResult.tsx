/** The result dialog of a challenge, over a server that checks entries when a test says so. */
import { act, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { ChallengeRow, OwnEntryCard, OwnEntryList } from '../../server/schemas/challenges.ts'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import type { Challenge } from '../../client/simulation/club/challenge.ts'
import { playDay } from '../../client/simulation/season/day.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { makeClock } from '../stores/makeStores.ts'
import type { FakeCalls } from '../stores/makeApi.ts'
import { openPage, REGISTERED } from './openPage.tsx'

const challenge: Challenge = { ...CHALLENGES[0]!, weeks: 1 }

export function row(place: number, facts: Partial<ChallengeRow> = {}): ChallengeRow {
  return {
    place,
    nickname: `Manager ${place}`,
    score: 60 - place,
    decisions: 4 + place,
    tries: 2,
    isOwn: false,
    entry: `e${place}`,
    ...facts,
  }
}

/** Calls of an account, whose entries are checked when `check` is called. */
export function makeServer(nickname: string | null = null, { isOpen = true } = {}) {
  const own: OwnEntryList = { nickname, entries: [], run: null }
  const rows = [row(1)]
  const calls = {
    challengeTable: vi.fn((_challenge: string, _page: number, ranked = false) =>
      Promise.resolve({
        isOpen,
        total: rows.length,
        rows: rows.slice(),
        own: ranked ? null : (rows.find(({ isOwn }) => isOwn) ?? null),
        percentile: 100,
      }),
    ),
    challengeEntries: vi.fn(() => Promise.resolve({ ...own, entries: own.entries.slice() })),
    setNickname: vi.fn((name: string) => {
      own.nickname = name
      return Promise.resolve(name)
    }),
    enterChallenge: vi.fn<NonNullable<FakeCalls['enterChallenge']>>(
      ({ score, decisions, fingerprint, run = null }) => {
        own.entries = [
          {
            ...{ id: 'x1', status: 'waiting', reason: null, enteredAt: 1, ranked: run !== null },
            ...{ score, decisions, fingerprint },
          },
          ...own.entries,
        ]
        return Promise.resolve({ id: 'x1', status: 'waiting' as const })
      },
    ),
  }
  /** `best`: entry in the own row, which may be that of another run. */
  const check = (verdict: Partial<OwnEntryCard>, best = 'x1') => {
    own.entries = own.entries.map((entry) => ({ ...entry, ...verdict }))
    if (verdict.status !== 'verified') return
    rows.push(row(2, { nickname: own.nickname!, isOwn: true, entry: best }))
  }
  return { calls, check }
}

/** Result dialog of a run that has just ended. */
export async function openResult(
  calls: FakeCalls,
  { storage = REGISTERED }: { storage?: Record<string, string> } = {},
) {
  const clock = makeClock()
  const page = await openPage('/game?seed=5', { storage, calls, environment: { clock } })
  const { seed, difficulty, division } = challenge
  const career = createGame({ seed, difficulty, division, challenge })
  while (career.challenge?.score === null) playDay(career)
  act(() => {
    page.gameStores.game.resume(career)
    page.gameStores.ui.openModal({ kind: 'challenge-over' })
  })
  const dialog = await screen.findByRole('dialog', { name: /^Challenge over/ })
  return { ...page, dialog, career, clock }
}
