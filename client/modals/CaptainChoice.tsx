import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import type { Player } from '../simulation/people/player.ts'
import { useCaptainDesk } from '../stores/useCaptainDesk.ts'

interface Props {
  player: DeepReadonly<Player>
}

/** Gives a player the armband, or leaves the choice to the side again. */
export const CaptainButton = observer(function CaptainButton({ player: { id } }: Props) {
  const desk = useCaptainDesk()
  const isNamed = desk.named === id
  return (
    <Button
      onClick={() => {
        desk.name(isNamed ? null : id)
      }}
    >
      {isNamed ? 'Let the side choose' : 'Make captain'}
    </Button>
  )
})

/** Effect of the player as captain. */
export const CaptainNote = observer(function CaptainNote({ player }: Props) {
  const desk = useCaptainDesk()
  const { captain, named } = desk
  const lift = `after a defeat, the chance that a change of form is a rise is ${desk.worthOf(player)} points higher`
  if (named === player.id) {
    return <p>Named captain by you. When he plays, {lift}. When he does not, the side chooses.</p>
  }
  if (captain === player.id) return <p>The side has chosen him as captain: {lift}.</p>
  return <p>As captain: {lift}.</p>
})
