// In a document of its own: jsdom's :focus-visible depends on the focus of earlier tests.
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { loadChunks } from '../../client/components/lazyComponent.tsx'
import { Tooltip } from '../../client/components/Tooltip.tsx'

describe('Tooltip', () => {
  const text = 'What the board allows for fees.'

  beforeAll(loadChunks)

  test('explains a term on focus, and Escape closes it', async () => {
    render(<Tooltip text={text}>Transfer budget</Tooltip>)
    const word = screen.getByRole('button', { name: 'Transfer budget' })
    expect(word.getAttribute('aria-description')).toBe(text)
    await userEvent.tab()
    expect(document.activeElement).toBe(word)
    expect(await screen.findByText(text)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText(text)).toBeNull()
  })

  test('explains it on tap, until the focus moves', async () => {
    render(<Tooltip text={text}>Transfer budget</Tooltip>)
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })
    expect(await screen.findByText(text)).toBeVisible()
    await userEvent.tab()
    expect(screen.queryByText(text)).toBeNull()
  })

  test('explains it on hover, while the pointer stays', async () => {
    render(<Tooltip text={text}>Transfer budget</Tooltip>)
    await userEvent.hover(screen.getByRole('button'))
    expect(await screen.findByText(text)).toBeVisible()
    await userEvent.unhover(screen.getByRole('button'))
    await waitFor(() => {
      expect(screen.queryByText(text)).toBeNull()
    })
  })

  test('on a button with an action of its own a press runs the action', async () => {
    const sort = vi.fn()
    render(
      <Tooltip text={text} onPress={sort}>
        Quality
      </Tooltip>,
    )
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })
    expect(sort).toHaveBeenCalledOnce()
    expect(screen.queryByText(text)).toBeNull()
  })
})
