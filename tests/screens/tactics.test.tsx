import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { StandingOrder } from '../../client/simulation/club/standingOrder.ts'
import { defaultTactics } from '../../client/simulation/club/tactics.ts'
import { tacticsReport } from '../../client/simulation/reports/tacticsReport.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { makeFacility, makeStaff } from '../simulation/makeGame.ts'
import { openGame, painted, press } from './openGame.tsx'

const panel = (name: string | RegExp) => within(screen.getByRole('region', { name }))

async function openTactics(prepare: (state: GameState) => void = () => {}) {
  const opened = await openGame({
    prepare: (state) => {
      for (const rival of state.competitors) {
        rival.recentPlans = [2, 1].map((week) => ({
          season: 1,
          week,
          isHome: week === 1,
          tactics: { ...defaultTactics(), style: week === 2 ? 'attacking' : 'balanced' },
        }))
      }
      prepare(state)
    },
  })
  // The evening of the last matches lies over the tabs until it is left.
  act(() => {
    opened.gameStores.titleNight.close()
  })
  await press(opened.user, 'Set Tactics')
  await painted()
  return opened
}

test('Set Tactics leads from the dashboard to the tactics and their summary', async () => {
  await openTactics()
  expect(screen.getByRole('heading', { level: 1, name: 'Team Tactics' })).toBeVisible()
  const summary = panel('Current setup')
  for (const text of ['4-4-2', 'Balanced', 'Medium', 'Possession', 'Zonal marking']) {
    expect(summary.getByText(text)).toBeVisible()
  }
  const opponent = panel(/^Next opponent: /)
  expect(opponent.getByText('Attacking in 1 of 2')).toBeVisible()
  expect(opponent.getByText('Balanced in 1 of 2 (1 of 1 at home)')).toBeVisible()
  expect(opponent.getByText('4-4-2 in 2 of 2')).toBeVisible()
})

test('each choice shows its expected effect as arrows, and in words what it is good and bad against', async () => {
  await openTactics()
  const counter = screen.getByRole('button', { name: 'Counter (clearly good)' })
  expect(counter.textContent).toContain('▲▲')
  const words = document.getElementById(counter.getAttribute('aria-describedby') ?? '')
  expect(words?.textContent).toMatch(
    /^Good against Attacking\. Bad against Defensive\. Asks for Pace, Composure: \d strengths?, \d weakness(es)?\. /,
  )
  expect(screen.getByRole('button', { name: 'Defensive (clearly bad)' }).textContent).toContain('▼▼')
  expect(screen.getByRole('button', { name: 'Balanced' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('option', { name: '4-2-3-1 ▲▲' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Set-up' }).textContent).not.toMatch(/[+−]\d+(\.\d+)?%\)/)
})

test('the words of one choice of a part are shown: under the pointer, with the focus, or chosen', async () => {
  const { user } = await openTactics()
  const shown = () =>
    [...panel('Set-up').getByRole('group', { name: 'Overall Style' }).parentElement!.querySelectorAll('p')]
      .filter(({ dataset }) => dataset.shown === 'true')
      .map(({ textContent }) => textContent.split('.')[0])
  expect(shown()).toEqual(['Balanced'])
  await user.hover(screen.getByRole('button', { name: /^Counter / }))
  expect(shown()).toEqual(['Counter'])
  await user.unhover(screen.getByRole('button', { name: /^Counter / }))
  expect(shown()).toEqual(['Balanced'])
  act(() => {
    screen.getByRole('button', { name: /^Defensive/ }).focus()
  })
  expect(shown()).toEqual(['Defensive'])
  await press(user, 'Compare all choices')
  expect(screen.getByRole('button', { name: 'Compare all choices' }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  expect(shown()).toEqual(['Balanced'])
})

test('a shirt with plus or minus marks what suits the eleven, as its words do', async () => {
  await openTactics((state) => {
    for (const player of state.players)
      Object.assign(player, { strengths: ['Stamina'], weaknesses: ['Pace'] })
  })
  const high = screen.getByRole('button', { name: /^High( \(|$)/ })
  expect(high.textContent).toContain('+')
  expect(document.getElementById(high.getAttribute('aria-describedby')!)?.textContent).toMatch(
    /A match costs each player 12 to 24 points of stamina\. .*suits your eleven\.$/,
  )
  const counter = screen.getByRole('button', { name: /^Counter( \(|$)/ })
  expect(counter.textContent).toContain('−')
  expect(document.getElementById(counter.getAttribute('aria-describedby')!)?.textContent).toMatch(
    /overtaxes your eleven\.$/,
  )
})

test.each([
  [[true], 'their last match, at home, as in the next one.', 'Balanced in 1 of 1'],
  [[false], 'their last match, away, unlike the next one.', 'Balanced in 1 of 1'],
  [[false, false], 'their last 2 matches, none of them at home, unlike the next one.', 'Balanced in 2 of 2'],
  [[true, true], 'their last 2 matches, all of them at home, as in the next one.', 'Balanced in 2 of 2'],
  [[true, false], 'their last 2 matches, 1 of them at home, as in the next one.', 'Balanced in 2 of 2'],
])('matches at the venue of the next one are counted: at home %j', async (venues, seen, style) => {
  await openTactics((state) => {
    for (const rival of state.competitors) {
      rival.recentPlans = venues.map((isHome, i) => ({
        season: 1,
        week: venues.length - i,
        isHome,
        tactics: defaultTactics(),
      }))
    }
  })
  const opponent = panel(/^Next opponent: /)
  expect(opponent.getByText((text) => text.includes(seen))).toBeVisible()
  expect(opponent.getByText(style)).toBeVisible()
})

test('[TAC-18] the usual eleven lies behind a heading that counts who is out', async () => {
  const { user, gameStores } = await openTactics((state) => {
    for (const rival of state.competitors) {
      rival.record.played = 2
      for (const player of rival.players.slice(0, 16)) player.appearances = 2
      for (const player of rival.players.slice(0, 3)) player.suspensions = 1
    }
  })
  const opponent = panel(/^Next opponent: /)
  const { scouting } = tacticsReport(gameStores.game.state)
  if (!scouting?.eleven) throw new Error('There is no usual eleven')
  const out = scouting.eleven.players.filter(({ isOut }) => isOut).length
  expect(out).toBeGreaterThan(0)
  expect(opponent.getByText('Usual eleven').parentElement?.textContent).toBe(`Usual eleven${out} out`)
  const introduction = opponent.getByText(
    /^Most appearances in their 2 matches this season, by the places of a 4-4-2\./,
  )
  expect(introduction).not.toBeVisible()
  await user.click(opponent.getByText('Usual eleven'))
  expect(introduction).toBeVisible()
  const rows = opponent.getAllByRole('row')
  expect(rows).toHaveLength(1 + scouting.eleven.players.length)
  for (const { name } of scouting.eleven.players) {
    expect(opponent.getByRole('rowheader', { name: (text) => text.startsWith(name) })).toBeVisible()
  }
})

test('with the best scouts nothing is said about seeing more matches', async () => {
  await openTactics((state) => {
    state.staff.push(makeStaff('Chief Scout'), makeStaff('Data Analyst'))
    state.facilities.push(makeFacility('Data Analysis Hub', 5))
  })
  expect(panel(/^Next opponent: /).getByText(/Your scouts have watched all of the last 6\.$/)).toBeVisible()
})

test('before the first match of a season nobody knows a line-up', async () => {
  await openTactics()
  expect(panel(/^Next opponent: /).getByText(/^They have not played this season/)).toBeVisible()
})

test('an opponent whom nobody has seen is unknown, and no choice has arrows', async () => {
  await openTactics((state) => {
    for (const rival of state.competitors) rival.recentPlans = []
  })
  expect(panel(/^Next opponent: /).getByText(/^Nobody has seen them play/)).toBeVisible()
  expect(screen.getByText(/^Against /).parentElement?.textContent).toMatch(/^Against .+: not known$/)
  expect(screen.getByRole('button', { name: 'Counter' })).toBeVisible()
})

test('changes take effect at once, and the last can be undone', async () => {
  const { user, game } = await openTactics()
  const undo = () => screen.getByRole('button', { name: 'Undo last change' })
  expect(undo()).toHaveAttribute('aria-disabled', 'true')
  await press(user, /^Counter-attack/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Formation' }), '3-5-2')
  expect(game.state.tactics).toMatchObject({ formation: '3-5-2', offensiveStyle: 'counter_attack' })
  expect(panel('On the pitch: 3-5-2').getByRole('img', { name: /^The side in a 3-5-2/ })).toBeVisible()
  await user.click(undo())
  expect(game.state.tactics).toMatchObject({ formation: '4-4-2', offensiveStyle: 'counter_attack' })
  expect(undo()).toHaveAttribute('aria-disabled', 'true')
})

test('the focus stays on the button that has undone the last change', async () => {
  const { user } = await openTactics()
  await press(user, /^Counter-attack/)
  const undo = screen.getByRole('button', { name: 'Undo last change' })
  act(() => undo.focus())
  await user.keyboard('{Enter}')
  expect(undo).toHaveAttribute('aria-disabled', 'true')
  expect(undo).toBeEnabled()
  expect(undo).toHaveFocus()
})

test('the pitch names the eleven', async () => {
  const { game } = await openTactics()
  const label = screen.getByRole('img', { name: /^The side in a 4-4-2/ }).getAttribute('aria-label')
  for (const { name } of game.state.players.filter(({ inSquad }) => inSquad)) expect(label).toContain(name)
})

test('after the last match the choices have no arrows', async () => {
  await openTactics((state) => void (state.currentMatchWeek = 38))
  expect(panel('Next opponent').getByText('End of Season.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Counter' })).toBeVisible()
})

test('a choice moves the eleven on the pitch, and its caption says how', async () => {
  const { user, game } = await openTactics()
  const striker = game.state.players.findLast(({ inSquad, type }) => inSquad && type === 'Forward')!
  const place = () => screen.getByTitle(new RegExp(striker.name)).style
  const [height, left] = [place().insetBlockEnd, place().insetInlineStart]
  await press(user, /^High press/)
  expect(Number.parseFloat(place().insetBlockEnd)).toBeGreaterThan(Number.parseFloat(height))
  await press(user, /^Wing play/)
  expect(Math.abs(Number.parseFloat(place().insetInlineStart) - 50)).toBeGreaterThan(
    Math.abs(Number.parseFloat(left) - 50),
  )
  expect(screen.getByText(/^You: pressing high, wide, medium tempo$/)).toBeVisible()
  expect(screen.getByText(/ as seen: in zones, spread out, medium tempo$/)).toBeVisible()
})

test('the roles of the formation are listed with their players and how they fit', async () => {
  const { game, user } = await openTactics((state) => {
    const [first] = state.players.filter(({ inSquad, type }) => inSquad && type === 'Defender')
    Object.assign(first!, { strengths: ['Pace'], weaknesses: [] })
  })
  const [first] = game.state.players.filter(({ inSquad, type }) => inSquad && type === 'Defender')
  const row = (index: number) =>
    within(screen.getByRole('table', { name: /^Roles in a/ })).getAllByRole('row')[index]
  expect(row(2)?.textContent).toBe(
    `Full-back Pace + (strength), Positioning, Crossing${first!.name}Good (+3%)`,
  )
  await user.selectOptions(screen.getByRole('combobox', { name: /Formation/ }), '5-3-2')
  expect(row(2)?.textContent).toBe(`Wing-back Stamina, Crossing, Pace + (strength)${first!.name}Good (+3%)`)
})

test('the roles mark who is injured or suspended, without a fit', async () => {
  const { game } = await openTactics((state) => {
    const [hurt, barred] = state.players.filter(({ inSquad, type }) => inSquad && type === 'Defender')
    Object.assign(hurt!, { injured: true, strengths: ['Pace'], weaknesses: [] })
    Object.assign(barred!, { suspensions: 1, strengths: [], weaknesses: ['Pace'] })
  })
  const table = within(screen.getByRole('table', { name: /^Roles in a/ }))
  const rowOf = (name: string) => table.getByRole('button', { name }).closest('tr')?.textContent
  const [hurt, barred] = game.state.players.filter(({ inSquad, type }) => inSquad && type === 'Defender')
  expect(rowOf(hurt!.name)).toMatch(new RegExp(`${hurt!.name}Injured–$`))
  expect(rowOf(barred!.name)).toMatch(new RegExp(`${barred!.name}Suspended–$`))
  expect(rowOf(hurt!.name)).not.toContain('strength')
})

test('the pitch shows surnames with their particles, and the loss of a player out of position', async () => {
  await openTactics((state) => {
    state.tactics.formation = '3-5-2'
    const defenders = state.players.filter(({ inSquad, type }) => inSquad && type === 'Defender')
    Object.assign(defenders[3]!, { name: 'Bram van den Bosch', strengths: [], weaknesses: [] })
  })
  const place = screen.getByTitle(/Bram van den Bosch/)
  expect(place.title).toMatch(/Defender, out of position as Midfielder, Wing-back: −15%$/)
  expect(place.textContent).toMatch(/van den BoschWB −15%$/)
  const row = within(screen.getByRole('table', { name: /^Roles in a/ }))
    .getByRole('button', { name: 'Bram van den Bosch' })
    .closest('tr')
  expect(row?.textContent).toMatch(/Bram van den BoschOut of position−15%$/)
})

describe('standing orders', () => {
  const THREE: StandingOrder[] = [
    { from: 70, when: 'any', tactics: {}, off: 'Midfielder' },
    { from: 75, when: 'behind', tactics: { style: 'attacking', intensity: 'high' }, off: null },
    { from: 78, when: 'any', tactics: {}, off: 'Forward' },
  ]
  const openOrders = () => openTactics((state) => void (state.standingOrders = THREE))

  const orders = () =>
    panel('Standing orders')
      .queryAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent)

  test('of a new career are two', async () => {
    await openTactics()
    expect(orders()).toEqual([
      'From 75′, when behind: attacking, high tempo',
      'From 75′: most tired midfielder off',
    ])
  })

  test('the button that had undone their last change lost the focus', async () => {
    const { user } = await openOrders()
    await press(user, 'Remove order 3')
    await press(user, 'Undo change of orders')
    expect(orders()).toHaveLength(3)
    const undo = screen.getByRole('button', { name: 'Undo change of orders' })
    expect(undo).toHaveAttribute('aria-disabled', 'true')
    expect(undo).toHaveFocus()
  })

  test('are listed as sentences, and moved and removed, with an undo', async () => {
    const { user, gameStores } = await openOrders()
    expect(orders()).toEqual([
      'From 70′: most tired midfielder off',
      'From 75′, when behind: attacking, high tempo',
      'From 78′: most tired forward off',
    ])
    await press(user, 'Move order 2 up')
    expect(orders()[0]).toBe('From 75′, when behind: attacking, high tempo')
    await press(user, 'Undo change of orders')
    expect(orders()[0]).toBe('From 70′: most tired midfielder off')
    for (const number of [3, 2, 1]) await press(user, `Remove order ${number}`)
    expect(orders()).toEqual([])
    expect(
      panel('Standing orders').getByText(/^No orders: your side changes nothing by itself\./),
    ).toBeVisible()
    expect(gameStores.game.state.standingOrders).toEqual([])
  })

  test('are added and edited in a form, which shows the sentence and why an order cannot be saved', async () => {
    const { user, gameStores } = await openOrders()
    await press(user, 'Add an order')
    const form = within(screen.getByRole('form', { name: 'New order' }))
    expect(form.getByRole('status').textContent).toBe('From 60′: most tired player off.')
    await user.selectOptions(form.getByRole('combobox', { name: 'Substitution' }), 'nobody off')
    expect(form.getByRole('status').textContent).toBe('An order needs a tactical change or a substitution.')
    expect(form.getByRole('button', { name: 'Save order' })).toHaveProperty('disabled', true)
    const minute = form.getByRole('textbox', { name: 'From minute' })
    await user.clear(minute)
    await user.type(minute, '65')
    await user.selectOptions(form.getByRole('combobox', { name: 'When' }), 'when ahead')
    await user.selectOptions(form.getByRole('combobox', { name: 'Defensive Approach' }), 'Deep block')
    await press(user, 'Save order')
    expect(orders()[3]).toBe('From 65′, when ahead: deep block')
    expect(gameStores.game.state.standingOrders[3]).toEqual({
      from: 65,
      when: 'ahead',
      tactics: { defensiveStyle: 'deep_block' },
      off: null,
    })

    await press(user, 'Edit order 4')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Defensive Approach' }), 'No change')
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Substitution' }),
      'most tired defender off',
    )
    await press(user, 'Save order')
    expect(orders()[3]).toBe('From 65′, when ahead: most tired defender off')
  })

  test('are given for any minute from 1 to 120, and a form with another one keeps what was typed', async () => {
    const { user, gameStores } = await openTactics((state) => {
      state.standingOrders = [{ from: 67, when: 'any', tactics: { style: 'counter' }, off: null }]
    })
    await press(user, 'Edit order 1')
    const form = within(screen.getByRole('form', { name: 'Order 1' }))
    const minute = form.getByRole('textbox', { name: 'From minute' })
    const save = form.getByRole('button', { name: 'Save order' })
    expect(minute).toHaveProperty('value', '67')
    const message = 'The minute has to be a whole number from 1 to 120.'
    for (const typed of ['121', '0', 'half-time', '45.5', '-3']) {
      await user.clear(minute)
      expect(form.getByText(message)).toBeVisible()
      await user.type(minute, typed)
      expect(form.getByText(message)).toBeVisible()
      expect(document.getElementById(minute.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        message,
      )
      expect(minute).toHaveProperty('value', typed)
      expect(save).toHaveProperty('disabled', true)
    }
    await user.type(minute, '{Enter}')
    expect(gameStores.game.state.standingOrders[0]?.from).toBe(67)
    await user.clear(minute)
    await user.type(minute, '90')
    expect(form.queryByText(message)).toBeNull()
    expect(form.getByRole('status').textContent).toBe('From 90′: counter.')
    await user.clear(minute)
    await user.type(minute, '1{Enter}')
    expect(orders()).toEqual(['From 1′: counter'])
  })

  test('open with the focus in the first field, and return it to the button that opened the form', async () => {
    const { user } = await openOrders()
    const focused = () => document.activeElement
    await press(user, 'Add an order')
    expect(focused()).toBe(screen.getByRole('textbox', { name: 'From minute' }))
    await press(user, 'Cancel')
    expect(focused()).toBe(screen.getByRole('button', { name: 'Add an order' }))
    for (const end of ['Save order', 'Cancel']) {
      await press(user, 'Edit order 2')
      expect(focused()).toBe(screen.getByRole('textbox', { name: 'From minute' }))
      await press(user, end)
      expect(focused()).toBe(screen.getByRole('button', { name: 'Edit order 2' }))
    }
    await press(user, 'Edit order 2')
    await press(user, 'Remove order 1')
    expect(screen.queryByRole('form')).toBeNull()
    expect(focused()).toBe(screen.getByRole('button', { name: 'Add an order' }))
  })

  test('end with the sixth', async () => {
    const { user } = await openOrders()
    for (let count = 4; count <= 6; count++) {
      await press(user, 'Add an order')
      await press(user, 'Save order')
    }
    expect(orders()).toHaveLength(6)
    expect(screen.getByRole('button', { name: 'Add an order' })).toHaveProperty('disabled', true)
    expect(document.activeElement?.closest('section')).toBe(
      screen.getByRole('region', { name: 'Standing orders' }),
    )
  })
})
