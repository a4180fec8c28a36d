import { Button } from '../../components/Button.tsx'
import { PartBoundary } from '../../components/PartBoundary.tsx'
import { useGameStores } from '../../stores/useGameStores.ts'
import { GameStage } from '../game/GameStage.tsx'
import { MatchdayView } from '../game/matchday/MatchdayView.tsx'
import { StageWindowProvider } from '../game/stageWindow.tsx'
import { useShortcuts } from '../game/useShortcuts.ts'

/** Match of a run that is watched, in the place of the page. */
export function WatchedMatch() {
  const { replay } = useGameStores()
  useShortcuts('match')
  return (
    <StageWindowProvider>
      <GameStage />
      <PartBoundary
        place="over"
        title="The match can’t be shown"
        text="Go back to the run, or try again."
        actions={<Button onClick={() => replay.close()}>{replay.wayBack}</Button>}
      >
        <MatchdayView />
      </PartBoundary>
    </StageWindowProvider>
  )
}
