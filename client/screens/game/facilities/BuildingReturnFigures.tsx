import { Figure } from '../../../components/FigureList.tsx'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { roughPounds } from '../../../simulation/core/money.ts'
import { paidBackInWords, type BuildingReturn } from '../../../simulation/reports/buildingReturn.ts'

interface BuildingReturnFiguresProps {
  brings: BuildingReturn
  /** Level that it brings; none for a facility to build. */
  nextLevel?: number
}

/** Figures of a step: what it earns, and when it has paid for itself. None for a step that earns nothing. */
export function BuildingReturnFigures({ brings, nextLevel }: BuildingReturnFiguresProps) {
  const { earns, seasons } = brings
  if (seasons === null) return null
  return (
    <>
      <Figure
        name={
          <GlossaryTerm term="buildingReturn">
            {nextLevel === undefined ? 'Brings' : `Level ${nextLevel} brings`}
          </GlossaryTerm>
        }
      >
        {roughPounds(earns)} / season
      </Figure>
      <Figure name="Pays for itself">{paidBackInWords(seasons)}</Figure>
    </>
  )
}
