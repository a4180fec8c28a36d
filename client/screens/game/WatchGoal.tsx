import type { DeepReadonly } from '../../simulation/core/readonly.ts'
import type { GameEvent } from '../../simulation/news/gameEvent.ts'
import { HighlightsButton } from './HighlightsButton.tsx'

interface Props {
  goal: DeepReadonly<GameEvent<'goal-of-month'>>
}

/** Shows the goal of a month again, from the minute before it. */
export function WatchGoal({ goal: { competition, season, week, home, minute } }: Props) {
  return (
    <HighlightsButton
      {...{ competition, season, week, home }}
      after={minute - 1}
      list="goal of the month"
      label="Watch it"
    />
  )
}
