import { observer } from 'mobx-react-lite'
import { Badge } from '../components/Badge.tsx'
import { Button } from '../components/Button.tsx'
import { AmountBars } from '../components/chart/AmountBars.tsx'
import { PositionLine } from '../components/chart/PositionLine.tsx'
import { formatMoney } from '../components/formatMoney.ts'
import { ClubOffers } from '../components/ClubOffers.tsx'
import { ClubName } from '../components/ClubName.tsx'
import { LEDGER_NAMES } from '../components/ledgerNames.ts'
import { clubOffersReport } from '../simulation/reports/clubOfferReport.ts'
import { capitalised } from '../simulation/core/english.ts'
import { boardReport } from '../simulation/reports/boardReport.ts'
import { managerReport } from '../simulation/reports/managerReport.ts'
import type { ReportedAward } from '../simulation/reports/seasonAwards.ts'
import { seasonReport, type DivisionChanges, type SeasonReport } from '../simulation/reports/seasonReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { DialogPart, ReportDialog } from './GameDialog.tsx'
import { Unbroken } from '../components/Unbroken.tsx'
import { ReputationMoves } from './ReputationMoves.tsx'
import { Eleven, FinalTable } from './SeasonTables.tsx'
import styles from './SeasonReviewDialog.module.css'

/** The review of a season that is over. Parts of which nothing was written down are left out. */
export const SeasonReviewDialog = observer(function SeasonReviewDialog({ season }: { season: number }) {
  const { replay, ui } = useGameStores()
  const board = useReport(boardReport)
  const manager = useReport(managerReport)
  const report = useReport(seasonReport, season)
  const offers = useReport(clubOffersReport)
  if (!report) return null
  const accept = (club: string) => ui.replaceModal({ kind: 'confirm-take-over', season, club })
  const hasWatched = ui.watchedFrom === `dialog best ${season}`

  return (
    <ReportDialog
      gap="regular"
      title={`Season ${season} in review`}
      tone={report.verdict.tone}
      actions={
        <>
          {report.canRetire && (
            <Button onClick={() => ui.replaceModal({ kind: 'confirm-retirement', season })}>Retire</Button>
          )}
          <Button onClick={() => ui.replaceModal({ kind: 'almanac', season })}>Almanac</Button>
        </>
      }
    >
      <Summary report={report} />
      <div className={styles.columns}>
        {report.awards.length > 0 && <Awards awards={report.awards} />}
        {report.bestMatch && (
          <DialogPart heading="Best match">
            <p className={styles.match}>
              <Unbroken text={report.bestMatch.text} />
            </p>
            {report.bestMatch.reasons !== '' && (
              <p className={styles.soft}>{capitalised(report.bestMatch.reasons)}</p>
            )}
            {report.bestMatch.isKept && (
              <p className={styles.again}>
                <Button data-initial-focus={hasWatched || undefined} onClick={() => replay.watch(season)}>
                  Watch it again
                </Button>
              </p>
            )}
          </DialogPart>
        )}
        {report.divisions && <UpAndDown changes={report.divisions} />}
        {report.records.length > 0 && (
          <DialogPart heading="Records set">
            <dl className={styles.list}>
              {report.records.map(({ name, text }) => (
                <div key={name} className={styles.record}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </DialogPart>
        )}
        {manager.season === season && manager.moves.length > 0 && (
          <DialogPart heading="Your reputation, in stars">
            <ReputationMoves moves={manager.moves} />
          </DialogPart>
        )}
        {report.summer.length > 0 && (
          <DialogPart heading={`What season ${season + 1} brings`}>
            <Lines lines={report.summer} />
            {board.canChoose && board.season === season + 1 && (
              <Button onClick={() => ui.replaceModal({ kind: 'objectives' })}>
                {`Objective of season ${season + 1}`}
              </Button>
            )}
          </DialogPart>
        )}
      </div>
      {manager.season === season && offers.offers.length > 0 && (
        <div className={styles.offers}>
          <ClubOffers report={offers} heading="Other clubs want you" onAccept={accept} />
        </div>
      )}
      {report.positions.length > 0 && (
        <DialogPart heading="Position by week">
          <PositionLine positions={report.positions} />
        </DialogPart>
      )}
      <div className={styles.columns}>
        {report.eleven.length > 0 && <Eleven eleven={report.eleven} />}
        {report.amounts.length > 0 && <MoneyOfSeason report={report} />}
      </div>
      {report.table.length > 0 && <FinalTable table={report.table} />}
    </ReportDialog>
  )
})

function Summary({ report }: { report: SeasonReport }) {
  const { place, points, champion, isBelow, verdict } = report
  return (
    <section aria-label="The board’s verdict" className={styles.verdict}>
      <p className={styles.place}>
        <strong>{place}</strong> with {points} points. {isBelow ? 'First-division champions' : 'Champions'}:{' '}
        {champion}.
      </p>
      <p className={styles.board}>{verdict.text}</p>
      <Lines lines={verdict.reasons} />
    </section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>
          <Unbroken text={line} />
        </li>
      ))}
    </ul>
  )
}

/** Clubs that changed divisions. */
function UpAndDown({ changes: { promoted, relegated, playOff } }: { changes: DivisionChanges }) {
  const moves = [
    { name: 'Going up', clubs: promoted },
    { name: 'Going down', clubs: relegated },
  ].filter(({ clubs }) => clubs.length > 0)
  if (moves.length === 0) return null
  return (
    <DialogPart heading="Up and down">
      <dl className={styles.list}>
        {moves.map(({ name, clubs }) => (
          <div key={name} className={styles.record}>
            <dt>{name}</dt>
            <dd className={styles.clubs}>
              {clubs.map((club) => (
                <ClubName key={club.id} club={club} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {playOff.map((match) => (
        <p key={match} className={styles.soft}>
          <Unbroken text={match} />
        </p>
      ))}
    </DialogPart>
  )
}

function Awards({ awards }: { awards: readonly ReportedAward[] }) {
  return (
    <DialogPart heading="Awards">
      <dl className={styles.list}>
        {awards.map(({ award, name, club, note, isOwn, isInternal }) => (
          <div key={award} className={styles.award} data-own={isOwn || undefined}>
            <dt>{award}</dt>
            <dd>
              <strong>{name}</strong> {isOwn && !isInternal && <Badge tone="accent">Your club</Badge>}
              <span className={styles.soft}>
                {club && !isOwn && `${club.shortName}, `}
                {note}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </DialogPart>
  )
}

function MoneyOfSeason({ report: { amounts } }: { report: SeasonReport }) {
  const total = (wanted: (amount: number) => boolean) =>
    amounts.filter(({ amount }) => wanted(amount)).reduce((sum, { amount }) => sum + amount, 0)
  return (
    <DialogPart heading="Money in and out">
      <AmountBars
        summary={`Income ${formatMoney(total((amount) => amount > 0))}, expenses ${formatMoney(-total((amount) => amount < 0))}.`}
        bars={amounts.map(({ category, amount }) => ({ label: LEDGER_NAMES[category], amount }))}
        format={formatMoney}
      />
    </DialogPart>
  )
}
