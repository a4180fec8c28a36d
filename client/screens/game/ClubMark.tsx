import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { ClubLink } from '../../components/ClubLink.tsx'
import { ClubEmblem } from '../../components/ClubEmblem.tsx'
import { useGameStores } from '../../stores/useGameStores.ts'
import { useStores } from '../../stores/useStores.tsx'
import styles from './ClubMark.module.css'

/** Logo and name of the club. The logo opens the team settings. */
export const ClubMark = observer(function ClubMark() {
  const { game, ui } = useGameStores()
  const { session, team } = useStores()
  const { epoch } = session
  const { name, logoUrl } = team.lookOf(game.state.club)

  useEffect(() => void team.load(), [team, epoch])

  return (
    <div className={styles.club}>
      <button
        type="button"
        className={styles.logo}
        title="Team Settings"
        aria-label="Team Settings"
        onClick={() => ui.openModal({ kind: 'team-settings' })}
      >
        <ClubEmblem
          logoUrl={logoUrl}
          defaultLogoUrl={team.defaultTeam.logoUrl}
          club={game.state.club}
          size={46}
        />
      </button>
      <p className={styles.name}>
        <ClubLink club={game.state.club.id}>{name}</ClubLink>
      </p>
    </div>
  )
})
