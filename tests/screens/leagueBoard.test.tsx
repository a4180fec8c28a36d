/** Tests of the scene that the screens request while the league table is open. */
import { ordinal } from '../../client/simulation/core/ordinal.ts'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { standings } from '../../client/simulation/reports/standings.ts'
import type { StageProps } from '../../scenes/Stage.tsx'
import type { StageScene } from '../../scenes/stageScene.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { autoPick } from '../../client/simulation/players/squad.ts'
import { openGame, openTab } from './openGame.tsx'

const stage = vi.hoisted(() => {
  // jsdom has no layout, and nothing is drawn without a size: every element gets the same one.
  globalThis.ResizeObserver = class {
    readonly #tell: () => void
    constructor(tell: ResizeObserverCallback) {
      this.#tell = () => {
        tell([], this)
      }
    }
    observe() {
      this.#tell()
    }
    unobserve() {}
    disconnect() {}
  }
  return { props: null as StageProps | null }
})

vi.mock('../../scenes/Stage.tsx', async () => {
  const { describeScene } = await import('../../scenes/stageScene.ts')
  return {
    Stage: (props: StageProps) => {
      stage.props = props
      return <div role="img" aria-label={describeScene(props.scene)} />
    },
  }
})

beforeEach(() => {
  stage.props = null
})

function playWeeks(state: GameState, weeks: number) {
  while (state.currentMatchWeek < weeks) {
    beginDay(state)
    autoPick(state)
    playMatchDay(state)
  }
}

async function openLeague(weeks: number, settings = {}) {
  const opened = await openGame({
    settings,
    prepare: (state) => {
      playWeeks(state, weeks)
      // No random event before the next match.
      state.lastEventDay = state.day + 7
    },
  })
  await opened.user.click(screen.getByRole('tab', { name: 'League' }))
  return opened
}

/** Props of the league scene; fails when another scene is shown. */
function board(): Extract<StageScene, { kind: 'league' }> {
  const scene = stage.props?.scene
  if (scene?.kind !== 'league') throw new Error(`The stage shows ${scene?.kind ?? 'nothing'}`)
  return scene
}

const picture = () => screen.getByRole('img', { name: /scoreboard|ground/ })

describe('the league table as a picture', () => {
  test('is shown beside the standings, and describes the club’s position', async () => {
    const table = standings((await openLeague(3)).gameStores.game.state)
    const own = table.find(({ isOwn }) => isOwn)
    const leader = table[0]
    expect(picture().getAttribute('aria-label')).toContain('league table after week 3')
    expect(picture().getAttribute('aria-label')).toContain(
      `${leader?.club.shortName} lead with ${leader?.record.points} points`,
    )
    expect(picture().getAttribute('aria-label')).toContain(`You’re ${ordinal(own?.position ?? 0)}`)
    expect(board().rows.map(({ now }) => now.position)).toEqual(table.map(({ position }) => position))
  })

  test('shows no positions before the first match', async () => {
    await openLeague(0)
    expect(picture().getAttribute('aria-label')).toMatch(
      /league table before the first match\. The standings/,
    )
  })

  test('is replaced by the ground on other tabs and views', async () => {
    const { user } = await openLeague(1)
    expect(board().week).toBe(1)
    await user.click(screen.getByRole('tab', { name: 'Scorers' }))
    expect(stage.props?.scene.kind).toBe('ground')
    await user.click(screen.getByRole('tab', { name: 'Standings' }))
    expect(board().week).toBe(1)
    await openTab(user, 'Squad')
    expect(stage.props?.scene.kind).toBe('ground')
  })

  test('has no animation before the first round', async () => {
    await openLeague(0)
    expect(picture().getAttribute('aria-label')).toContain('league table before the first match')
    expect(board().hasNews).toBe(false)
  })

  test('animates a round once, and is static when reopened', async () => {
    const { user } = await openLeague(2)
    expect(board().hasNews).toBe(true)
    act(() => board().onFinished?.())
    expect(board().hasNews).toBe(false)
    await openTab(user, 'Squad')
    await user.click(screen.getByRole('tab', { name: 'League' }))
    expect(board().hasNews).toBe(false)
  })

  test('animates the next round on the open tab once its result is closed', async () => {
    const { user, wait } = await openLeague(2)
    act(() => board().onFinished?.())
    await user.click(screen.getByRole('button', { name: 'Fast' }))
    for (let day = 0; day < 8 && !screen.queryByText('Points Earned'); day += 1) wait(400)
    expect(screen.getByText('Points Earned')).toBeVisible()
    expect(board()).toMatchObject({ week: 3, hasNews: true, isPaused: true })
    await user.keyboard('{Escape}')
    expect(board()).toMatchObject({ week: 3, hasNews: true, isPaused: false })
  })

  test('is static with the reduced motion setting', async () => {
    await openLeague(2, { motion: 'reduced' })
    expect(stage.props?.reducedMotion).toBe(true)
  })
})
