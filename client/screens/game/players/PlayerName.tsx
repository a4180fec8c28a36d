import { PeekTrigger } from '../../../components/PeekCard.tsx'

/** A player's name in a table: it opens the quick look. */
export function PlayerName({ player: { id, name } }: { player: { id: string; name: string } }) {
  return <PeekTrigger id={id}>{name}</PeekTrigger>
}
