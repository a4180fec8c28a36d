import { observer } from 'mobx-react-lite'
import { cupDraw } from '../../simulation/reports/cupDraw.ts'
import { useReport } from '../../stores/useReport.ts'
import { ModalButton } from './gameButtons.tsx'

/** Button that shows the draw of the cup's next round, while the own club is in it. */
export const WatchDraw = observer(function WatchDraw() {
  const draw = useReport(cupDraw)
  return draw && <ModalButton modal={{ kind: 'cup-draw' }}>Watch the draw</ModalButton>
})
