import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SquadTab } from '../../client/screens/game/squad/SquadTab.tsx'
import { TransfersTab } from '../../client/screens/game/transfers/TransfersTab.tsx'

test.each([
  [<SquadTab key="squad" />, 'Error: Required functions missing.'],
  [
    <TransfersTab key="transfers" />,
    'Error: Component setup incomplete. Check props passed to TransfersTab.',
  ],
])('a tab without its actions says so in place of its contents: %#', (tab, text) => {
  const { container } = render(tab)
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(container.children).toHaveLength(1)
})
