/** The card of a result of a challenge: who has one, what it claims, and where the picture goes. */
import { act, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { drawResultCard } from '../../client/modals/challenge/drawResultCard.tsx'
import { makeServer, openResult } from './openResult.tsx'

const draw = vi.hoisted(() => vi.fn<typeof drawResultCard>())

// Drawn in a browser by resultCard.browser.test.tsx.
vi.mock('../../client/modals/challenge/drawResultCard.tsx', () => ({ drawResultCard: draw }))

beforeEach(() => {
  draw.mockResolvedValue(new Blob(['a picture'], { type: 'image/png' }))
})
afterEach(() => {
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name)
  draw.mockReset()
})

const BUTTON = { name: /as a picture$/ }

/** Dialog of a run that has been entered and checked; `best`: entry in the own row of the table. */
async function openChecked(verdict: Parameters<ReturnType<typeof makeServer>['check']>[0], best?: string) {
  const server = makeServer('Boss')
  const page = await openResult(server.calls)
  await page.user.click(await within(page.dialog).findByRole('button', { name: 'Enter the table' }))
  await within(page.dialog).findByText(/^We’re playing your run again/)
  expect(within(page.dialog).queryByRole('button', BUTTON)).toBeNull()
  server.check(verdict, best)
  act(() => page.clock.advance(2_000))
  return page
}

/** Browser that shares files as `share` does. */
function stubShare(share: (data: ShareData) => Promise<void>) {
  const canShare = ({ files }: ShareData) => files?.[0]?.type === 'image/png'
  Object.assign(navigator, { canShare, share })
}

test('a run that stands is saved as a picture with its place', async () => {
  const { user, dialog, offered, career } = await openChecked({ status: 'verified' })
  await user.click(await within(dialog).findByRole('button', { name: 'Save as a picture' }))
  expect(await within(dialog).findByText('Picture saved to your downloads.')).toBeVisible()
  expect(offered).toEqual([{ fileName: 'floodlight-2026-W48.png', text: 'image/png' }])
  const { score, decisions } = career.challenge!
  expect(draw).toHaveBeenCalledWith(
    expect.objectContaining({
      place: '2nd of 2 so far',
      score: `${score} points`,
      run: `${decisions} decisions in an open run, league seed 705459`,
      nickname: 'Boss',
      address: `${window.location.host}/challenges/2026-W48`,
      club: expect.objectContaining({ name: 'Your Club', logoUrl: null }) as object,
    }),
  )
})

test('the place stays on the card while the table of the other runs is shown', async () => {
  const { user, dialog } = await openChecked({ status: 'verified' })
  await user.click(await within(dialog).findByRole('button', { name: 'Ranked' }))
  await user.click(await within(dialog).findByRole('button', BUTTON))
  await within(dialog).findByText('Picture saved to your downloads.')
  expect(draw).toHaveBeenCalledWith(expect.objectContaining({ place: '2nd of 2 so far' }))
})

test('a run that stands does not claim the place of a better one', async () => {
  const { user, dialog } = await openChecked({ status: 'verified' }, 'another')
  await user.click(await within(dialog).findByRole('button', BUTTON))
  await within(dialog).findByText('Picture saved to your downloads.')
  expect(draw).toHaveBeenCalledWith(expect.objectContaining({ place: null }))
})

test('a run that is refused has no picture', async () => {
  const { dialog } = await openChecked({ status: 'refused', reason: 'It ended differently.' })
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('It ended differently.')
  expect(within(dialog).queryByRole('button', BUTTON)).toBeNull()
})

test('the picture is shared where the browser can, and nothing is said when the player thinks better of it', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValueOnce()
  stubShare(share)
  const { user, dialog, offered } = await openChecked({ status: 'verified' })
  const button = await within(dialog).findByRole('button', { name: 'Share as a picture' })
  await user.click(button)
  expect(await within(dialog).findByText('Picture passed on.')).toBeVisible()
  expect(share.mock.calls[0]?.[0].files?.[0]).toMatchObject({ name: 'floodlight-2026-W48.png', size: 9 })
  share.mockRejectedValueOnce(new DOMException('The player closed it', 'AbortError'))
  await user.click(button)
  await waitFor(() => {
    expect(share).toHaveBeenCalledTimes(2)
    expect(button).not.toHaveAttribute('aria-busy')
  })
  expect(within(dialog).queryByText(/^Picture/)).toBeNull()
  expect(offered).toEqual([])
})

test('the picture is saved when the browser refuses to share it after all', async () => {
  stubShare(() => Promise.reject(new DOMException('The click is too long ago', 'NotAllowedError')))
  const { user, dialog, offered } = await openChecked({ status: 'verified' })
  await user.click(await within(dialog).findByRole('button', BUTTON))
  expect(await within(dialog).findByText('Picture saved to your downloads.')).toBeVisible()
  expect(offered).toHaveLength(1)
})

test('a picture that can’t be made has a message, and is made at the next click', async () => {
  draw.mockRejectedValueOnce(new Error('The browser draws no pictures'))
  const { user, dialog, offered } = await openChecked({ status: 'verified' })
  const button = await within(dialog).findByRole('button', BUTTON)
  await user.click(button)
  expect(await within(dialog).findByText('We couldn’t make the picture. Please try again.')).toBeVisible()
  expect(offered).toEqual([])
  await user.click(button)
  expect(await within(dialog).findByText('Picture saved to your downloads.')).toBeVisible()
})
