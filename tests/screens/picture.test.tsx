import { act, screen, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StageProps } from '../../scenes/Stage.tsx'
import { SPEEDS } from '../../client/stores/GameStore.ts'
import { MINUTE_MS } from '../../client/stores/reactions.ts'
import { openGame, press, WEEK_MS, openTab } from './openGame.tsx'

/** Mock of the Stage: never starts, or draws nothing and reports `fault` if there is one. */
const drawing = vi.hoisted(() => ({ starts: true, fault: null as Error | null }))

/** Last scene passed to the Stage. */
const shown = vi.hoisted(() => ({ scene: null as StageProps['scene'] | null }))

vi.hoisted(() => {
  // The game requests no scene without a measured size.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

vi.mock('../../scenes/Stage.tsx', () => ({
  Stage: function Stage({ scene, onDrawing, onFault }: StageProps) {
    const [isBroken, setBroken] = useState(false)
    useEffect(() => {
      shown.scene = scene
    }, [scene])
    useEffect(() => {
      if (!drawing.starts || !onDrawing) return
      onDrawing(true)
      return () => onDrawing(false)
    }, [onDrawing])
    useEffect(() => {
      if (!drawing.fault || isBroken) return
      setBroken(true)
      onFault?.(drawing.fault)
    }, [isBroken, onFault, scene])
    // A picture shows the end of a match that is skipped.
    const isSkipped = scene.kind === 'matchday' && scene.skipped
    useEffect(() => {
      if (isSkipped && scene.kind === 'matchday') scene.onFinished?.()
    }, [isSkipped, scene])
    return <div role="img" aria-label={scene.kind} />
  },
}))

beforeEach(() => {
  drawing.starts = true
  drawing.fault = null
  // React logs errors caught by a boundary.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('a scene that breaks shows an error with details; the game continues without it', async () => {
  drawing.fault = new Error('no paint')
  const { user, game } = await openGame()
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByRole('heading', { name: 'The picture has stopped' })).toBeVisible()
  expect(notice.getByLabelText('Details to report').textContent).toContain('no paint')
  await openTab(user, 'Squad')
  expect(screen.getByRole('heading', { name: 'Squad' })).toBeVisible()

  await press(user, 'Play without it')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('img', { name: 'ground' })).toBeNull()
  await user.keyboard(' ')
  expect(game.speed).not.toBe(SPEEDS.Pause)
})

test('a scene that breaks can be retried', async () => {
  drawing.fault = new Error('no paint')
  const { user } = await openGame()
  await screen.findByRole('alert')
  await press(user, 'Try again')
  expect(screen.getByRole('alert')).toBeVisible()
  drawing.fault = null
  await press(user, 'Try again')
  expect(screen.getByRole('img', { name: 'ground' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the card of a scene that broke leaves with the next scene', async () => {
  drawing.fault = new Error('no paint')
  const { user, wait } = await openGame({ settings: { matchdayMode: 'full' } })
  expect(await screen.findByRole('alert')).toBeVisible()
  drawing.fault = null
  await press(user, 'Fast')
  expect(screen.getByRole('alert')).toBeVisible()
  wait(WEEK_MS.fast)
  expect(screen.getByRole('img', { name: 'matchday' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a match whose scene breaks continues in text, on the clock', async () => {
  const { user, gameStores, wait } = await openGame({ settings: { matchdayMode: 'full' } })
  const { matchday } = gameStores
  await press(user, 'Fast')
  wait(WEEK_MS.fast)
  expect(screen.getByRole('img', { name: 'matchday' })).toBeVisible()
  wait(10 * MINUTE_MS.full)
  expect(matchday.minute).toBe(0)
  drawing.fault = new Error('no ball')
  await press(user, 'Pause')
  expect(within(screen.getByRole('alert')).getByLabelText('Details to report').textContent).toContain(
    'no ball',
  )
  await press(user, 'Play without it')
  await press(user, 'Resume')
  wait(10 * MINUTE_MS.full)
  expect(matchday.minute).toBe(10)
  expect(screen.getByRole('log', { name: 'Commentary' }).querySelectorAll('[data-kind]')).toHaveLength(
    matchday.eventsSoFar.length,
  )
  await press(user, 'Skip to the end')
  await press(user, 'Continue')
  expect(screen.getByText('Points Earned')).toBeVisible()
})

test('a match whose scene never starts runs in text, on the clock, to its end', async () => {
  drawing.starts = false
  const { user, gameStores, wait } = await openGame({ settings: { matchdayMode: 'full' } })
  const { matchday } = gameStores
  await press(user, 'Fast')
  wait(WEEK_MS.fast)
  wait(10 * MINUTE_MS.full)
  expect(matchday.minute).toBe(10)
  await press(user, 'Skip to the end')
  await press(user, 'Continue')
  expect(screen.getByText('Points Earned')).toBeVisible()
})

test('the stands of a match show the attendance of the result', async () => {
  const { user, wait, game, gameStores } = await openGame({ seed: 3, settings: { matchdayMode: 'full' } })
  await press(user, 'Fast')
  wait(WEEK_MS.fast)
  expect(shown.scene).toMatchObject({ kind: 'matchday', capacity: gameStores.ground.capacity })
  const { attendance } = shown.scene as Extract<StageProps['scene'], { kind: 'matchday' }>
  expect(screen.getByText(`Attendance: ${attendance.toLocaleString('en-GB')} in 10,000 seats`)).toBeVisible()
  await press(user, 'Skip to the end')
  await press(user, 'Continue')
  expect(game.state.lastMatch?.isHome).toBe(true)
  expect(game.state.lastMatch?.attendance).toBe(attendance)
})

test('players and camera of a match follow the settings', async () => {
  const { user, wait } = await openGame({ settings: { matchdayMode: 'full' } })
  const scene = () => (shown.scene?.kind === 'matchday' ? shown.scene : null)
  await press(user, 'Settings')
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }))
  const choose = async (group: string, choice: string) => {
    const button = within(dialog.getByRole('group', { name: group })).getByRole('button', { name: choice })
    await user.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('true')
  }
  await choose('Players in matches', 'Tokens')
  await choose('Camera in matches', 'Whole pitch')
  await user.keyboard('{Escape}')
  await press(user, 'Fast')
  wait(WEEK_MS.fast)
  expect(scene()).toMatchObject({ players: 'tokens', follows: false })
})

test('a picture begins with the events that the words have, and reports nothing to the next match', async () => {
  const { user, game, gameStores, wait } = await openGame({ settings: { matchdayMode: 'full' } })
  const { matchday } = gameStores
  await press(user, 'Fast')
  wait(WEEK_MS.fast)
  act(() => {
    matchday.showEvents(3)
  })
  const scene = shown.scene as Extract<StageProps['scene'], { kind: 'matchday' }>
  expect(scene).toMatchObject({ startMinute: 0, startEvents: 3, startKicks: 0 })
  act(() => {
    matchday.close()
    matchday.open(game.state)
  })
  act(() => {
    scene.onMinute?.(60)
    scene.onClock?.('61′')
    scene.onEvents?.(12)
    scene.onFinished?.()
  })
  expect([matchday.minute, matchday.clock, matchday.isOver]).toEqual([0, '1′', false])
})
