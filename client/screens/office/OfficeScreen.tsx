import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { lazyComponent } from '../../components/lazyComponent.tsx'
import { OptionalPart } from '../../components/OptionalPart.tsx'
import { useStores } from '../../stores/useStores.tsx'
import { ThemeSwitch } from '../account/ThemeSwitch.tsx'
import { OfflineNotice } from '../OfflineNotice.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { useStyleReload } from '../useStyleReload.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { CareerPanel } from './CareerPanel.tsx'
import { ClubCard } from './ClubCard.tsx'
import { LatestCareerPanel } from './LatestCareerPanel.tsx'
import { LegacyPanel } from './LegacyPanel.tsx'
import { LogOutButton } from './LogOutButton.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { SavesPanel } from './SavesPanel.tsx'
import styles from './OfficeScreen.module.css'

const ChallengesPanel = lazyComponent(async () => (await import('./ChallengesPanel.tsx')).ChallengesPanel)

/** Office of the manager: entry to the game, club, saved games and account. */
export const OfficeScreen = observer(function OfficeScreen() {
  const { environment, session, team, ui } = useStores()
  useStyleReload()

  useEffect(() => void team.load(), [team])
  useEffect(() => {
    const load = async () => {
      const outcome = await session.loadAccount()
      if (!outcome.ok && outcome.message !== null) ui.showToast(outcome.message, 'error')
    }
    void load()
    return environment.onOnline(() => void load())
  }, [environment, session, ui])

  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <PageHeading title="The manager's office" className={styles.heading}>
          The manager's office
        </PageHeading>
        <div className={styles.controls}>
          <ThemeSwitch />
          <LogOutButton />
        </div>
      </header>
      <div className={styles.network}>
        <OfflineNotice>
          You can play on with the careers and saves in this browser. Your profile and account need a
          connection.
        </OfflineNotice>
      </div>
      <div className={styles.desk}>
        <div className={styles.side}>
          <CareerPanel />
          <SavesPanel />
          <OptionalPart>
            <ChallengesPanel />
          </OptionalPart>
          <LatestCareerPanel />
        </div>
        <div className={styles.side}>
          <ClubCard />
          <ProfilePanel />
          <LegacyPanel />
          {session.isRegistered && <AccountPanel />}
        </div>
      </div>
    </main>
  )
})
