import { PlayerLink } from '../../../components/PlayerLink.tsx'
import { PeekTrigger } from '../../../components/PeekCard.tsx'
import { observer } from 'mobx-react-lite'
import { useGameStores } from '../../../stores/useGameStores.ts'

/** Player's name in a table. Opens the quick look. */
export function PlayerName({ player: { id, name } }: { player: { id: string; name: string } }) {
  return <PeekTrigger id={id}>{name}</PeekTrigger>
}

/** Player's name. Opens the quick look if the player is at the own club, else their page. */
export const OwnPlayerName = observer(function OwnPlayerName({
  player,
}: {
  player: { id: string; name: string }
}) {
  const { game } = useGameStores()
  const isOwn = game.state.players.some(({ id }) => id === player.id)
  return isOwn ? <PlayerName player={player} /> : <PlayerLink id={player.id}>{player.name}</PlayerLink>
})
