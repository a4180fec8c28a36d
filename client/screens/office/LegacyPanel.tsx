import { observer } from 'mobx-react-lite'
import { lazyComponent } from '../../components/lazyComponent.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useLegacy } from '../../stores/useLegacy.ts'
import { DialogButton } from './DialogButton.tsx'
import styles from './OfficeScreen.module.css'

const HallOfFame = lazyComponent(async () => (await import('../../modals/HallOfFame.tsx')).HallOfFame, {
  isLoadedAhead: false,
})

/** Figures of all careers on this device, with the way to their hall of fame. */
export const LegacyPanel = observer(function LegacyPanel() {
  const { achievements, careers } = useLegacy().legacy
  return (
    <Panel
      heading="On this device"
      aside={
        <DialogButton Dialog={HallOfFame} size="small">
          Hall of fame
        </DialogButton>
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
    </Panel>
  )
})
