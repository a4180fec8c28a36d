import { lazy, Suspense, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { ClubLogo } from '../../components/ClubLogo.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useStores } from '../../stores/useStores.tsx'
import styles from './OfficeScreen.module.css'

const TeamSettings = lazy(async () => ({
  default: (await import('../../modals/TeamSettingsHost.tsx')).TeamSettingsHost,
}))

/** The club's logo and name. */
export const ClubCard = observer(function ClubCard() {
  const { team } = useStores()
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      heading="Club"
      aside={
        <Button
          size="small"
          onClick={() => {
            setOpen(true)
          }}
        >
          Team Settings
        </Button>
      }
    >
      <div className={styles.club}>
        <ClubLogo url={team.team.logoUrl} fallbackUrl={team.defaultTeam.logoUrl} size={88} alt="" />
        <p>{team.team.name}</p>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <TeamSettings
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </Panel>
  )
})
