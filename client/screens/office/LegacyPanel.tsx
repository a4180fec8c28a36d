import { lazy, Suspense, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useStores } from '../../stores/useStores.tsx'
import styles from './OfficeScreen.module.css'

const HallOfFame = lazy(async () => ({
  default: (await import('../../modals/HallOfFame.tsx')).HallOfFame,
}))

/** Figures of all careers on this device, with the way to their hall of fame. */
export const LegacyPanel = observer(function LegacyPanel() {
  const { achievements, careers } = useStores().legacy.legacy
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      heading="On this device"
      aside={
        <Button
          size="small"
          onClick={() => {
            setOpen(true)
          }}
        >
          Hall of fame
        </Button>
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>Achievements</dt>
          <dd>{achievements.length}</dd>
        </div>
        <div>
          <dt>Careers in the hall of fame</dt>
          <dd>{careers.length}</dd>
        </div>
      </dl>
      {isOpen && (
        <Suspense fallback={null}>
          <HallOfFame
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </Panel>
  )
})
