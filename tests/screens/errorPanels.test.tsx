import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SquadTab } from '../../client/screens/game/squad/SquadTab.tsx'
import { TransfersTab } from '../../client/screens/game/transfers/TransfersTab.tsx'

test.each([
  ['squad', SquadTab, 'Error: Required functions missing.'],
  ['transfers', TransfersTab, 'Error: Component setup incomplete. Check props passed to TransfersTab.'],
])('the %s tab without its actions says so in place of its contents', (_name, Tab, text) => {
  const { container } = render(<Tab />)
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(container.children).toHaveLength(1)
})
