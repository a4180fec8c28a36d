import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { formatMoney } from '../../../components/formatMoney.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { Reserves } from './Reserves.tsx'
import { SelectedSquad } from './SelectedSquad.tsx'
import styles from './SquadTab.module.css'

/** Who plays and who waits. */
export function SquadTab() {
  return (
    <div className={styles.page}>
      <SelectedSquad />
      <Reserves />
    </div>
  )
}

export const SquadSummary = observer(function SquadSummary() {
  const { game, lineUp, ui } = useGameStores()
  const { rows, eligible, places, injured, value } = game.squad
  const isShort = eligible < places

  const autoPick = () => {
    if (lineUp.autoPick().done) ui.showToast('The best eleven who are fit have been picked.', 'success')
  }

  return (
    <>
      <Badge>Total {rows.length}</Badge>
      <Badge tone={isShort ? 'bad' : 'good'} icon={isShort && <Icon name="warning" size={14} />}>
        Eligible {eligible} / {places}
      </Badge>
      <Badge>Injured {injured}</Badge>
      <Badge>Value {formatMoney(value)}</Badge>
      <Button size="small" variant="primary" onClick={autoPick}>
        Auto-pick
      </Button>
      <Button
        size="small"
        disabled={!lineUp.canUndo}
        onClick={() => {
          lineUp.undo()
        }}
      >
        Undo last change
      </Button>
    </>
  )
})
