import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { ClubLink } from '../components/ClubLink.tsx'
import { Face } from '../components/face/Face.tsx'
import { Figure, FigureList } from '../components/FigureList.tsx'
import { Flag } from '../components/Flag.tsx'
import { Money } from '../components/Money.tsx'
import { clubById } from '../simulation/club/clubById.ts'
import { playerCareer } from '../simulation/reports/playerCareer.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { Quality } from './comparedFigure.tsx'
import { GameDialog, NotFoundDialog } from './GameDialog.tsx'
import { PlayerComparison } from './playerPage/PlayerComparison.tsx'
import { PlayerHistory } from './playerPage/PlayerHistory.tsx'
import { PlayerMatches } from './playerPage/PlayerMatches.tsx'
import { PlayerPromises } from './playerPage/PlayerPromises.tsx'
import styles from './playerPage/PlayerPage.module.css'

/** Age at which those who have left are drawn. */
const FORMER_AGE = 36

/** Page of any player whom the career knows, also of one who has left. */
export const PlayerPage = observer(function PlayerPage({ id }: { id: string }) {
  const { game, matchday, ui } = useGameStores()
  const career = useReport(playerCareer, id)
  if (!career) return <NotFoundDialog title="Player" text="There’s no record of this player any more." />
  const { player, age } = career
  const { now, loan } = player
  const club = now && clubById(game.state, now.club)
  const isOwn = game.state.players.some((own) => own.id === id)
  return (
    <GameDialog
      gap="regular"
      title={player.name}
      size="wide"
      {...(isOwn &&
        !matchday.isOpen && {
          footer: (
            <Button onClick={() => ui.replaceModal({ kind: 'player-details', id })}>Player details</Button>
          ),
        })}
    >
      <div className={styles.portrait}>
        <Face player={{ ...player, age: age ?? FORMER_AGE }} colours={club?.colours} size={110} />
        <FigureList inTwoColumns>
          <Figure name="Position">{player.type}</Figure>
          <Figure name="Age">{age ?? 'No longer in the league'}</Figure>
          <Figure name="Nationality">
            <Flag country={player.nationality} height={12} withName />
          </Figure>
          {club && (
            <Figure name="Club">
              <ClubLink club={club.id}>{club.name}</ClubLink>
              {loan !== null && `, ${loan}`}
            </Figure>
          )}
          {now && (
            <>
              <Figure name="Quality">
                <Quality stars={now.quality} />
              </Figure>
              <Figure name="Value">
                <Money amount={now.value} />
              </Figure>
            </>
          )}
        </FigureList>
      </div>
      <PlayerHistory id={id} />
      <PlayerPromises id={id} />
      <PlayerMatches key={`matches of ${id}`} id={id} />
      <PlayerComparison key={id} id={id} />
    </GameDialog>
  )
})
