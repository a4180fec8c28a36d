import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { formatMoney } from '../../../components/formatMoney.ts'
import { Icon } from '../../../components/Icon.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import type { LineUpDesk } from '../../../stores/desks/LineUpDesk.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { CompareBar } from '../players/CompareBar.tsx'
import { QuickLook } from '../players/QuickLook.tsx'
import { Reserves } from './Reserves.tsx'
import { SelectedSquad } from './SelectedSquad.tsx'
import { SquadList } from './SquadList.tsx'
import { SquadPitch } from './SquadPitch.tsx'
import styles from './SquadTab.module.css'

const VIEWS = [
  { value: 'selection', label: 'Selection' },
  { value: 'list', label: 'List' },
  { value: 'pitch', label: 'Pitch' },
] as const
const PANELS = { selection: Selection, list: SquadList, pitch: SquadPitch }

/** Who plays and who waits. */
export const SquadTab = observer(function SquadTab({ lineUp }: { lineUp?: LineUpDesk }) {
  if (!lineUp) return <Notice tone="bad">Error: Required functions missing.</Notice>
  const View = PANELS[lineUp.view]
  return (
    <div className={styles.page}>
      <Tabs
        label="View of the squad"
        tabs={VIEWS}
        value={lineUp.view}
        onChange={(view) => {
          lineUp.show(view)
        }}
      >
        <div className={styles.view}>
          <View />
        </div>
      </Tabs>
      <CompareBar />
      <QuickLook />
    </div>
  )
})

function Selection() {
  return (
    <>
      <SelectedSquad />
      <Reserves />
    </>
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
