import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../client/simulation/people/player.ts'
import { makePlayer } from '../simulation/makeGame.ts'
import { nameOfKind } from '../simulation/characters.ts'
import { openGame, press, openTab } from './openGame.tsx'

/** Opens the squad tab with one reserve made by the test. */
async function openSquad(parts: Partial<Player> = {}, { selected = 11 } = {}) {
  const opened = await openGame({
    prepare: (state) => {
      const eleven = state.players.filter(({ inSquad }) => inSquad)
      for (const player of eleven.slice(selected)) player.inSquad = false
      state.players.push(makePlayer({ name: 'Zed Test', ...parts }))
    },
  })
  await openTab(opened.user, 'Squad')
  return opened
}

/** An injury of three weeks with usual care, found on the first day. */
const HAMSTRING: Player['injury'] = { kind: 'hamstring', since: 1, longer: 0.34, unhealed: 1 }

const dialog = () => within(screen.getByRole('dialog', { name: 'Zed Test' }))
const fact = (name: string) => dialog().getByText(name).closest('dt')?.nextElementSibling?.textContent

describe('player details', () => {
  test('show all known figures', async () => {
    const { user } = await openSquad({ quality: 2.64, goals: 3, assists: 2, morale: 2.5, form: 'Good' })
    await press(user, 'View Details: Zed Test')
    expect(fact('Position')).toBe('Midfielder')
    expect(fact('Age')).toBe('25')
    expect(fact('Nationality')).toBe('England')
    expect(fact('Quality')?.trim()).toBe('2.6')
    expect(fact('Value')).toBe('£7,260,000')
    expect(fact('Wage')).toBe('£2,500 / week')
    expect(fact('Morale')?.trim()).toBe('2.5 · Content')
    expect(fact('Form')).toBe('Good')
    expect(fact('Season goals')).toBe('3')
    expect(fact('Season assists')).toBe('2')
    expect(dialog().getByText('Reserve')).toBeVisible()
    const strengths = within(dialog().getByRole('region', { name: 'Strengths' }))
    expect(strengths.getByRole('listitem').textContent).toBe(
      'Passing Sets up 30% more goals than others in the same position.',
    )
    const weaknesses = within(dialog().getByRole('region', { name: 'Weaknesses' }))
    expect(weaknesses.getByText('No specific attributes listed.')).toBeVisible()
  })

  test('list the fit in each role of the position, and the traits that cause it', async () => {
    const { user } = await openSquad({
      type: 'Forward',
      strengths: ['Finishing', 'Composure'],
      weaknesses: ['Dribbling'],
    })
    await press(user, 'View Details: Zed Test')
    const fits = within(dialog().getByRole('region', { name: 'Fit by role' })).getAllByRole('listitem')
    expect(fits.map(({ textContent }) => textContent)).toEqual([
      'Inside forward Weak (−4%) Dribbling − (weakness), Pace, First touch',
      'Target man Fair Heading, First touch, Robustness',
      'Poacher Ideal (+6%) Finishing + (strength), Composure + (strength), Pace',
    ])
  })

  test('say that a player retires, and offer neither sale nor loan nor contract', async () => {
    const { user } = await openGame({
      prepare: (state) => {
        state.players.push(makePlayer({ id: 'p9999', name: 'Zed Test', age: 35 }))
        state.nextId = 10_000
        state.farewells.retiring = ['p9999']
      },
    })
    await openTab(user, 'Squad')
    expect(screen.getByText('Retires in the summer')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Sell Player: Zed Test' })).toBeNull()
    await press(user, 'View Details: Zed Test')
    expect(fact('Contract')).toBe('Retires at the end of season 1')
    for (const name of ['Sell Player', 'Lend Out', 'Offer Contract']) {
      expect(dialog().queryByRole('button', { name })).toBeNull()
    }
  })

  test('show totals for the club and the milestones among them', async () => {
    const { user } = await openSquad({
      goals: 3,
      appearances: 12,
      earlier: { seasons: 0, appearances: 190, goals: 46 },
    })
    await press(user, 'View Details: Zed Test')
    expect(fact('Counted since')).toBe('Season 1')
    expect(fact('Matches for the club')).toBe('202')
    expect(fact('Goals for the club')).toBe('49')
    expect(fact('Milestones')).toBe('200 matches')
  })

  test('show N/A for an unknown form', async () => {
    const { user } = await openGame({
      prepare: (state) => {
        const unknown = makePlayer({ name: 'Zed Test' })
        Reflect.deleteProperty(unknown, 'form')
        state.players.push(unknown)
      },
    })
    await openTab(user, 'Squad')
    await press(user, 'View Details: Zed Test')
    expect(fact('Form')).toBe('N/A')
  })

  test.each([
    [71, 'good'],
    [70, 'fair'],
    [41, 'fair'],
    [40, 'bad'],
  ])('a stamina of %i is %s', async (stamina, tone) => {
    const { user } = await openSquad({ stamina })
    await press(user, 'View Details: Zed Test')
    const meter = dialog().getByRole('meter', { name: 'Stamina' })
    expect(meter.getAttribute('aria-valuetext')).toBe(`${stamina}%`)
    const note = dialog().queryByText(/would play/)?.textContent ?? ''
    expect(note).toBe(
      stamina < 85 ? `Tired: would play ${Math.round(1.2 * (85 - stamina))}% below full quality.` : '',
    )
    expect(meter.firstElementChild?.getAttribute('data-tone')).toBe(tone)
  })

  test('move the player into the squad and back', async () => {
    const { user, game } = await openSquad({}, { selected: 10 })
    await press(user, 'View Details: Zed Test')
    await press(user, 'To Squad')
    expect(dialog().getByText('In Squad')).toBeVisible()
    expect(game.state.players.at(-1)?.inSquad).toBe(true)
    await press(user, 'To Reserves')
    expect(game.state.players.at(-1)?.inSquad).toBe(false)
  })

  test('state why a full squad accepts no one', async () => {
    const { user } = await openSquad()
    await press(user, 'View Details: Zed Test')
    await press(user, 'To Squad')
    expect(
      screen.getByText('Cannot add Zed Test: Squad is full (11/11). Remove a player first.'),
    ).toBeVisible()
  })

  test.each<[string, Partial<Player>]>([
    ['Injured', { injured: true }],
    ['Susp. (2)', { suspensions: 2 }],
  ])('nobody moves who is %s', async (badge, parts) => {
    const { user } = await openSquad(parts)
    await press(user, 'View Details: Zed Test')
    expect(dialog().getByText(badge)).toBeVisible()
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Cannot Move' }).disabled).toBe(true)
  })

  test('say what an injured player has, when they are expected back, and what medical care does', async () => {
    const { user } = await openSquad({ injured: true, injury: HAMSTRING })
    const row = within(screen.getByRole('table', { name: 'Reserves & Other' }))
      .getByText('Zed Test')
      .closest('tr')
    expect(row?.textContent).toMatch(/InjuredHamstring strain, out for \d+( \w+ to |–)\d+ \w+/)
    await press(user, 'View Details: Zed Test')
    expect(dialog().getByText('Injured')).toBeVisible()
    expect(
      dialog().getByText(
        /^Hamstring strain, since today\. Out for \d+( \w+ to |–)\d+ \w+, or \d+( \w+ to |–)\d+ \w+ without medical care\.$/,
      ),
    ).toBeVisible()
  })

  test('lead to a sale, and reopen when it is cancelled', async () => {
    const { user, game } = await openSquad()
    await press(user, 'View Details: Zed Test')
    await press(user, 'Sell Player')
    await press(user, 'Cancel')
    expect(dialog().getByText('Reserve')).toBeVisible()
    await press(user, 'Sell Player')
    await press(user, 'Sell Player')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(game.state.players.some(({ name }) => name === 'Zed Test')).toBe(false)
  })

  test('show a message when the player does not exist', async () => {
    const { root } = await openSquad()
    act(() => {
      root.ui.openModal({ kind: 'player-details', id: 'p-nobody' })
    })
    expect(screen.getByText('Error loading player data.')).toBeVisible()
  })
})

test('a reserve can be sold from the list', async () => {
  const { user, game } = await openSquad()
  await press(user, 'Sell Player: Zed Test')
  await press(user, 'Sell Player')
  expect(game.state.players.some(({ name }) => name === 'Zed Test')).toBe(false)
})

test('the details name the character with its effects, and the club page that of rivals', async () => {
  const { root, game } = await openGame({
    prepare: (state) => {
      state.players[0]!.name = nameOfKind(state.seed, 'temperamental')
      state.competitors[0]!.players[0]!.name = nameOfKind(state.seed, 'injury-prone')
    },
  })
  const { players, competitors } = game.state
  act(() => {
    root.ui.openModal({ kind: 'player-details', id: players[0]!.id })
  })
  const character = within(await screen.findByRole('region', { name: 'Character' }))
  expect(character.getByText('Temperamental')).toBeVisible()
  expect(character.getByText(/suspended or sent off 50% more often than others/)).toBeVisible()
  act(() => {
    root.ui.closeModal()
    root.ui.openClub(competitors[0]!.id)
  })
  const squad = within(await screen.findByRole('table', { name: 'Squad' }))
  const row = squad.getByRole('rowheader', { name: competitors[0]!.players[0]!.name }).closest('tr')
  expect(row?.textContent).toContain('Injury-prone')
})

test('what a leader does as captain stood there twice', async () => {
  let leader = ''
  const { user } = await openGame({
    prepare: (state) => {
      leader = nameOfKind(state.seed, 'leader')
      state.players.push(makePlayer({ name: leader }))
    },
  })
  await openTab(user, 'Squad')
  await press(user, `View Details: ${leader}`)
  expect(screen.getAllByText(/after a defeat \(\+6%/)).toHaveLength(1)
})

test('a captain is named in the details, marked in the eleven, and can be left to the side again', async () => {
  const { user, game } = await openSquad()
  await openTab(user, 'Selection')
  const { name, id } = game.state.players.findLast(({ inSquad }) => inSquad) ?? {}
  if (name === undefined) throw new Error('Somebody is selected')
  await press(user, `View Details: ${name}`)
  await press(user, 'Make captain')
  expect(game.state.captain).toBe(id)
  expect(
    screen.getByText(
      /^Your captain\. When they play, form picks up more often after a defeat \(\+[26]% chance\)\./,
    ),
  ).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.getByText('Captain').closest('li')?.textContent).toContain(name)
  await press(user, `View Details: ${name}`)
  await press(user, 'Let the side choose')
  expect(game.state.captain).toBeNull()
})
