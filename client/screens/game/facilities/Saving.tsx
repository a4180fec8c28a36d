import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { Money } from '../../../components/Money.tsx'
import type { FacilityType } from '../../../simulation/club/facility.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'

/** Switch by which the club saves for a building: what the owners would draw goes aside for it. */
export const Saving = observer(function Saving({ type }: { type: FacilityType }) {
  const { game } = useGameStores()
  const { savings } = game.state.board
  const isOn = savings?.facility === type
  return (
    <>
      {isOn && (
        <p>
          <Money amount={savings.amount} /> put aside
        </p>
      )}
      <Button
        size="small"
        aria-label={`${isOn ? 'Stop saving for' : 'Save for'} ${type}`}
        title="At the season’s end, what the owners would draw goes aside for it. It can only be spent on that."
        onClick={() => {
          game.decide('saveFor', isOn ? null : type)
        }}
      >
        {isOn ? 'Stop saving' : 'Save for it'}
      </Button>
    </>
  )
})
