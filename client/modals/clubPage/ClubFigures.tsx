import { Figure, FigureList } from '../../components/FigureList.tsx'
import { GlossaryTerm } from '../../components/GlossaryTerm.tsx'
import { Money } from '../../components/Money.tsx'
import type { ClubPage } from '../../simulation/reports/clubPage.ts'
import type { ClubRow } from '../../simulation/reports/clubsReport.ts'
import { DialogPart } from '../GameDialog.tsx'
import { grouped } from '../../simulation/core/money.ts'

/** Record of the running season. */
export function ClubSeason({ page: { record, place } }: { page: ClubPage }) {
  return (
    <DialogPart heading="This season">
      <FigureList>
        <Figure name="Position">{place ?? '–'}</Figure>
        <Figure name="Points">{record.points}</Figure>
        <Figure name="Won, drawn, lost">
          {record.wins}–{record.draws}–{record.losses}
        </Figure>
        <Figure name="Goals">
          {record.goalsFor}–{record.goalsAgainst}
        </Figure>
      </FigureList>
    </DialogPart>
  )
}

/** Figures of the club, as in the table of clubs. */
export function ClubResources({ row }: { row: ClubRow }) {
  const { quality, reputation, transferBudget, fans, seats, training, youth, marketing } = row
  return (
    <DialogPart heading="The club">
      <FigureList>
        <Figure name={<GlossaryTerm term="teamQuality">Quality</GlossaryTerm>}>{quality.toFixed(1)}</Figure>
        <Figure name={<GlossaryTerm term="reputation">Reputation</GlossaryTerm>}>
          {reputation.toFixed(1)}
        </Figure>
        <Figure name={<GlossaryTerm term="clubBudget">Transfer budget</GlossaryTerm>}>
          <Money amount={transferBudget} />
        </Figure>
        <Figure name={<GlossaryTerm term="clubFans">Fans</GlossaryTerm>}>{grouped(fans)}</Figure>
        <Figure name={<GlossaryTerm term="clubSeats">Seats</GlossaryTerm>}>{grouped(seats)}</Figure>
        <Figure name={<GlossaryTerm term="clubTraining">Training</GlossaryTerm>}>
          {levelInWords(training)}
        </Figure>
        <Figure name={<GlossaryTerm term="clubYouth">Youth</GlossaryTerm>}>{levelInWords(youth)}</Figure>
        {marketing && (
          <Figure name={<GlossaryTerm term="clubMarketing">Marketing</GlossaryTerm>}>
            {levelInWords(marketing.level)}
          </Figure>
        )}
      </FigureList>
    </DialogPart>
  )
}

function levelInWords(level: number): string {
  return level === 0 ? '–' : `Level ${level}`
}
