import { PlayerLink } from '../../../components/PlayerLink.tsx'
import { PeekTrigger } from '../../../components/PeekCard.tsx'
import { observer } from 'mobx-react-lite'
import { playersByName } from '../../../simulation/reports/namedText.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'

/** Player's name in a table. Opens the quick look. */
export function PlayerName({ player: { id, name } }: { player: { id: string; name: string } }) {
  return <PeekTrigger id={id}>{name}</PeekTrigger>
}

/** Player's name. Opens the quick look if the player is at the own club, else their page, if anything is kept of them. */
export const OwnPlayerName = observer(function OwnPlayerName({
  player,
}: {
  player: { id: string; name: string }
}) {
  const { game } = useGameStores()
  const { players, careers, seasonLines } = game.state
  if (players.some(({ id }) => id === player.id)) return <PlayerName player={player} />
  const isKept = careers[player.id] !== undefined || seasonLines[player.id] !== undefined
  return isKept ? <PlayerLink id={player.id}>{player.name}</PlayerLink> : player.name
})

/** Name of a player of whom nothing else is kept, as `OwnPlayerName` where it is that of one player alone. */
export const NamedPlayer = observer(function NamedPlayer({ name }: { name: string }) {
  const id = useReport(playersByName).get(name)
  return id ? <OwnPlayerName player={{ id, name }} /> : name
})
