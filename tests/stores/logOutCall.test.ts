import { afterEach, expect, test, vi } from 'vitest'
import { connectApi } from '../../client/api/connectApi.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Stubs fetch, whose answers come one by one, by the end of the address. */
function answerByHand() {
  const open = new Map<string, (response: Response) => void>()
  vi.stubGlobal('fetch', (input: URL | string) => {
    const name = new URL(input, 'http://localhost').pathname.split('/').at(-1) ?? ''
    return new Promise<Response>((resolve) => open.set(name, resolve))
  })
  const answer = (name: string, data: unknown) => open.get(name)?.(Response.json({ result: { data } }))
  return { open, answer }
}

test('a logout does not overtake the calls of its page, which the server would refuse', async () => {
  const { open, answer } = answerByHand()
  const api = connectApi(() => 'a-token')
  const team = api.team()
  await vi.waitFor(() => expect([...open.keys()]).toEqual(['user.team']))
  const loggingOut = api.logOut()
  await new Promise((resolve) => setTimeout(resolve))
  expect([...open.keys()]).toEqual(['user.team'])
  answer('user.team', { team: { name: 'Rovers', logoUrl: '' } })
  expect(await team).toEqual({ name: 'Rovers', logoUrl: '' })
  await vi.waitFor(() => expect([...open.keys()]).toEqual(['user.team', 'auth.logOut']))
  answer('auth.logOut', {})
  await loggingOut
})

test('a logout is sent although a call before it is never answered', async () => {
  const { open, answer } = answerByHand()
  const api = connectApi(() => 'a-token')
  api.team().catch(() => {})
  await vi.waitFor(() => expect([...open.keys()]).toEqual(['user.team']))
  vi.useFakeTimers()
  const loggingOut = api.logOut()
  await vi.advanceTimersByTimeAsync(1_999)
  expect([...open.keys()]).toEqual(['user.team'])
  await vi.advanceTimersByTimeAsync(1)
  expect([...open.keys()]).toEqual(['user.team', 'auth.logOut'])
  answer('auth.logOut', {})
  await loggingOut
})
