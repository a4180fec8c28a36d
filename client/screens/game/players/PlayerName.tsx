import { PeekTrigger } from '../../../components/PeekCard.tsx'

/** Player's name in a table. Opens the quick look. */
export function PlayerName({ player: { id, name } }: { player: { id: string; name: string } }) {
  return <PeekTrigger id={id}>{name}</PeekTrigger>
}
