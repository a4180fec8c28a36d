import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { GameDialog, NotFoundDialog } from './GameDialog.tsx'
import { GlossaryTerm } from '../components/GlossaryTerm.tsx'
import { Face } from '../components/face/Face.tsx'
import { Figure, FigureList } from '../components/FigureList.tsx'
import { Icon } from '../components/Icon.tsx'
import { Flag } from '../components/Flag.tsx'
import { PlayerFigures, PlayerStatus } from '../components/PlayerFigures.tsx'
import { StaminaBar } from '../components/Bar.tsx'
import { Stars } from '../components/Stars.tsx'
import { characterOf } from '../simulation/people/character.ts'
import { clubFigures, countedSince, milestoneAt } from '../simulation/people/clubFigures.ts'
import { NO_PLAYER_DATA } from '../simulation/news/outcome.ts'
import { potentialRange } from '../simulation/people/potential.ts'
import { contractRow, type ContractRow } from '../simulation/reports/contractReport.ts'
import { messageOf } from '../simulation/reports/inboxReport.ts'
import { injuryReport } from '../simulation/reports/injuryReport.ts'
import type { PlayerReport } from '../simulation/reports/playerReport.ts'
import { squadReport, type SquadRow } from '../simulation/reports/squadReport.ts'
import { unrestOf } from '../simulation/reports/unrestReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { CaptainButton, CaptainNote } from './CaptainChoice.tsx'
import { PlayerComparison } from './playerPage/PlayerComparison.tsx'
import { PlayerHistory } from './playerPage/PlayerHistory.tsx'
import { PlayerMatches } from './playerPage/PlayerMatches.tsx'
import { CharacterList, PlayerTraits } from './PlayerTraits.tsx'
import { RoleFits } from './RoleFits.tsx'
import styles from './PlayerDetails.module.css'

/** Details of a player of the own club. */
export const PlayerDetails = observer(function PlayerDetails({ id }: { id: string }) {
  const { game, ui } = useGameStores()
  const message = useReport(messageOf, id)
  const { rows } = useReport(squadReport)
  const row = rows.find(({ player }) => player.id === id)
  if (!row) return <NotFoundDialog title="Player" text={NO_PLAYER_DATA} />
  const contract = contractRow(game.state, row.player)
  const report: PlayerReport = {
    ...row,
    fee: null,
    club: null,
    injury: injuryReport(game.state, row.player),
    potential: potentialRange(game.state.seed, row.player),
    character: characterOf(game.state.seed, row.player),
  }
  const { player } = row
  return (
    <GameDialog
      gap="regular"
      title={player.name}
      size="wide"
      footer={
        <>
          {row.lender === null && !row.isRetiring && (
            <>
              <Button
                variant="danger"
                onClick={() => ui.replaceModal({ kind: 'confirm-sale', id, from: 'details' })}
              >
                Sell Player
              </Button>
              <Button onClick={() => ui.replaceModal({ kind: 'lend-player', id })}>Lend Out</Button>
            </>
          )}
          {message && <Button onClick={() => ui.replaceModal({ kind: 'message', id })}>Answer</Button>}
          {contract.asked && (
            <Button onClick={() => ui.replaceModal({ kind: 'contract-talks', id })}>Offer Contract</Button>
          )}
          <CaptainButton player={player} />
          <Move row={row} />
        </>
      }
    >
      <div className={styles.portrait}>
        <Face player={player} colours={game.state.club.colours} size={150} />
        <div className={styles.card}>
          <PlayerStatus report={report} />
          <StaminaBar stamina={player.stamina} />
        </div>
      </div>
      <Facts report={report} contract={contract} row={row} season={game.state.currentSeason} />
      <CharacterList character={report.character} />
      <CaptainNote player={player} isLeader={report.character.includes('leader')} />
      <PlayerTraits player={player} />
      <RoleFits player={player} />
      <PlayerHistory id={player.id} />
      <PlayerMatches key={`matches of ${player.id}`} id={player.id} />
      <PlayerComparison key={player.id} id={player.id} />
    </GameDialog>
  )
})

interface FactsProps {
  report: PlayerReport
  /** The running season. */
  season: number
}

function Facts({
  report,
  contract,
  row: { lender, isRetiring },
  season,
}: FactsProps & { contract: ContractRow; row: SquadRow }) {
  const { player } = report
  return (
    <FigureList inTwoColumns>
      <Figure name="Position">{player.type}</Figure>
      <Figure name="Age">{player.age}</Figure>
      <Figure name="Nationality">
        <Flag country={player.nationality} height={12} withName />
      </Figure>
      <Figure name={<GlossaryTerm term="quality">Quality</GlossaryTerm>}>
        <span className={styles.quality}>
          <Stars value={player.quality} /> {player.quality.toFixed(1)}
        </span>
      </Figure>
      <PlayerFigures report={report} hasGlossaryTerms />
      <Figure name="Contract">
        {isRetiring ? (
          `Retires at the end of season ${season}`
        ) : (
          <>
            {lender === null ? 'Until' : `On loan from ${lender} until`} the end of season{' '}
            {contract.player.contract.until}, {contract.status}
          </>
        )}
      </Figure>
      <Unrest player={contract.player} />
      <CareerFigures report={report} season={season} />
    </FigureList>
  )
}

/** Complaint of the player, or promise made to them. */
const Unrest = observer(function Unrest({ player }: { player: ContractRow['player'] }) {
  const unrest = unrestOf(useGameStores().game.state, player)
  if (!unrest) return null
  const { kind, words, details } = unrest
  return (
    <Figure name={kind === 'promise' ? 'Promise' : 'Unrest'}>
      {kind !== 'promise' && (
        <>
          <Icon name={kind === 'leaving' ? 'transfer' : 'megaphone'} size={14} /> <b>{words}.</b>{' '}
        </>
      )}
      {details}
    </Figure>
  )
})

/** Totals at the own club, and the milestones among them. */
function CareerFigures({ report: { player }, season }: FactsProps) {
  const { matches, goals } = clubFigures(player)
  const milestones = [
    ...milestone(milestoneAt('matches', matches), 'matches'),
    ...milestone(milestoneAt('goals', goals), 'goals'),
  ]
  return (
    <>
      <Figure name="Counted since">Season {countedSince(player, season)}</Figure>
      <Figure name="Matches for the club">{matches}</Figure>
      <Figure name="Goals for the club">{goals}</Figure>
      {milestones.length > 0 && <Figure name="Milestones">{milestones.join(', ')}</Figure>}
    </>
  )
}

function milestone(figure: number, name: string): string[] {
  return figure > 0 ? [`${figure} ${name}`] : []
}

/** Moves a player into the eleven or out of it; disabled while they are injured or suspended. */
const Move = observer(function Move({ row: { player, isFit } }: { row: SquadRow }) {
  const { lineUp } = useGameStores()
  if (!isFit) return <Button disabled>Cannot Move</Button>
  const { id, inSquad } = player

  const move = () => {
    if (inSquad) lineUp.decide('dropPlayer', id)
    else lineUp.decide('selectPlayer', id)
  }

  return (
    <Button variant="primary" onClick={move}>
      {inSquad ? 'To Reserves' : 'To Squad'}
    </Button>
  )
})
