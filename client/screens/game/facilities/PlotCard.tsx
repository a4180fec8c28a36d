import { Badge } from '../../../components/Badge.tsx'
import { Figure, FigureList } from '../../../components/FigureList.tsx'
import { formatMoney } from '../../../components/formatMoney.ts'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { Money } from '../../../components/Money.tsx'
import { weekInWords } from '../../../simulation/core/calendar.ts'
import { capitalised } from '../../../simulation/core/english.ts'
import { grouped, rough } from '../../../simulation/core/money.ts'
import type { BuildingStep, PlannedFacility } from '../../../simulation/reports/buildingPlan.ts'
import { BuildButton } from './BuildButton.tsx'
import { BuildingReturnFigures } from './BuildingReturnFigures.tsx'
import { Saving } from './Saving.tsx'
import card from './FacilityCard.module.css'
import styles from './Ground.module.css'

/** Card of the chosen plot: what its next step brings, costs and unlocks, and the button that takes it. */
export function PlotCard({ facility }: { facility: PlannedFacility }) {
  const { name, id, description, level, maxLevel, step, upkeepPerDay, works } = facility
  const verb = id === null ? 'Build' : 'Upgrade'
  return (
    <article className={styles.card} aria-label="Chosen plot">
      <header className={card.header}>
        <h2 className={card.name}>{name}</h2>
        <Badge>{level === 0 ? 'Not built' : `Level ${level} / ${maxLevel}`}</Badge>
      </header>
      <p className={card.description}>{description}</p>
      <FigureList>
        {step && <StepFigures step={step} level={level} />}
        <Figure name="Upkeep">
          <Money amount={upkeepPerDay} /> / day
        </Figure>
        {works && (
          <Figure name="Works">{`${grouped(works.seats)} seats closed until ${weekInWords(works.untilDay)}`}</Figure>
        )}
        <Needs facility={facility} />
      </FigureList>
      {step ? (
        <div className={card.action}>
          {step.refusal !== null && <p className={card.refusal}>{step.refusal}</p>}
          <BuildButton
            {...{ name, id, refusal: step.refusal, isBigSum: step.isBigSum }}
            label={`${verb} for ${formatMoney(step.cost)}: ${name}`}
          >
            {verb} for {formatMoney(step.cost)}
          </BuildButton>
          <Saving type={name} />
        </div>
      ) : (
        <p className={card.description}>It can’t get any bigger.</p>
      )}
    </article>
  )
}

function StepFigures({ step, level }: { step: BuildingStep; level: number }) {
  const { brings, seatsOpenOn, cost } = step
  return (
    <>
      <Figure name={level === 0 ? 'Costs' : `Level ${level + 1} costs`}>
        <Money amount={cost} />
      </Figure>
      <BuildingReturnFigures brings={brings} {...(level > 0 && { nextLevel: level + 1 })} />
      {brings.crowd > 0 && (
        <Figure name={<GlossaryTerm term="moreSpectators">More spectators</GlossaryTerm>}>
          {`${rough(brings.crowd)} at £${brings.ticketPrice}`}
        </Figure>
      )}
      {seatsOpenOn !== null && (
        <Figure name="New seats open in">{capitalised(weekInWords(seatsOpenOn))}</Figure>
      )}
    </>
  )
}

/** Staff that it needs, and facilities that need it. */
function Needs({ facility: { level, requiredStaff, unlocks } }: { facility: PlannedFacility }) {
  return (
    <>
      {level === 0 && requiredStaff.length > 0 && <Figure name="Requires">{requiredStaff.join(', ')}</Figure>}
      {level === 0 && unlocks.length > 0 && <Figure name="Unlocks">{unlocks.join(', ')}</Figure>}
    </>
  )
}
