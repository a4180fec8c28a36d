import { lazy, Suspense, useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { ClubEmblem } from '../../components/ClubEmblem.tsx'
import { useGameStores } from '../../stores/useGameStores.ts'
import { useStores } from '../../stores/useStores.tsx'
import styles from './ClubMark.module.css'

const TeamSettings = lazy(async () => ({
  default: (await import('../../modals/TeamSettingsHost.tsx')).TeamSettingsHost,
}))

/** Logo and name of the club; the logo opens the team settings, and time stands still meanwhile. */
export const ClubMark = observer(function ClubMark() {
  const { game } = useGameStores()
  const { team } = useStores()
  const [isOpen, setOpen] = useState(false)
  const { name, logoUrl } = team.team

  useEffect(() => {
    void team.load()
  }, [team])

  return (
    <div className={styles.club}>
      <button
        type="button"
        className={styles.logo}
        title="Team Settings"
        aria-label="Team Settings"
        onClick={() => {
          game.setSpeed(0)
          setOpen(true)
        }}
      >
        <ClubEmblem
          logoUrl={logoUrl}
          defaultLogoUrl={team.defaultTeam.logoUrl}
          club={game.state.club}
          size={46}
        />
      </button>
      <p className={styles.name}>{name}</p>
      {isOpen && (
        <Suspense fallback={null}>
          <TeamSettings
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
})
