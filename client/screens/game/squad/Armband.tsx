import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import type { PlayerId } from '../../../simulation/people/player.ts'
import { captainToday } from '../../../simulation/reports/squadReport.ts'
import { useReport } from '../../../stores/useReport.ts'

/** Marks the captain of the eleven. */
export const Armband = observer(function Armband({ id }: { id: PlayerId }) {
  return useReport(captainToday) === id && <Badge tone="accent">Captain</Badge>
})
