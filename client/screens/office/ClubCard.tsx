import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { ClubEmblem } from '../../components/ClubEmblem.tsx'
import { lazyComponent } from '../../components/lazyComponent.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useStores } from '../../stores/useStores.tsx'
import { DialogButton } from './DialogButton.tsx'
import styles from './OfficeScreen.module.css'

const TeamSettingsDialog = lazyComponent(
  async () => (await import('../../modals/account/TeamSettingsDialog.tsx')).TeamSettingsDialog,
  { isLoadedAhead: false },
)

/** Logo or crest of the club, and its name. */
export const ClubCard = observer(function ClubCard() {
  const stores = useStores()
  const { defaultTeam } = stores.team
  const [club] = useState(() => stores.careerClub)
  const team = stores.team.lookOf(club)
  return (
    <Panel
      heading="Club"
      aside={
        <DialogButton Dialog={TeamSettingsDialog} size="small">
          Team Settings
        </DialogButton>
      }
    >
      <div className={styles.club}>
        <ClubEmblem logoUrl={team.logoUrl} defaultLogoUrl={defaultTeam.logoUrl} club={club} size={88} />
        <p>{team.name}</p>
      </div>
    </Panel>
  )
})
