import { observer } from 'mobx-react-lite'
import { usePaperDesk } from '../../../stores/usePaperDesk.ts'
import { PaperPanel } from './PaperPanel.tsx'

/** Latest front page of the season. */
export const LatestPage = observer(function LatestPage() {
  const { latest } = usePaperDesk()
  return <PaperPanel page={latest} />
})
