import { lazy, Suspense, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { ClubEmblem } from '../../components/ClubEmblem.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useStores } from '../../stores/useStores.tsx'
import styles from './OfficeScreen.module.css'

const TeamSettingsDialog = lazy(async () => ({
  default: (await import('../../modals/account/TeamSettingsDialog.tsx')).TeamSettingsDialog,
}))

/** Logo or crest of the club, and its name. */
export const ClubCard = observer(function ClubCard() {
  const stores = useStores()
  const { team, defaultTeam } = stores.team
  const [club] = useState(() => stores.careerClub)
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
        <ClubEmblem logoUrl={team.logoUrl} defaultLogoUrl={defaultTeam.logoUrl} club={club} size={88} />
        <p>{team.name}</p>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <TeamSettingsDialog
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </Panel>
  )
})
