import { observer } from 'mobx-react-lite'
import { ClubLink } from '../../../components/ClubLink.tsx'
import { clubIdOf } from '../../../simulation/reports/clubsReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'

/** Club's name as recorded, which opens its page unless the club has another name today. */
export const NamedClub = observer(function NamedClub({ name }: { name: string }) {
  const { game } = useGameStores()
  const club = clubIdOf(game.state, name)
  return club === null ? name : <ClubLink club={club}>{name}</ClubLink>
})
