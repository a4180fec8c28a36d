import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import { nameOfKind } from '../simulation/characters.ts'
import { openGame, openTab } from './openGame.tsx'

async function openTraining(prepare?: (state: GameState) => void) {
  const opened = await openGame(prepare ? { prepare } : {})
  await openTab(opened.user, 'Squad')
  await opened.user.click(screen.getByRole('tab', { name: 'Training' }))
  await screen.findByRole('group', { name: 'Focus' })
  return opened
}

const choice = (group: 'Focus' | 'Intensity', name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name })

test('focus and intensity are chosen by button, and their trade-offs stand beneath', async () => {
  const { user, game } = await openTraining()
  expect(screen.getAllByText('Growth, form and rest as usual.')).toHaveLength(2)

  await user.click(choice('Focus', 'Attack'))
  await user.click(choice('Intensity', 'Hard'))
  expect(choice('Focus', 'Attack').getAttribute('aria-pressed')).toBe('true')
  expect(choice('Focus', 'Balanced').getAttribute('aria-pressed')).toBe('false')
  expect(
    screen.getByText(/Midfielders and forwards grow 25% faster, keepers and defenders 30% slower\./),
  ).toBeVisible()
  expect(
    screen.getByText(/Players grow 20% faster\. .*A squad of 25 has a player hurt about every 13 weeks\./),
  ).toBeVisible()
  expect(game.state.training.plan).toEqual({ focus: 'attack', intensity: 'hard' })
})

test('set pieces say what a week of them brings, and what the days so far do', async () => {
  const { user, game } = await openTraining((state) => {
    const plan = { focus: 'balanced', intensity: 'normal' } as const
    state.training.days = [plan, { ...plan, focus: 'set-pieces' }]
  })
  expect(
    screen.getByText(/The week so far: goals from corners and free kicks \+10% in the next match\./),
  ).toBeVisible()
  await user.click(choice('Focus', 'Set pieces'))
  expect(game.state.training.plan.focus).toBe('set-pieces')
  expect(
    screen.getByText(/^20% more goals from corners and free kicks in the match after a week/),
  ).toBeVisible()
})

test('the past week is reported with who changed and why', async () => {
  const { user } = await openTraining((state) => {
    const [grown, hurt, doubtful] = state.players
    grown!.name = 'Grown Player'
    hurt!.name = 'Hurt Player'
    doubtful!.name = 'Doubtful Player'
    state.training.lastWeek = {
      day: 7,
      days: Array.from({ length: 7 }, () => ({ focus: 'attack', intensity: 'hard' })),
      outcome: 'W',
      players: [
        { id: grown!.id, step: 0.05, form: 1, hasPlayed: true, isHurt: false },
        { id: hurt!.id, step: 0, form: 0, hasPlayed: false, isHurt: true },
        { id: doubtful!.id, step: 0, form: -1, hasPlayed: true, isHurt: false },
      ],
    }
  })
  await user.click(screen.getByText('Last Week'))
  expect(screen.getByText('Trained: 7 days attack, hard.')).toBeVisible()
  const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')?.textContent
  expect(row('Grown Player')).toContain('Quality +0.05: still growing, faster with minutes.')
  expect(row('Grown Player')).toContain('Form up one step after a win.')
  expect(row('Hurt Player')).toContain('Hurt in hard training.')
  expect(row('Doubtful Player')).toContain('Form down one step despite the win.')
})

test('every coach with an effect on training is listed, absent ones without one', async () => {
  await openTraining((state) => {
    state.staff = []
  })
  const coaches = within(screen.getByRole('table', { name: 'Coaches' }))
  const absent = coaches.getByRole('rowheader', { name: 'Fitness Coach' }).closest('tr')
  expect(absent?.textContent).toBe('Fitness CoachNone–')
  expect(coaches.getAllByRole('row')).toHaveLength(8)
})

test('a week without changes says so, and a delegated training is announced', async () => {
  const { user, game } = await openTraining((state) => {
    state.assistant.setsTraining = true
    state.training.lastWeek = { day: 7, days: [], outcome: 'D', players: [] }
  })
  await user.click(screen.getByText('Last Week'))
  expect(screen.getByText('Nobody has changed.')).toBeVisible()
  expect(screen.getByText('The assistant’s plan: balanced, normal.')).toBeVisible()
  expect(
    screen.getByText(/The assistant sets the training after every match, until you set it yourself\./),
  ).toBeVisible()

  await user.click(choice('Focus', 'Attack'))
  expect(screen.getByText('Your plan: attack, normal.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Leave it to the assistant' }))
  expect(game.state.assistant.setsTraining).toBe(true)
})

test('a player is set to work on a weakness, and their focus is ended again', async () => {
  const { user, game } = await openTraining((state) => {
    for (const player of state.players) Object.assign(player, { strengths: [], weaknesses: [] })
    const forward = state.players.find(({ type }) => type === 'Forward')
    Object.assign(forward!, { name: 'Slow Runner', weaknesses: ['Pace'], age: 24 })
    state.staff = []
  })
  const id = game.state.players.find(({ name }) => name === 'Slow Runner')!.id
  await user.selectOptions(screen.getByRole('combobox', { name: 'Player' }), 'Slow Runner')
  expect(
    screen.getByText(
      'Ends: The side has 8% fewer counters. Better as Inside forward (+4%), Poacher (+4%). Takes 24 weeks.',
    ),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Set Focus' }))
  expect(game.state.training.individual).toEqual([{ id, kind: 'weaknesses', trait: 'Pace', progress: 0 }])
  const row = screen.getByRole('rowheader', { name: 'Slow Runner' }).closest('tr')
  expect(row?.textContent).toContain('Overcome: Pace0%, 24 weeks left')
  expect(screen.getByText('1 of 3 players')).toBeVisible()
  expect(document.activeElement?.textContent).toBe('Choose a focus')

  await user.click(screen.getByRole('button', { name: 'End Focus: Slow Runner' }))
  expect(game.state.training.individual).toEqual([])
  expect(document.activeElement?.textContent).toBe('Choose a focus')
})

test('with three focuses no other can be chosen', async () => {
  await openTraining((state) => {
    state.training.individual = state.players.slice(0, 3).map(({ id, weaknesses }) => ({
      id,
      kind: 'weaknesses',
      trait: weaknesses[0] ?? 'Robustness',
      progress: 0.5,
    }))
  })
  expect(screen.getByRole('heading', { name: '3 players have a focus' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Set Focus' })).toBeNull()
  expect(screen.getAllByRole('button', { name: /^End Focus: / })).toHaveLength(3)
})

test('mentors are listed with those they guide, and named with what has grown', async () => {
  await openTraining((state) => {
    const [one, other] = state.players.filter(({ type }) => type === 'Forward')
    // Nobody else is old enough to be a mentor.
    for (const player of state.players) player.age = 25
    Object.assign(one!, { name: nameOfKind(state.seed, 'mentor'), age: 30 })
    Object.assign(other!, { name: 'Young Forward', age: 19 })
    state.training.lastWeek = {
      day: 7,
      days: [],
      outcome: 'W',
      players: [{ id: other!.id, step: 0.05, form: 0, hasPlayed: false, isHurt: false }],
    }
  })
  const [row] = within(screen.getByRole('table', { name: 'Who Guides Whom' }))
    .getAllByRole('row')
    .slice(1)
  expect(row?.textContent).toMatch(/^Sam Number\d+ForwardYoung Forward$/)
  const changed = within(screen.getByRole('table', { name: 'Report of the Week' })).getAllByRole('row')[1]
  expect(changed?.textContent).toMatch(/still growing, guided by Sam Number\d+\./)
})

test('a folded table has its download with it, and none in the heading of the panel', async () => {
  await openTraining()
  const folded = screen.getByText('Coaches', { selector: 'summary *' }).closest('details')!
  const downloads = screen.getAllByRole('button', { name: /^Download CSV: /, hidden: true })
  expect(downloads).not.toEqual([])
  expect(downloads.filter((button) => !button.closest('details'))).toEqual([])
  expect(within(folded).getByRole('button', { name: /^Download CSV: /, hidden: true })).toBeInTheDocument()
})
