import { observer } from 'mobx-react-lite'
import { usePaper } from '../../../stores/usePaper.ts'
import { PaperPanel } from './PaperPanel.tsx'

/** Latest front page of the season. */
export const LatestPage = observer(function LatestPage() {
  const [latest = null] = usePaper()
  return <PaperPanel page={latest} />
})
