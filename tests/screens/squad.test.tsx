import { squadReport } from '../../client/simulation/reports/squadReport.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import type { Position } from '../../client/simulation/people/position.ts'
import { makeMarketPlayer } from '../simulation/makeGame.ts'
import { nameOfKind } from '../simulation/characters.ts'
import { openGame, press, openTab } from './openGame.tsx'

async function openSquad(
  view: 'List' | 'Pitch' | 'Selection' = 'List',
  prepare?: (state: GameState) => void,
) {
  const opened = await openGame(prepare ? { prepare } : {})
  const { user, game } = opened
  await openTab(user, 'Squad')
  await openTab(user, view)
  const of = (inSquad: boolean, type?: Position) =>
    game.state.players.filter((player) => player.inSquad === inSquad && (!type || player.type === type))
  return { ...opened, of }
}

const table = (name: string) => within(screen.getByRole('table', { name }))
const namesIn = (name: string) =>
  table(name)
    .queryAllByRole('rowheader')
    .map(({ firstChild }) => firstChild?.textContent)

describe('the list', () => {
  test('shows who is in the squad and who is not, with the state of each player', async () => {
    const { of } = await openSquad('List', (state) => {
      const [first, second] = state.players.filter(({ inSquad }) => inSquad)
      if (first) first.injured = true
      if (second) second.suspensions = 2
    })
    const [injured, suspended, fit] = of(true)
    expect(screen.getByRole('heading', { name: 'In Squad (11)' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Out of Squad (6)' })).toBeVisible()
    expect(new Set(namesIn('In Squad'))).toEqual(new Set(of(true).map(({ name }) => name)))
    expect(screen.getByText(injured!.name).closest('tr')?.textContent).toContain('Injured')
    expect(screen.getByText(suspended!.name).closest('tr')?.textContent).toContain('Susp. (2)')
    expect(screen.getByText(fit!.name).closest('tr')?.textContent).toContain('Fit')
  })

  test('can be searched and sorted in both parts', async () => {
    const { user, of } = await openSquad()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Age')
    for (const [name, inSquad] of [
      ['In Squad', true],
      ['Out of Squad', false],
    ] as const) {
      const ages = namesIn(name).map((player) => of(inSquad).find((own) => own.name === player)?.age ?? 0)
      expect(ages).toEqual(ages.toSorted((one, other) => one - other))
    }
    const [wanted] = of(false)
    await user.type(
      screen.getByRole('searchbox', { name: 'Search squad...' }),
      ` ${wanted!.name.toUpperCase()}`,
    )
    expect(namesIn('Out of Squad')).toEqual([wanted!.name])
    expect(screen.getByText('Nobody here matches your search.')).toBeVisible()
  })

  test('moves players up to eleven and no twelfth, and undoes the last move', async () => {
    const { user, of } = await openSquad()
    const [leaving] = of(true)
    const [coming] = of(false)
    const add = () => screen.getByRole<HTMLButtonElement>('button', { name: `Add to Squad: ${coming!.name}` })
    expect([add().disabled, add().title]).toEqual([true, 'Squad full'])
    await press(user, `Remove from Squad: ${leaving!.name}`)
    expect(screen.getByText('Eligible 10 / 11')).toBeVisible()
    await user.click(add())
    expect(screen.getByText('Eligible 11 / 11')).toBeVisible()
    expect(namesIn('In Squad')).toContain(coming!.name)
    await press(user, 'Undo last change')
    expect(namesIn('In Squad')).not.toContain(coming!.name)
    expect(screen.getByText('Eligible 10 / 11')).toBeVisible()
  })
})

describe('the pitch', () => {
  const place = (name: string) => screen.getByRole('button', { name: new RegExp(name) })

  test('swaps one of the eleven with a reserve by keyboard, and undoes it', async () => {
    const { user, of } = await openSquad('Pitch')
    const leaving = of(true, 'Defender')[1]!
    const coming = of(false, 'Defender')[0]!
    place(leaving.name).focus()
    await user.keyboard('{Enter}')
    expect(place(leaving.name).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText(new RegExp(`^${leaving.name} is chosen`))).toBeVisible()
    place(coming.name).focus()
    await user.keyboard('{Enter}')
    const pitch = within(screen.getByRole('group', { name: 'The side in a 4-4-2' }))
    expect(
      pitch.getByRole('button', { name: new RegExp(`^3, ${coming.name}, Defender, Centre-back: `) }),
    ).toBeVisible()
    // The focus stays on the line, which now shows the other player.
    expect(document.activeElement?.textContent).toContain(leaving.name)
    await press(user, 'Undo last change')
    expect(
      pitch.getByRole('button', { name: new RegExp(`^3, ${leaving.name}, Defender, Centre-back: `) }),
    ).toBeVisible()
  })

  test('swaps two players of a line, and refuses players of different lines with the reason', async () => {
    const { user, of } = await openSquad('Pitch')
    const [one, other] = of(true, 'Midfielder')
    const [forward] = of(true, 'Forward')
    await user.click(place(one!.name))
    await user.click(place(other!.name))
    expect(place(one!.name).getAttribute('aria-label')).toMatch(
      new RegExp(`^7, ${one!.name}, Midfielder, Holding midfielder: `),
    )
    await user.click(place(one!.name))
    await user.click(place(forward!.name))
    expect(
      screen.getByText(
        `${one!.name} is a Midfielder and ${forward!.name} a Forward: players only swap places within a line.`,
      ),
    ).toBeVisible()
    await user.keyboard('{Escape}')
    expect(place(one!.name).getAttribute('aria-pressed')).toBe('false')
  })

  test('fills an empty position, and returns to the reserves', async () => {
    const { user, of, game, gameStores } = await openSquad('Pitch')
    const [keeper] = of(true, 'Goalkeeper')
    const [reserve] = of(false, 'Goalkeeper')
    await user.click(place(keeper!.name))
    await press(user, 'To Reserves')
    await user.click(place(reserve!.name))
    await user.click(place('Empty place: Goalkeeper'))
    expect(game.state.players.find(({ id }) => id === reserve!.id)?.inSquad).toBe(true)
    expect(squadReport(gameStores.game.state).eligible).toBe(11)
  })

  test('the button that had sent a player to the reserves lost the focus', async () => {
    const { user, of } = await openSquad('Pitch')
    await user.click(place(of(true, 'Goalkeeper')[0]!.name))
    await press(user, 'To Reserves')
    const button = screen.getByRole('button', { name: 'To Reserves' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveFocus()
  })

  test('marks players out of position and unavailable ones', async () => {
    const { of } = await openSquad('Pitch', (state) => {
      state.tactics.formation = '3-5-2'
      const [forward] = state.players.filter(({ inSquad, type }) => inSquad && type === 'Forward')
      if (forward) forward.injured = true
    })
    expect(place(of(true, 'Defender')[3]!.name).getAttribute('aria-label')).toMatch(
      /Defender, out of position as Midfielder, Wing-back: −15%$/,
    )
    expect(place(of(true, 'Forward')[0]!.name).getAttribute('aria-label')).toMatch(/Forward, .*, injured$/)
  })
})

test('the selection shows the role of each player of the eleven and how they fit it', async () => {
  const { of } = await openSquad('Selection', (state) => {
    const [first] = state.players.filter(({ inSquad, type }) => inSquad && type === 'Defender')
    Object.assign(first!, { strengths: ['Pace', 'Crossing'], weaknesses: [] })
  })
  const defenders = within(screen.getByRole('region', { name: 'Defender' })).getAllByRole('listitem')
  expect(defenders).toHaveLength(of(true, 'Defender').length)
  expect(defenders[0]?.textContent).toContain('Full-back: Ideal (+6%)')
})

describe('the quick look', () => {
  test('opens from a name by keyboard and closes with Escape', async () => {
    const { user, of } = await openSquad()
    const [first] = of(true)
    screen.getByRole('button', { name: first!.name }).focus()
    await user.keyboard('{Enter}')
    const card = within(await screen.findByRole('dialog', { name: first!.name }))
    expect(card.getByText('In Squad')).toBeVisible()
    expect(card.getByText(first!.nationality)).toBeVisible()
    expect(card.getByRole('meter', { name: 'Stamina' }).getAttribute('aria-valuenow')).toBe(
      String(first!.stamina),
    )
    expect(card.getByText(first!.quality.toFixed(1))).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: first!.name })).toBeNull()
  })
})

describe('the comparison', () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare ${name}` })

  test('needs two players, accepts four, and refuses a fifth', async () => {
    const { user, of } = await openSquad()
    const [first, second, third, fourth, fifth] = of(true).map(({ name }) => name)
    await user.click(box(first!))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare (1)' }).disabled).toBe(true)
    await user.click(box(second!))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare (2)' }).disabled).toBe(false)
    await user.click(box(third!))
    await user.click(box(fourth!))
    await user.click(box(fifth!))
    expect(box(fifth!).checked).toBe(false)
    expect(screen.getByText('You can compare four players at most. Remove one first.')).toBeVisible()
    await press(user, 'Compare (4)')
    const dialog = within(screen.getByRole('dialog', { name: 'Compare players' }))
    expect(dialog.getAllByRole('columnheader')).toHaveLength(4)
    for (const name of [first, second, third]) await press(user, `Remove ${name} from the comparison`)
    expect(dialog.getByText('Choose at least 2 players to compare; you’ve chosen 1.')).toBeVisible()
  })

  test('marks the best figure in words, the lower wage, and none where all are equal', async () => {
    const { user, of } = await openSquad('List', (state) => {
      const [one, other] = state.players.filter(({ inSquad }) => inSquad)
      Object.assign(one!, { quality: 3.4, stamina: 80, wage: 9_000, goals: 0 })
      Object.assign(other!, { quality: 2.1, stamina: 95, wage: 4_000, goals: 0 })
    })
    const [one, other] = of(true)
    await user.click(box(one!.name))
    await user.click(box(other!.name))
    await press(user, 'Compare (2)')
    const dialog = within(screen.getByRole('dialog', { name: 'Compare players' }))
    const bestIn = (figure: string) =>
      within(dialog.getByRole('row', { name: new RegExp(`^${figure}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.includes('Best'))
    expect(bestIn('Quality')).toEqual([true, false])
    expect(bestIn('Stamina')).toEqual([false, true])
    expect(bestIn('Wage per week')).toEqual([false, true])
    expect(bestIn('Season goals')).toEqual([false, false])
    expect(bestIn('Age')).toEqual([false, false])
  })

  test('compares a player of the market with one’s own', async () => {
    const { user, of } = await openSquad('List', (state) => {
      state.market = [makeMarketPlayer({ name: 'Ann Able' })]
    })
    const [own] = of(true)
    await user.click(box(own!.name))
    await openTab(user, 'Transfers')
    await user.click(box('Ann Able'))
    await press(user, 'Compare (2)')
    const fee = within(screen.getByRole('dialog', { name: 'Compare players' })).getByRole('row', {
      name: /^Fee/,
    })
    expect(fee.textContent).toBe('FeeOwn player£1,000,000')
  })
})

test('a leader of the eleven wears the armband, and another one when they drop out', async () => {
  let leader = ''
  const { user } = await openSquad('Selection', (state) => {
    leader = nameOfKind(state.seed, 'leader')
    for (const player of state.players) player.name = nameOfKind(state.seed, 'loyal')
    Object.assign(
      state.players.find(({ inSquad }) => inSquad)!,
      { name: leader, age: 17 },
    )
  })
  const captain = () => screen.getByText('Captain').closest('li')?.textContent ?? ''
  expect(captain()).toContain(leader)
  await press(user, `Remove from Squad: ${leader}`)
  expect(captain()).not.toContain(leader)
})
