import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShootOutMarks } from '../../client/screens/game/matchday/ShootOutMarks.tsx'
import type { KickOutcome, PenaltyKick, Side } from '../../client/simulation/match/matchReport.ts'

function kick(side: Side, outcome: KickOutcome): PenaltyKick {
  return { side, outcome, player: `${side} taker`, keeper: 'keeper' }
}

const NAMES = { home: 'Northgate Town', away: 'Harbour Rovers' }

test('the marks of a shoot-out tell each kick in words, and the score of each side', () => {
  const kicks = [kick('home', 'goal'), kick('away', 'save'), kick('home', 'post'), kick('away', 'goal')]
  render(<ShootOutMarks kicks={kicks} names={NAMES} />)
  const home = screen.getByRole('img', {
    name: 'Penalties of Northgate Town: 1. scored, missed, to come, to come, to come',
  })
  screen.getByRole('img', {
    name: 'Penalties of Harbour Rovers: 1. missed, scored, to come, to come, to come',
  })
  expect([...home.querySelectorAll<HTMLElement>('[data-mark]')].map(({ dataset }) => dataset.mark)).toEqual([
    'scored',
    'missed',
    'open',
    'open',
    'open',
  ])
})

test('before the first kick all marks are open', () => {
  render(<ShootOutMarks kicks={[]} names={NAMES} />)
  screen.getByRole('img', {
    name: 'Penalties of Northgate Town: 0. to come, to come, to come, to come, to come',
  })
  expect(document.querySelectorAll('[data-mark="open"]')).toHaveLength(10)
})
