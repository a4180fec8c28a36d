import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { BelowTheFold } from '../../../components/BelowTheFold.tsx'
import { Button } from '../../../components/Button.tsx'
import { formatMoney } from '../../../components/formatMoney.ts'
import { Icon } from '../../../components/Icon.tsx'
import { lazyComponent } from '../../../components/lazyComponent.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { squadReport } from '../../../simulation/reports/squadReport.ts'
import type { UndoableDecisions } from '../../../stores/desks/UndoableDecisions.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { CompareBar } from '../players/CompareBar.tsx'
import { QuickLook } from '../players/QuickLook.tsx'
import { ViewTabs } from '../ViewTabs.tsx'
import { SelectedSquad } from './SelectedSquad.tsx'
import { Reserves, SquadList } from './SquadTables.tsx'
import { SquadPitch } from './SquadPitch.tsx'
import { UndoButton } from '../gameButtons.tsx'
import layout from '../layout.module.css'

const Academy = lazyComponent(async () => (await import('./Academy.tsx')).Academy)
const Contracts = lazyComponent(async () => (await import('./Contracts.tsx')).Contracts)
const Loans = lazyComponent(async () => (await import('./Loans.tsx')).Loans)
const SquadCharts = lazyComponent(async () => (await import('../charts/SquadCharts.tsx')).SquadCharts)
const Training = lazyComponent(async () => (await import('./Training.tsx')).Training)

const VIEWS = [
  { value: 'selection', label: 'Selection', Content: Selection },
  { value: 'list', label: 'List', Content: SquadList },
  { value: 'pitch', label: 'Pitch', Content: SquadPitch },
  { value: 'training', label: 'Training', Content: Training },
  { value: 'contracts', label: 'Contracts', Content: Contracts },
  { value: 'loans', label: 'Loans', Content: Loans },
  { value: 'academy', label: 'Academy', Content: Academy },
  { value: 'charts', label: 'Charts', Content: SquadCharts },
] as const

/** Tab of the squad: the eleven and the reserves. */
export function SquadTab({ lineUp }: { lineUp?: UndoableDecisions }) {
  if (lineUp) return <Views />
  return <Notice tone="bad">Error: Required functions missing.</Notice>
}

const Views = observer(function Views() {
  const { ui } = useGameStores()
  return (
    <ViewTabs
      label="View of the squad"
      views={VIEWS}
      view={ui.squadView}
      onChange={(view) => ui.showSquad(view)}
    >
      <CompareBar />
      <QuickLook />
    </ViewTabs>
  )
})

function Selection() {
  return (
    <div className={layout.broadLast}>
      <SelectedSquad />
      <BelowTheFold>
        <Reserves />
      </BelowTheFold>
    </div>
  )
}

export const SquadSummary = observer(function SquadSummary() {
  const { lineUp } = useGameStores()
  const { rows, eligible, places, injured, value } = useReport(squadReport)
  const isShort = eligible < places

  return (
    <>
      <Badge>Total {rows.length}</Badge>
      <Badge tone={isShort ? 'bad' : 'good'} icon={isShort && <Icon name="warning" size={14} />}>
        Eligible {eligible} / {places}
      </Badge>
      <Badge>Injured {injured}</Badge>
      <Badge>Value {formatMoney(value)}</Badge>
      <Button size="small" variant="primary" onClick={() => lineUp.decide('autoPick')}>
        Auto-pick
      </Button>
      <UndoButton decisions={lineUp} />
    </>
  )
})
