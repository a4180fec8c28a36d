import { observer } from 'mobx-react-lite'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { PlayerName } from '../players/PlayerName.tsx'

/** Player's name. Opens the quick look if the player is at the own club. */
export const OwnPlayerName = observer(function OwnPlayerName({
  player,
}: {
  player: { id: string; name: string }
}) {
  const { game } = useGameStores()
  const isOwn = game.state.players.some(({ id }) => id === player.id)
  return isOwn ? <PlayerName player={player} /> : player.name
})
