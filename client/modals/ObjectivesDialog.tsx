import { observer } from 'mobx-react-lite'
import { Badge } from '../components/Badge.tsx'
import { Button } from '../components/Button.tsx'
import { CloseButton } from '../components/Dialog.tsx'
import { GameDialog } from './GameDialog.tsx'
import { Figure, FigureList } from '../components/FigureList.tsx'
import { Money } from '../components/Money.tsx'
import { boardReport, type ReportedObjective } from '../simulation/reports/boardReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import styles from './ObjectivesDialog.module.css'

/** Objectives of the season, to choose from until its first match has been played. */
export const ObjectivesDialog = observer(function ObjectivesDialog() {
  const { game, ui } = useGameStores()
  const { season, objectives: levels, canChoose, isAsking } = useReport(boardReport)
  const close = () => ui.closeModal()
  return (
    <GameDialog
      title={`Objective of season ${season}`}
      size="wide"
      footer={
        <CloseButton variant={canChoose ? 'plain' : 'primary'}>
          {isAsking ? 'Decide later' : 'Close'}
        </CloseButton>
      }
    >
      <p>
        {canChoose
          ? 'What you promise decides what the board allows. You can change it until the first match of the season has been played.'
          : 'The season’s under way, so the objective stands.'}
      </p>
      <ul className={styles.levels}>
        {levels.map((level) => (
          <Level
            key={level.level}
            objective={level}
            canChoose={canChoose}
            onChoose={() => {
              if (game.decide('chooseObjective', level.level).done) close()
            }}
          />
        ))}
      </ul>
    </GameDialog>
  )
})

interface LevelProps {
  objective: ReportedObjective
  canChoose: boolean
  onChoose: () => void
}

function Level({ objective, canChoose, onChoose }: LevelProps) {
  const { name, asked, budgets, met, missed, midSeason, isInForce, hurdle } = objective
  return (
    <li className={styles.level} data-chosen={isInForce || undefined}>
      <h3 className={styles.name}>
        {name}: {asked}
      </h3>
      <FigureList>
        <Figure name="Transfer budget">
          <Money amount={budgets.transfer} />
        </Figure>
        <Figure name="Wages for signings">
          <Money amount={budgets.wage} /> / week
        </Figure>
      </FigureList>
      <dl className={styles.effects}>
        <Effects name="Met" effects={met} />
        <Effects name="Missed" effects={missed} />
        <Effects name="At mid-season" effects={midSeason} />
      </dl>
      <div className={styles.choice}>
        {isInForce && <Badge tone="accent">In force</Badge>}
        {canChoose && (
          <Button disabled={hurdle !== null} onClick={onChoose}>
            {isInForce ? `Stay with ${name}` : `Choose ${name}`}
          </Button>
        )}
        {canChoose && hurdle !== null && <p>{hurdle}</p>}
      </div>
    </li>
  )
}

function Effects({ name, effects }: { name: string; effects: readonly string[] }) {
  return (
    <div className={styles.effect}>
      <dt>{name}</dt>
      <dd>
        <ul>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </dd>
    </div>
  )
}
