/** The challenges: panel of the office, start, dashboard and result. */
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadChunks } from '../../client/components/lazyComponent.tsx'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { readLegacy } from '../../client/stores/legacy/legacyRecord.ts'
import { SPEEDS } from '../../client/stores/GameStore.ts'
import { legacyOf } from '../../client/stores/LegacyStore.ts'
import { makeClock } from '../stores/makeStores.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { GUEST, openPage, REGISTERED } from './openPage.tsx'

/** Begins the first challenge by its link, and enters its career. */
async function begin(path = '/game?challenge=2026-W48') {
  const page = await open(path)
  await page.user.click(await start())
  await screen.findByRole('heading', { name: 'Dashboard' })
  await act(loadChunks)
  return page
}

/** The second week of challenges. */
function inSecondWeek() {
  return { clock: makeClock(new Date('2026-12-02T12:00:00Z')) }
}

const open = (path: string) => openPage(path, { storage: GUEST, environment: inSecondWeek() })
const start = () => screen.findByRole('button', { name: 'Start the challenge' })
const figure = (place: HTMLElement, name: string) => within(place).getByText(name).nextSibling

test('the challenge came to the dashboard with the parts that load later, and pushed down what was being read', async () => {
  const { user } = await open('/game?challenge=2026-W48')
  await user.click(await start())
  // Nothing loads ahead in this test.
  expect(await screen.findByRole('region', { name: /^Challenge: / })).toBeVisible()
})

test(
  'a past challenge is played to its end, and again',
  async () => {
    const { user, gameStores, root, environment } = await open('/dashboard')
    const { game, time } = gameStores
    await screen.findByRole('region', { name: 'Cup Fever' })
    await user.click(screen.getByText('Past challenges'))
    await user.click(screen.getByRole('link', { name: 'Play Keep the Chequebook Shut' }))

    const brief = await screen.findByRole('region', { name: 'The challenge' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Keep the Chequebook Shut')
    expect(figure(brief, 'Rules')).toHaveTextContent('Sign nobody, not even on loan.')
    expect(figure(brief, 'Length')).toHaveTextContent('Half a season')
    expect(screen.queryByText('Difficulty', { selector: 'legend' })).toBeNull()
    expect(screen.queryByLabelText('Seed')).toBeNull()
    expect(screen.queryByText(/ends the career you’re in/)).toBeNull()
    await user.clear(screen.getByLabelText('Club name'))
    await user.type(screen.getByLabelText('Club name'), 'Bude Harbour')
    await user.click(await start())

    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(game.state).toMatchObject({ club: { name: 'Bude Harbour' }, seed: 705_459 })
    expect(window.location.search).toBe('')
    await act(loadChunks)
    const panel = await screen.findByRole('region', { name: 'Challenge: Keep the Chequebook Shut' })
    expect(figure(panel, 'Match weeks left')).toHaveTextContent('19')
    act(() => void game.decide('signPlayer', game.state.market[0]!.id))
    expect(screen.getByText(/^No signings in this challenge/)).toBeVisible()
    act(() => void game.decide('setTicketPrice', 25))
    expect(figure(panel, 'Decisions')).toHaveTextContent('1')

    act(() => {
      while (game.state.challenge?.score === null) {
        const events = game.beginDay()
        if (game.state.awaitingKickOff) game.playMatchDay([])
        if (events.some(({ kind }) => kind === 'challenge-over')) time.show(events)
      }
    })
    const { points } = game.state.record
    const dialog = await screen.findByRole('dialog', { name: 'Challenge over: Keep the Chequebook Shut' })
    expect(figure(dialog, 'Your score')).toHaveTextContent(`${points} points`)
    expect(figure(dialog, 'On this device')).toHaveTextContent(
      `1 try, best: ${points} points with 1 decision`,
    )
    expect(readLegacy(environment.storage.getItem('legacy')).tries).toEqual(legacyOf(root).legacy.tries)

    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    await start()
    // A guest has no saves.
    expect(screen.getByRole('alert')).toHaveTextContent(/^Starting this ends the career you’re in\.$/)
    expect(game.state.challenge?.score).toBe(points)
    await user.click(await start())
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(game.state).toMatchObject({ day: 1, challenge: { decisions: 0, score: null } })
    expect(legacyOf(root).legacy.tries).toHaveLength(1)
  },
  LONG_TEST_MS,
)

test.each(['/challenges', '/dashboard'])(
  'a page left open over the midnight that opens the next challenge shows it: %s',
  async (path) => {
    const clock = makeClock(new Date('2026-11-29T23:58:00Z'))
    await openPage(path, { storage: GUEST, environment: { clock } })
    expect(await screen.findByRole('heading', { name: 'Keep the Chequebook Shut' })).toBeVisible()
    expect(screen.queryByText('Cup Fever')).toBeNull()
    act(() => {
      clock.advance(3 * 60_000)
    })
    expect(await screen.findByRole('heading', { name: 'Cup Fever' })).toBeVisible()
    expect(screen.getByText(/^(Other weeks|Past challenges)$/)).toBeVisible()
  },
)

test('the office leads back to a challenge that is under way, also after a reload there', async () => {
  const { user, gameStores, environment, unmount } = await begin()
  act(() => void gameStores.game.decide('setTicketPrice', 25))
  await user.click(screen.getByRole('button', { name: 'Office' }))
  await user.click(await screen.findByText('Past challenges'))
  expect(screen.getByRole('link', { name: 'Play Cup Fever' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Continue Keep the Chequebook Shut' }))
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(gameStores.game.state.challenge).toMatchObject({ decisions: 1, score: null })

  await user.click(screen.getByRole('button', { name: 'Office' }))
  await screen.findByRole('region', { name: 'Challenges' })
  unmount()
  await openPage('/dashboard', { environment })
  await user.click(await screen.findByText('Past challenges'))
  expect(screen.getByRole('link', { name: 'Continue Keep the Chequebook Shut' })).toBeVisible()
})

test('the link of a challenge leaves the running career alone until another is started', async () => {
  const { user, gameStores } = await open('/game?seed=5')
  await screen.findByRole('heading', { name: 'Dashboard' })
  const { career } = gameStores.game
  await user.click(screen.getByRole('button', { name: 'Office' }))
  await user.click(await screen.findByRole('link', { name: 'Play Cup Fever' }))
  await start()
  expect(gameStores.game.career).toBe(career)
  await user.click(screen.getByRole('link', { name: 'Back to the office' }))
  await user.click(await screen.findByRole('link', { name: 'Continue career' }))
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(gameStores.game.state.seed).toBe(5)
})

test.each([
  ['can be saved first', '', ' Go back and save it first if you want it back.'],
  ['cannot, for it is an iron one', '&iron=yes', ''],
])('a running career %s', async (_, choice, advice) => {
  const { user } = await openPage(`/game?seed=5${choice}`, {
    storage: REGISTERED,
    environment: inSecondWeek(),
  })
  await screen.findByRole('heading', { name: 'Dashboard' })
  await user.click(screen.getByRole('button', { name: 'Office' }))
  await user.click(await screen.findByRole('link', { name: 'Play Cup Fever' }))
  await start()
  expect(screen.getByRole('alert').textContent).toBe(`Starting this ends the career you’re in.${advice}`)
})

test('a challenge that has not opened yet cannot be played', async () => {
  await open('/game?challenge=2027-W01')
  expect(await screen.findByText('There’s no such challenge, or not yet.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Start the career' })).toBeVisible()
})

test('time that was running does not go on behind the form of another try', async () => {
  const { user, gameStores } = await begin()
  const { arrival, game, time, ui } = gameStores
  act(() => game.setSpeed(SPEEDS.Fast))
  expect(time.isRunning).toBe(true)
  await act(() => arrival.askForChallenge('2026-W48'))
  expect(ui.modal).toBeNull()
  expect(time.isRunning).toBe(false)
  expect(await start()).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to the office' }))
})

test('the end of a career does not lie over the form of another try', async () => {
  const { user, gameStores } = await begin()
  const { game, time } = gameStores
  act(() => {
    const { career } = game
    if (career) game.resume({ ...career, money: -6_000_000 })
    time.advanceDay()
  })
  expect(game.state.ended?.reason).toBe('bankrupt')
  const dialog = await screen.findByRole('dialog', { name: 'Challenge over: Keep the Chequebook Shut' })
  expect(within(dialog).queryByText('Stay at this club')).toBeNull()
  expect(within(dialog).getByRole('button', { name: 'Leave it there' })).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await user.click(await start())
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(game.state).toMatchObject({ ended: null, challenge: { score: null } })
})

test('a bad seed typed for another career does not stop the start of a challenge', async () => {
  const { user, gameStores } = await open('/game')
  await user.click(await screen.findByText('Play a shared league'))
  await user.type(screen.getByLabelText('Seed'), 'ours')
  await user.click(screen.getByRole('link', { name: 'Back to the office' }))
  await user.click(await screen.findByRole('link', { name: 'Play Cup Fever' }))
  await user.click(await start())
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(gameStores.game.state.challenge?.title).toBe('Cup Fever')
})

test('the rules of a challenge are not shown as if they held after its end', async () => {
  const { gameStores } = await begin()
  const panel = await screen.findByRole('region', { name: 'Challenge: Keep the Chequebook Shut' })
  expect(within(panel).getByText('Rules')).toBeVisible()
  act(() => {
    const { challenge } = gameStores.game.state
    if (challenge) gameStores.game.resume({ ...gameStores.game.state, challenge: { ...challenge, score: 7 } })
  })
  expect(figure(panel, 'Final score')).toHaveTextContent('7 points')
  expect(within(panel).queryByText('Rules')).toBeNull()
})

test('a challenge that a link asks for is not lost at the login', async () => {
  const { user, gameStores } = await openPage('/game?challenge=2026-W48', { environment: inSecondWeek() })
  await user.click(await screen.findByRole('button', { name: 'Play as Guest' }))
  await user.click(await screen.findByRole('button', { name: 'Continue as Guest' }))
  await user.click(await start())
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(gameStores.game.state.challenge?.id).toBe('2026-W48')
})

test('the settings give the reason why a challenge keeps its difficulty, and no button for it', async () => {
  const { user } = await begin()
  await user.click(screen.getByRole('button', { name: 'Settings' }))
  const dialog = await screen.findByRole('dialog', { name: 'Settings' })
  expect(within(dialog).getByText(/^It’s the same for everybody in this challenge/)).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: /^Raise to/ })).toBeNull()
})

test('the address of a challenge was dropped while its next try waited, so that a reload went on with the last', async () => {
  const { user, gameStores } = await open('/game?seed=5')
  await screen.findByRole('heading', { name: 'Dashboard' })
  const career = createGame({ seed: 1, challenge: CHALLENGES[1]! })
  career.challenge!.score = 3
  act(() => gameStores.game.resume(career))
  await user.click(screen.getByRole('button', { name: 'Office' }))
  await user.click(await screen.findByRole('link', { name: 'Play Cup Fever' }))
  await start()
  expect(window.location.search).toBe('?challenge=2026-W49')
  await user.click(await start())
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(window.location.search).toBe('')
})
