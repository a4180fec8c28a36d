import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { Bar } from '../../../components/Bar.tsx'
import { Disclosure } from '../../../components/Disclosure.tsx'
import { Figure, FigureList } from '../../../components/FigureList.tsx'
import { ClubTerm } from '../../../components/ClubTerm.tsx'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { boardReport, type BoardReport } from '../../../simulation/reports/boardReport.ts'
import { useReport } from '../../../stores/useReport.ts'
import { ModalButton } from '../gameButtons.tsx'
import { useIsWide } from '../useIsWide.ts'
import { Unbroken } from '../../../components/Unbroken.tsx'
import { weekInWords } from '../../../simulation/core/calendar.ts'
import { capitalised } from '../../../simulation/core/english.ts'
import styles from './TheBoard.module.css'

const MOVES_SHOWN = 6

/** Objective of the season, and the board's confidence with what has moved it. */
export const TheBoard = observer(function TheBoard() {
  const report = useReport(boardReport)
  const { inForce, isAsking, canChoose } = report
  return (
    <Panel
      heading="The board"
      aside={
        <>
          {isAsking && <Badge tone="accent">Asks for your objective</Badge>}
          <ModalButton modal={{ kind: 'objectives' }}>
            {' '}
            {isAsking
              ? 'Choose the objective'
              : canChoose
                ? 'Change the objective'
                : 'See the objectives'}{' '}
          </ModalButton>
        </>
      }
    >
      <div className={styles.part}>
        <div>
          <FigureList>
            <Figure name="Objective">
              {inForce.name}: {inForce.asked}
            </Figure>
            {report.standing !== null && <Figure name="Now">{report.standing}</Figure>}
            {report.owed > 0 && (
              <Figure name="Owed to the board">
                <Money amount={report.owed} />
              </Figure>
            )}
          </FigureList>
          {isAsking && <p>Until you choose, it’s {inForce.name}.</p>}
        </div>
        <div className={styles.confidence}>
          <Bar label="Confidence" value={report.confidence} />
          {report.effect !== null && (
            <p>
              <ClubTerm term="confidence">{report.effect}</ClubTerm>
            </p>
          )}
        </div>
        <Moves moves={report.moves} />
      </div>
    </Panel>
  )
})

function Moves({ moves }: Pick<BoardReport, 'moves'>) {
  const isWide = useIsWide()
  if (moves.length === 0) {
    return <p>Nothing has moved its confidence yet.</p>
  }
  return (
    <Disclosure title="What has moved it" isOpen={isWide}>
      <table className={styles.moves} aria-label="What has moved its confidence">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Reason</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {moves.slice(0, MOVES_SHOWN).map(({ day, text, change }) => (
            <tr key={`${day} ${text}`}>
              <td>{capitalised(weekInWords(day))}</td>
              <td>
                <Unbroken text={text} />
              </td>
              <td>{change}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
