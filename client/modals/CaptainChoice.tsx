import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import type { Player } from '../simulation/people/player.ts'
import { captainToday, captainPoints } from '../simulation/reports/squadReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'

interface Props {
  player: DeepReadonly<Player>
}

/** Gives a player the armband, or leaves the choice to the side again. */
export const CaptainButton = observer(function CaptainButton({ player: { id } }: Props) {
  const { game } = useGameStores()
  const isNamed = game.state.captain === id
  return (
    <Button onClick={() => game.decide('nameCaptain', isNamed ? null : id)}>
      {isNamed ? 'Let the side choose' : 'Make captain'}
    </Button>
  )
})

/** Effect of the player as captain; of a leader who is none, whose character says it, nothing. */
export const CaptainNote = observer(function CaptainNote({
  player: { id },
  isLeader,
}: Props & { isLeader: boolean }) {
  const { game } = useGameStores()
  const captain = useReport(captainToday)
  const points = useReport(captainPoints, id)
  const lift = `form picks up more often after a defeat (+${points}% chance)`
  if (game.state.captain === id) {
    return <p>Your captain. When they play, {lift}. When they don’t, the side chooses another.</p>
  }
  if (captain === id) return <p>The side’s own choice of captain: {lift}.</p>
  return isLeader ? null : <p>As captain: {lift}.</p>
})
