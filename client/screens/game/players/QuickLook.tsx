import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { Face } from '../../../components/face/Face.tsx'
import { CharacterNames } from '../../../components/CharacterNames.tsx'
import { Figure, FigureList } from '../../../components/FigureList.tsx'
import { Flag } from '../../../components/Flag.tsx'
import { closePeekCard, PeekCard, PeekTitle } from '../../../components/PeekCard.tsx'
import { PlayerFigures, PlayerStatus } from '../../../components/PlayerFigures.tsx'
import { StaminaBar } from '../../../components/Bar.tsx'
import { Stars } from '../../../components/Stars.tsx'
import { NO_PLAYER_DATA } from '../../../simulation/news/outcome.ts'
import { playerReport, type PlayerReport } from '../../../simulation/reports/playerReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import layout from '../layout.module.css'
import styles from './QuickLook.module.css'

/** Popover with a player's details, beside the name. */
export function QuickLook() {
  return <PeekCard>{(id) => <Look id={id} />}</PeekCard>
}

const Look = observer(function Look({ id }: { id: string }) {
  const { game } = useGameStores()
  const report = useReport(playerReport, id)
  if (!report) return <p>{NO_PLAYER_DATA}</p>
  const { player, fee } = report
  return (
    <div className={styles.look}>
      <header className={styles.head}>
        <Face player={player} colours={fee === null ? game.state.club.colours : undefined} size={80} />
        <div className={styles.who}>
          <PeekTitle>{player.name}</PeekTitle>
          <p className={styles.facts}>
            {player.type}, {player.age} · <Flag country={player.nationality} height={12} withName />
          </p>
          <p className={layout.row}>
            <Stars value={player.quality} label="Quality" /> {player.quality.toFixed(1)}
          </p>
          <PlayerStatus report={report} />
        </div>
      </header>
      <StaminaBar stamina={player.stamina} />
      <FigureList>
        <PlayerFigures report={report} />
        <Figure name="Character">
          <CharacterNames character={report.character} />
        </Figure>
      </FigureList>
      <Actions report={report} />
    </div>
  )
})

const Actions = observer(function Actions({ report: { player, fee } }: { report: PlayerReport }) {
  const { compare, ui } = useGameStores()
  return (
    <p className={layout.row}>
      {fee === null && (
        <Button
          size="small"
          onClick={() => {
            closePeekCard()
            ui.openModal({ kind: 'player-details', id: player.id })
          }}
        >
          View Details
        </Button>
      )}
      <Button
        size="small"
        aria-pressed={compare.isChosen(player.id)}
        onClick={() => compare.toggle(player.id)}
      >
        {compare.isChosen(player.id) ? 'Do not compare' : 'Compare'}
      </Button>
    </p>
  )
})
