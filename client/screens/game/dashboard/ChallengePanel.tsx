import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { Figure, FigureList } from '../../../components/FigureList.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { challengeReport } from '../../../simulation/reports/challengeReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'

/** The challenge that the career is in, or its result. */
export const ChallengePanel = observer(function ChallengePanel() {
  const { ui } = useGameStores()
  const report = useReport(challengeReport)
  if (!report) return null
  const { title, aim, rules, score, decisions, run, weeksLeft } = report
  const isOver = weeksLeft === null
  return (
    <Panel
      heading={`Challenge: ${title}`}
      aside={
        isOver && (
          <Button size="small" onClick={() => ui.openModal({ kind: 'challenge-over' })}>
            Result
          </Button>
        )
      }
    >
      {!isOver && <p>{aim}</p>}
      <FigureList>
        {!isOver && <Figure name="Rules">{rules}</Figure>}
        <Figure name={isOver ? 'Final score' : 'Score now'}>{score}</Figure>
        <Figure name="Run">{run}</Figure>
        <Figure name="Decisions">{decisions}</Figure>
        <Figure name="Match weeks left">{isOver ? 'None, it’s over' : weeksLeft}</Figure>
      </FigureList>
    </Panel>
  )
})
