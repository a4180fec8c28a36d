import { Button } from '../../../components/Button.tsx'
import type { SquadRow } from '../../../simulation/reports/squadReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'

interface ViewDetailsProps {
  player: SquadRow['player']
  variant?: 'plain' | 'quiet'
}

export function ViewDetails({ player: { id, name }, variant = 'plain' }: ViewDetailsProps) {
  const { ui } = useGameStores()
  return (
    <Button
      size="small"
      variant={variant}
      aria-label={`View Details: ${name}`}
      onClick={() => {
        ui.openModal({ kind: 'player-details', id })
      }}
    >
      View Details
    </Button>
  )
}
