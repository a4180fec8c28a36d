import { observer } from 'mobx-react-lite'
import { ClubLink } from '../../../components/ClubLink.tsx'
import { clubNamed } from '../../../simulation/club/club.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'

interface NamedClubProps {
  name: string
  /** Shows its short name. */
  short?: boolean
}

/** Club's name as recorded, which opens its page unless the club has another name today. */
export const NamedClub = observer(function NamedClub({ name, short = false }: NamedClubProps) {
  const { game } = useGameStores()
  const club = clubNamed(game.state, name)
  return club ? <ClubLink club={club.id}>{short ? club.shortName : name}</ClubLink> : name
})
