import { observer } from 'mobx-react-lite'
import type { CompetitionId } from '../../simulation/core/tie.ts'
import { cupDraw } from '../../simulation/reports/cupDraw.ts'
import { useReport } from '../../stores/useReport.ts'
import { ModalButton } from './gameButtons.tsx'

/** Button that shows the draw of a competition's next stage, while the own club is in it. */
export const WatchDraw = observer(function WatchDraw({ competition }: { competition: CompetitionId }) {
  const draw = useReport(cupDraw, competition)
  return draw && <ModalButton modal={{ kind: 'cup-draw', competition }}>Watch the draw</ModalButton>
})
