import { observer } from 'mobx-react-lite'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { SQUAD_SHORT_MESSAGE } from '../../simulation/news/squadNews.ts'
import { lastTie } from '../../simulation/reports/lastTie.ts'
import { useGameStores } from '../../stores/useGameStores.ts'
import { useReport } from '../../stores/useReport.ts'

/** Live region for screen readers: announces results and the reason why time has stopped. */
export const GameAnnouncer = observer(function GameAnnouncer() {
  const { game, shortage } = useGameStores()
  const { lastMatch } = game.state
  const tie = useReport(lastTie)
  const score =
    lastMatch && `${lastMatch.playerScore}–${lastMatch.opponentScore} against ${lastMatch.opponent}`
  const week = lastMatch ? `Week ${lastMatch.week}: ${score}.` : ''
  const result = tie
    ? `${tie.name}: ${score}${tie.ownNote === '' ? '' : ` (${tie.ownNote})`}. ${tie.outcome}`
    : week
  return (
    <VisuallyHidden>
      <span role="status" aria-label="Game news">
        {shortage.stopsTime ? SQUAD_SHORT_MESSAGE : result}
      </span>
    </VisuallyHidden>
  )
})
