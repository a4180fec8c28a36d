import type { SquadRow } from '../../../simulation/reports/squadReport.ts'
import { ModalButton } from '../gameButtons.tsx'

interface ViewDetailsProps {
  player: SquadRow['player']
  variant?: 'plain' | 'quiet'
}

export function ViewDetails({ player: { id, name }, variant = 'plain' }: ViewDetailsProps) {
  return (
    <ModalButton
      modal={{ kind: 'player-details', id }}
      variant={variant}
      aria-label={`View Details: ${name}`}
    >
      View Details
    </ModalButton>
  )
}
