import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { LEAGUE_SIZE, WEEKS_PER_SEASON } from '../../client/simulation/core/calendar.ts'
import { FORMATIONS, STYLES } from '../../client/simulation/club/tactics.ts'
import { openPage } from './openPage.tsx'

const linksTo = (root: HTMLElement) =>
  within(root)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('the landing page', () => {
  test('has all its parts', async () => {
    await openPage('/')
    const ways = screen.getByRole('navigation', { name: 'Site' })
    expect(linksTo(ways)).toEqual(['#features', '#gameplay', '#video', '#testimonials', '#about'])
    for (const way of linksTo(ways)) expect(document.querySelector(way ?? '')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Play Now' }).getAttribute('href')).toBe('/register')
    expect(screen.getByRole('link', { name: 'Play as Guest' }).getAttribute('href')).toBe('/game?as=guest')
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
    expect(document.querySelectorAll('#features li')).toHaveLength(6)
    expect(screen.getByRole('heading', { name: 'Game Features' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Take the job' }).getAttribute('href')).toBe('/register')
  })

  test('shows the owner’s figures', async () => {
    const { container } = await openPage('/')
    const strip = container.querySelector('dl')?.textContent ?? ''
    for (const figure of ['100+', '20', '15']) expect(strip).toContain(figure)
    for (const name of ['unique players', 'clubs', 'training facilities']) expect(strip).toContain(name)
  })

  test('does not load the video before it is played', async () => {
    const { container } = await openPage('/')
    const video = container.querySelector('video')
    expect(video?.getAttribute('preload')).toBe('none')
    expect(video?.autoplay).toBe(false)
    expect(video?.controls).toBe(true)
    expect(video?.querySelector('track')).toBeInTheDocument()
  })

  test('shows three testimonials, with 5, 5 and 4 stars', async () => {
    const { container } = await openPage('/')
    const stars = [...container.querySelectorAll('#testimonials [role="img"]')]
    expect(stars.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Rating: 5 out of 5',
      'Rating: 5 out of 5',
      'Rating: 4 out of 5',
    ])
    expect(container.querySelectorAll('#testimonials blockquote')).toHaveLength(3)
    expect(container.querySelectorAll('#testimonials figcaption')).toHaveLength(3)
  })

  test('marks its testimonials as voices of the game, and quotes no player of it', async () => {
    const { container } = await openPage('/')
    expect(container.querySelector('#testimonials p')?.textContent).toMatch(/these three are made up/)
    const authors = [...container.querySelectorAll('#testimonials figcaption')]
    // A first name with an initial, or so many seasons played, poses as a customer.
    for (const { textContent } of authors)
      expect(textContent).not.toMatch(/\b[A-Z]\w+ [A-Z]\.|seasons? in|plays on/)
  })

  test('counts what the game has in the texts that are ours', async () => {
    const { container } = await openPage('/')
    const text = container.textContent ?? ''
    const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
    expect(text).toContain('Twenty clubs, thirty-eight match weeks')
    expect([LEAGUE_SIZE, WEEKS_PER_SEASON]).toEqual([20, 38])
    expect(text.toLowerCase()).toContain(
      `${words[FORMATIONS.length]} formations, ${words[STYLES.length]} styles`,
    )
  })

  test('ends in a footer with its links', async () => {
    await openPage('/')
    const footer = screen.getByRole('contentinfo')
    expect(linksTo(footer)).toEqual(
      expect.arrayContaining(['/about', '/terms-of-service', '/privacy-policy']),
    )
    const social = within(footer).getByRole('list', { name: 'Follow us' })
    expect(within(social).getAllByRole('link')).toHaveLength(3)
  })
})

describe('the About page', () => {
  test('opens with the game, and shows one tab at a time', async () => {
    await openPage('/about')
    expect(screen.getByRole('tab', { name: 'About the Game' }).getAttribute('aria-selected')).toBe('true')
    const main = screen.getByRole('main')
    expect(linksTo(main)).toEqual(['/register', '/login'])
    await userEvent.click(screen.getByRole('tab', { name: 'The Story' }))
    expect(screen.getByRole('heading', { name: 'It began with a programme' })).toBeVisible()
  })

  test('leads to the features by a button', async () => {
    await openPage('/about')
    await userEvent.click(screen.getByRole('button', { name: 'See the Features' }))
    for (const name of [
      'Master Tactics',
      'Scouting Network',
      'Player Development',
      'Transfer Mastery',
      'Stadium Management',
      'Financial Control',
      'Advanced Game Mechanics',
    ]) {
      expect(screen.getByRole('heading', { name })).toBeVisible()
    }
  })

  test('shows the owner’s figures', async () => {
    const { container } = await openPage('/about')
    const figures = [...container.querySelectorAll('dd')].map((figure) => figure.textContent)
    expect(figures).toEqual(['50+', '10K+', '25', '500+', '30+', '4.8', '500K+'])
  })

  test('has a menu that opens and closes', async () => {
    await openPage('/about')
    const toggle = screen.getByRole('button', { name: 'Menu' })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
  })
})

describe.each([
  ['/terms-of-service', 'Terms of Service', ['Create Account', 'Return to Home']],
  ['/privacy-policy', 'Privacy Policy', ['View Terms of Service', 'Return to Home']],
])('%s', (path, title, buttons) => {
  const expanded = () =>
    screen.getAllByRole('button').filter((button) => button.getAttribute('aria-expanded') === 'true')

  test('opens one section at a time, and closes the open one', async () => {
    await openPage(path)
    // The title follows the heading that openPage waits for, in an effect.
    await waitFor(() => expect(document.title).toBe(`${title} · Floodlight`))
    const [first, second] = within(screen.getByRole('main')).getAllByRole('button')
    expect(expanded()).toEqual([first])
    await userEvent.click(second ?? document.body)
    expect(expanded()).toEqual([second])
    await userEvent.click(second ?? document.body)
    expect(expanded()).toEqual([])
  })

  test('links to the next pages', async () => {
    await openPage(path)
    const main = screen.getByRole('main')
    for (const name of buttons) expect(within(main).getByRole('link', { name })).toBeVisible()
  })
})

test('an entry of the table of contents opens its section', async () => {
  Element.prototype.scrollIntoView = () => {}
  await openPage('/privacy-policy')
  await userEvent.click(screen.getByRole('link', { name: 'Children' }))
  expect(screen.getByText(/children under 13\. If/)).toBeVisible()
  const open = screen.getByRole('button', { name: /Children/ })
  expect(open.getAttribute('aria-expanded')).toBe('true')
  await waitFor(() => expect(open).toHaveFocus())
})
