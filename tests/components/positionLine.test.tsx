import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PositionLine } from '../../client/components/chart/PositionLine.tsx'

test.each([
  [[4, 9, 6], '6th after week 3; the best was 4th after week 1.'],
  [[4, 9, 4], '4th after week 3; the best was 4th after week 1.'],
  [[9, 6, 4], '4th after week 3, the best place yet.'],
])('the positions %j in words', (positions, words) => {
  render(
    <PositionLine
      positions={positions.map((position, i) => ({ week: i + 1, position, place: `${position}th` }))}
    />,
  )
  expect(screen.getByRole('img', { name: words })).toBeVisible()
})
