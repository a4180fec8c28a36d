import { observer } from 'mobx-react-lite'
import { useReducedMotion } from '../components/useMediaQuery.ts'
import type { CompetitionId } from '../simulation/core/tie.ts'
import { cupDraw } from '../simulation/reports/cupDraw.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { CupDraw } from './cupDraw/CupDraw.tsx'

/** The draw of a competition's next stage. */
export const CupDrawDialog = observer(function CupDrawDialog({
  competition,
}: {
  competition: CompetitionId
}) {
  const { ui } = useGameStores()
  const draw = useReport(cupDraw, competition)
  const isStill = useReducedMotion(ui.settings.motion)
  return draw && <CupDraw draw={draw} isStill={isStill} onClose={() => ui.closeModal()} />
})
