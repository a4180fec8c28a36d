import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { cupDraw } from '../../simulation/reports/cupDraw.ts'
import { useGameStores } from '../../stores/useGameStores.ts'
import { useReport } from '../../stores/useReport.ts'

/** Button that shows the draw of the cup's next round, while the own club is in it. */
export const WatchDraw = observer(function WatchDraw() {
  const { ui } = useGameStores()
  const draw = useReport(cupDraw)
  if (!draw) return null
  return <Button onClick={() => ui.openModal({ kind: 'cup-draw' })}>Watch the draw</Button>
})
