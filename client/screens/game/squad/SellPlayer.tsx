import { Button } from '../../../components/Button.tsx'
import type { SquadRow } from '../../../simulation/reports/squadReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'

export function SellPlayer({ player: { id, name } }: { player: SquadRow['player'] }) {
  const { ui } = useGameStores()
  return (
    <Button
      size="small"
      aria-label={`Sell Player: ${name}`}
      onClick={() => {
        ui.openModal({ kind: 'confirm-sale', id, from: 'list' })
      }}
    >
      Sell Player
    </Button>
  )
}
