import type { ReactNode } from 'react'
import { Button } from '../../../components/Button.tsx'
import type { FacilityType } from '../../../simulation/club/facility.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'

interface BuildButtonProps {
  name: FacilityType
  /** Id of an own facility, which is upgraded; null for one to build. */
  id: string | null
  /** Reason why it cannot be done now. */
  refusal: string | null
  /** True when the manager is asked once more. */
  isBigSum: boolean
  /** Accessible name. */
  label: string
  children: ReactNode
}

/** Builds or upgrades a facility; for a big sum once that is confirmed. */
export function BuildButton({ name, id, refusal, isBigSum, label, children }: BuildButtonProps) {
  const { game, ui } = useGameStores()

  const build = () => {
    if (isBigSum) ui.openModal({ kind: 'confirm-building', name })
    else if (id === null) game.decide('buildFacility', name)
    else game.decide('upgradeFacility', id)
  }

  return (
    <Button
      size="small"
      variant={id === null ? 'primary' : 'plain'}
      disabled={refusal !== null}
      title={refusal ?? undefined}
      aria-label={label}
      onClick={build}
    >
      {children}
    </Button>
  )
}
