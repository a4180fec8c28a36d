import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import type { PlayerId } from '../../../simulation/people/player.ts'
import { useCaptainDesk } from '../../../stores/useCaptainDesk.ts'

/** Marks the captain of the eleven. */
export const Armband = observer(function Armband({ id }: { id: PlayerId }) {
  const { captain } = useCaptainDesk()
  return captain === id && <Badge tone="accent">Captain</Badge>
})
