import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { GameDialog } from './GameDialog.tsx'
import { Face } from '../components/face/Face.tsx'
import { Flag } from '../components/Flag.tsx'
import { Notice } from '../components/Notice.tsx'
import { useGameStores } from '../stores/useGameStores.ts'
import { bestOf } from './comparedFigure.tsx'
import { COMPARED_FIGURES } from './comparedFigures.tsx'
import styles from './ComparePlayers.module.css'

/** Compares two to four players side by side, with the best value of each figure marked. */
export const ComparePlayers = observer(function ComparePlayers() {
  const { compare, ui } = useGameStores()
  const { players, canCompare, range } = compare
  return (
    <GameDialog
      title="Compare players"
      size="wide"
      footer={
        <Button variant="primary" onClick={() => ui.closeModal()}>
          Close
        </Button>
      }
    >
      {canCompare ? (
        <Comparison />
      ) : (
        <Notice tone="bad">{`Choose at least ${range.min} players to compare; you’ve chosen ${players.length}.`}</Notice>
      )}
    </GameDialog>
  )
})

const Comparison = observer(function Comparison() {
  const { compare, game } = useGameStores()
  const { players } = compare
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {players.map(({ player, fee }) => (
              <th key={player.id} scope="col">
                <Face
                  player={player}
                  colours={fee === null ? game.state.club.colours : undefined}
                  size={90}
                />
                <span className={styles.name}>{player.name}</span>
                <Flag country={player.nationality} height={12} withName />
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Remove ${player.name} from the comparison`}
                  onClick={() => compare.toggle(player.id)}
                >
                  Remove
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARED_FIGURES.map((figure) => {
            const best = bestOf(figure, players)
            return (
              <tr key={figure.name}>
                <th scope="row">{figure.name}</th>
                {players.map((report) => (
                  <td key={report.player.id} data-best={best.has(report) || undefined}>
                    {figure.cell(report)}
                    {best.has(report) && <span className={styles.best}>Best</span>}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
})
