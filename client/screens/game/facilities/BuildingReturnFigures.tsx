import { Figure } from '../../../components/FigureList.tsx'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { weekInWords } from '../../../simulation/core/calendar.ts'
import { rough, roughPounds } from '../../../simulation/core/money.ts'
import type { BuildingReturn } from '../../../simulation/reports/buildingReturn.ts'
import { inSeasons } from './inSeasons.ts'

interface BuildingReturnFiguresProps {
  brings: BuildingReturn
  seatsOpenOn: number | null
  /** Level that it brings; none for a facility to build. */
  nextLevel?: number
}

/** Figures of a card: seats to come, what the step earns, and when it has paid for itself. */
export function BuildingReturnFigures({ brings, seatsOpenOn, nextLevel }: BuildingReturnFiguresProps) {
  const { earns, seasons, crowd, ticketPrice } = brings
  const name = nextLevel === undefined ? 'Brings' : `Level ${nextLevel} brings`
  return (
    <>
      {seatsOpenOn !== null && <Figure name="New seats open in">{weekInWords(seatsOpenOn)}</Figure>}
      {crowd > 0 && (
        <Figure name={<GlossaryTerm term="moreSpectators">More spectators</GlossaryTerm>}>
          {`${rough(crowd)} at £${ticketPrice}`}
        </Figure>
      )}
      {seasons !== null && (
        <>
          <Figure name={<GlossaryTerm term="buildingReturn">{name}</GlossaryTerm>}>
            {roughPounds(earns)} / season
          </Figure>
          <Figure name="Pays for itself">{inSeasons(seasons)}</Figure>
        </>
      )}
    </>
  )
}
