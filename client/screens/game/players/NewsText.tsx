import { observer } from 'mobx-react-lite'
import { NamedText } from '../../../components/NamedText.tsx'
import type { NewsEvent } from '../../../simulation/news/gameEvent.ts'
import { namedParts, playersByName } from '../../../simulation/reports/namedText.ts'
import { useReport } from '../../../stores/useReport.ts'

/** Text of news with links to the players in it. */
export const NewsText = observer(function NewsText({ event, text }: { event: NewsEvent; text: string }) {
  const players = useReport(playersByName)
  return <NamedText parts={namedParts(text, event, players)} />
})
