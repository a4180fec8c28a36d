import { observer } from 'mobx-react-lite'
import { ConfirmDialog, NotFoundDialog, useHeadingFocus } from './GameDialog.tsx'
import { Money } from '../components/Money.tsx'
import type { FacilityType } from '../simulation/club/facility.ts'
import { buildingPlan } from '../simulation/reports/buildingPlan.ts'
import { paidBackInWords } from '../simulation/reports/buildingReturn.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'

/** Confirmation before a big sum is spent on a facility. */
export const ConfirmBuilding = observer(function ConfirmBuilding({ name }: { name: FacilityType }) {
  const { game, ui } = useGameStores()
  const { onRemove, finalFocus } = useHeadingFocus()
  const { money } = game.state
  const facility = useReport(buildingPlan).facilities.find((one) => one.name === name)
  if (!facility?.step) return <NotFoundDialog title="Facilities" text="Facility not found." />
  const { id, level, step } = facility
  const { cost, brings, refusal } = step

  const build = () => {
    // The button that was pressed may leave with its card.
    onRemove()
    ui.closeModal()
    if (id === null) game.decide('buildFacility', name)
    else game.decide('upgradeFacility', id)
  }

  return (
    <ConfirmDialog
      title={id === null ? `Build the ${name}?` : `Upgrade the ${name} to level ${level + 1}?`}
      action={id === null ? 'Build' : 'Upgrade'}
      onConfirm={build}
      finalFocus={finalFocus}
    >
      <p>
        It costs <Money amount={cost} /> of your <Money amount={money} />. Building work can’t be undone.
      </p>
      <p>
        {brings.seasons === null
          ? 'It earns no money: what it brings is on the pitch and in the stands.'
          : `It pays for itself ${paidBackInWords(brings.seasons)}.`}
      </p>
      {refusal !== null && <p>{refusal}</p>}
    </ConfirmDialog>
  )
})
