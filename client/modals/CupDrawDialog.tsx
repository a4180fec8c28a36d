import { observer } from 'mobx-react-lite'
import { useReducedMotion } from '../components/useMediaQuery.ts'
import { cupDraw } from '../simulation/reports/cupDraw.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { CupDraw } from './cupDraw/CupDraw.tsx'

/** The draw of the cup's next round. */
export const CupDrawDialog = observer(function CupDrawDialog() {
  const { ui } = useGameStores()
  const draw = useReport(cupDraw)
  const isStill = useReducedMotion(ui.settings.motion)
  if (!draw) return null
  const { cup, round, ties, isNeutral } = draw
  return (
    <CupDraw
      title={`${cup}: draw of the ${round}`}
      ties={ties}
      isNeutral={isNeutral}
      isStill={isStill}
      onClose={() => ui.closeModal()}
    />
  )
})
