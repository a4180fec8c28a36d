import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OWN_KITS } from '../../client/simulation/clubs/clubNames.ts'
import { GUEST, openPage, REGISTERED } from './openPage.tsx'

const start = () => screen.findByRole('button', { name: 'Start the career' })

async function openNewClub(parts: Parameters<typeof openPage>[1] = { storage: GUEST }) {
  const page = await openPage('/game', parts)
  await start()
  return page
}

async function type(user: Awaited<ReturnType<typeof openNewClub>>['user'], label: string, text: string) {
  await user.clear(screen.getByLabelText(label))
  if (text !== '') await user.type(screen.getByLabelText(label), text)
}

test('Enter alone starts a career with the club that is suggested, the same for the same seed', async () => {
  const { user, gameStores, root } = await openNewClub()
  const name = screen.getByLabelText<HTMLInputElement>('Club name').value
  const town = screen.getByLabelText<HTMLInputElement>('Town').value
  expect(name.startsWith(town)).toBe(true)
  await waitFor(async () => expect(await start()).toHaveFocus())
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(gameStores.game.state.club).toMatchObject({ name, shortName: town })
  expect(root.team.team.name).toBe(name)
})

test('name, town, colours and crest are those chosen, in the header too', async () => {
  const { user, gameStores } = await openNewClub()
  await type(user, 'Club name', 'Harbour Road Rovers')
  await type(user, 'Town', 'Bude')
  await user.click(screen.getByRole('radio', { name: 'Teal and cream' }))
  const before = gameStores.newClub.club.crestSeed
  await user.click(screen.getByRole('radio', { name: 'Crest 4' }))
  const { crestSeed } = gameStores.newClub.club
  expect(crestSeed).not.toBe(before)
  await user.click(await start())
  await screen.findByRole('heading', { name: 'Dashboard' })
  const { club } = gameStores.game.state
  expect(club).toMatchObject({ name: 'Harbour Road Rovers', shortName: 'Bude', crestSeed })
  expect(club.colours).toEqual(OWN_KITS[10]?.slice(0, 2))
  const [header] = screen.getAllByRole('banner')
  expect(within(header as HTMLElement).getByText('Harbour Road Rovers')).toBeVisible()
})

test('the manager has a name and a face that are filled in, and those chosen', async () => {
  const { user, gameStores } = await openNewClub()
  const suggested = screen.getByLabelText<HTMLInputElement>('Manager').value
  expect(suggested).toMatch(/^\S+ \S/)
  const { face } = gameStores.newClub
  await user.click(screen.getByRole('button', { name: 'Draw another club' }))
  expect(screen.getByLabelText('Manager')).toHaveValue(suggested)
  expect(gameStores.newClub.face).toBe(face)
  await type(user, 'Manager', 'Alex Ferris')
  await user.click(screen.getByRole('button', { name: 'Another face' }))
  const chosen = gameStores.newClub.face
  expect(chosen).not.toBe(face)
  await user.click(await start())
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(gameStores.game.state.manager).toMatchObject({ name: 'Alex Ferris', face: chosen, reputation: 2 })
})

test('a manager without a name gets the suggested one', async () => {
  const { user, gameStores } = await openNewClub()
  const suggested = screen.getByLabelText<HTMLInputElement>('Manager').value
  await type(user, 'Manager', '')
  await user.click(await start())
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(gameStores.game.state.manager.name).toBe(suggested)
})

test('a registered player is the manager by the name of the account', async () => {
  await openNewClub({ storage: REGISTERED })
  expect(screen.getByLabelText('Manager')).toHaveValue('gaffer')
})

test('a later name from the team settings leaves colours and crest as they were chosen', async () => {
  const { user, gameStores, root } = await openNewClub()
  await user.click(screen.getByRole('radio', { name: 'Black and red' }))
  await user.click(await start())
  await screen.findByRole('heading', { name: 'Dashboard' })
  const { colours, crestSeed } = gameStores.game.state.club
  await act(async () => void (await root.team.update({ name: 'Lower Quarry' })))
  expect(gameStores.game.state.club).toMatchObject({ name: 'Lower Quarry', colours, crestSeed })
})

test('a registered player starts from the team settings, and another club can be drawn instead', async () => {
  const team = () => Promise.resolve({ name: 'Lantern Street', logoUrl: '' })
  const { user } = await openNewClub({ storage: REGISTERED, calls: { team } })
  await waitFor(() => expect(screen.getByLabelText('Club name')).toHaveValue('Lantern Street'))
  await user.click(screen.getByRole('button', { name: 'Draw another club' }))
  expect(screen.getByLabelText('Club name')).not.toHaveValue('Lantern Street')
})

test.each([
  ['Club name', '', 'Team name is required'],
  ['Club name', 'norwich weavers', 'Another club of the league has this name'],
  ['Town', 'Leeds', 'Another club of the league goes by this name'],
])('%s “%s” is refused: %s', async (field, text, message) => {
  const { user, gameStores } = await openNewClub()
  await type(user, field, text)
  await user.click(await start())
  expect(screen.getByText(message)).toBeVisible()
  expect(screen.getByLabelText(field)).toHaveFocus()
  expect(gameStores.game.career).toBeNull()
})

test('the way without an account from the landing page opens the game as a guest', async () => {
  const { root } = await openPage('/game?as=guest')
  await start()
  expect(root.session.user?.isGuest).toBe(true)
  expect(window.location.pathname + window.location.search).toBe('/game')
})

test('that way leaves a manager who is logged in as they are', async () => {
  const { root } = await openPage('/game?as=guest', { storage: REGISTERED })
  await start()
  expect(root.session.isRegistered).toBe(true)
})
