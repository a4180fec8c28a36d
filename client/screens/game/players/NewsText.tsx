import { useCallback } from 'react'
import { observer } from 'mobx-react-lite'
import { NamedText } from '../../../components/NamedText.tsx'
import { OpenPlayerProvider } from '../../../components/PlayerLink.tsx'
import type { NewsEvent } from '../../../simulation/news/gameEvent.ts'
import type { PlayerId } from '../../../simulation/people/player.ts'
import { namedParts, playersByName } from '../../../simulation/reports/namedText.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'

interface NewsTextProps {
  event: NewsEvent
  text: string
  /** Called before a page opens. */
  onLeave: (() => void) | undefined
}

/** Text of news with links to the players in it. */
export const NewsText = observer(function NewsText({ event, text, onLeave }: NewsTextProps) {
  const { ui } = useGameStores()
  const players = useReport(playersByName)
  const open = useCallback(
    (id: PlayerId) => {
      onLeave?.()
      ui.openPlayer(id)
    },
    [ui, onLeave],
  )
  return (
    <OpenPlayerProvider value={open}>
      <NamedText parts={namedParts(text, event, players)} />
    </OpenPlayerProvider>
  )
})
