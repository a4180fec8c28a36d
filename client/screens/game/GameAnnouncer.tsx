import { observer } from 'mobx-react-lite'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { SQUAD_SHORT_MESSAGE } from '../../simulation/news/squadNews.ts'
import { useGameStores } from '../../stores/useGameStores.ts'

/** Live region for screen readers: announces results and the reason why time has stopped. */
export const GameAnnouncer = observer(function GameAnnouncer() {
  const { game, shortage } = useGameStores()
  const { lastMatch } = game.state
  const result = lastMatch
    ? `Week ${lastMatch.week}: ${lastMatch.playerScore}–${lastMatch.opponentScore} against ${lastMatch.opponent}.`
    : ''
  return (
    <VisuallyHidden>
      <span role="status" aria-label="Game news">
        {shortage.stopsTime ? SQUAD_SHORT_MESSAGE : result}
      </span>
    </VisuallyHidden>
  )
})
