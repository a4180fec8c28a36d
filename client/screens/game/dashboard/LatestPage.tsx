import { observer } from 'mobx-react-lite'
import { NamedText } from '../../../components/NamedText.tsx'
import { playersByName, storyParts } from '../../../simulation/reports/namedText.ts'
import { usePaper } from '../../../stores/usePaper.ts'
import { useReport } from '../../../stores/useReport.ts'
import { PaperPanel } from './PaperPanel.tsx'

/** Latest front page of the season. */
export const LatestPage = observer(function LatestPage() {
  const [latest = null] = usePaper()
  const players = useReport(playersByName)
  return (
    <PaperPanel
      page={latest}
      textOf={(story, text) => <NamedText parts={storyParts(text, story, players)} />}
    />
  )
})
