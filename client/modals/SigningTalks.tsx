import { observer } from 'mobx-react-lite'
import { CharacterNames } from '../components/CharacterNames.tsx'
import { Figure, FigureList } from '../components/FigureList.tsx'
import { Money } from '../components/Money.tsx'
import { characterOf } from '../simulation/people/character.ts'
import { searchRowOf, signingTalks } from '../simulation/reports/offerReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { NotFoundDialog } from './GameDialog.tsx'
import { ContractTermsDialog } from './ContractTermsDialog.tsx'

/** Talks with a player of a rival whose club has agreed on a fee. */
export const SigningTalks = observer(function SigningTalks({ id }: { id: string }) {
  const { game } = useGameStores()
  const signing = useReport(signingTalks, id)
  if (!signing) {
    const row = searchRowOf(game.state, id)
    return (
      <NotFoundDialog
        title={row ? `Terms for ${row.player.name}` : 'Player'}
        text={row?.hurdle ?? 'There are no talks with this player.'}
      />
    )
  }
  const { talks, club, fee } = signing
  return (
    <ContractTermsDialog
      talks={talks}
      onOffer={(terms) => game.decide('offerTerms', id, terms)}
      figures={
        <FigureList>
          <Figure name="Club">{club.name}</Figure>
          <Figure name="Character">
            <CharacterNames character={characterOf(game.state.seed, talks.player)} />
          </Figure>
          <Figure name="Agreed fee">
            <Money amount={fee} />
          </Figure>
          <Figure name="Wage budget">
            <Money amount={talks.wageBudget} /> / week
          </Figure>
        </FigureList>
      }
    />
  )
})
