import { observer } from 'mobx-react-lite'
import { CharacterNames } from '../components/CharacterNames.tsx'
import { Figure, FigureList } from '../components/FigureList.tsx'
import { Money } from '../components/Money.tsx'
import { characterOf } from '../simulation/people/character.ts'
import {
  contractRow,
  contractTalks,
  type ContractTalks as Talks,
} from '../simulation/reports/contractReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { NotFoundDialog } from './GameDialog.tsx'
import { ContractTermsDialog } from './ContractTermsDialog.tsx'

/** Talks with a player about a new contract: at most three offers. */
export const ContractTalks = observer(function ContractTalks({ id }: { id: string }) {
  const { game } = useGameStores()
  const talks = useReport(contractTalks, id)
  if (talks) {
    return (
      <ContractTermsDialog
        talks={talks}
        onOffer={(terms) => game.decide('offerContract', id, terms)}
        figures={<CurrentTerms talks={talks} />}
      />
    )
  }
  const player = game.state.players.find((candidate) => candidate.id === id)
  return (
    <NotFoundDialog
      title={player ? `Contract of ${player.name}` : 'Player'}
      text={(player && contractRow(game.state, player).hurdle) ?? 'This player is no longer in your squad.'}
    />
  )
})

const CurrentTerms = observer(function CurrentTerms({
  talks: { player, status, wageBudget },
}: {
  talks: Talks
}) {
  const { game } = useGameStores()
  return (
    <FigureList>
      <Figure name="Character">
        <CharacterNames character={characterOf(game.state.seed, player)} />
      </Figure>
      <Figure name="Contract">
        Until the end of season {player.contract.until}, {status}
      </Figure>
      <Figure name="Wage">
        <Money amount={player.wage} /> / week
      </Figure>
      <Figure name="Wage budget">
        <Money amount={wageBudget} /> / week
      </Figure>
    </FigureList>
  )
})
