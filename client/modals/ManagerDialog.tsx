import { useState, type SubmitEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { CareerStory } from '../components/CareerStory.tsx'
import { ManagerCard } from '../components/ManagerCard.tsx'
import { TextField } from '../components/TextField.tsx'
import { FACES, MANAGER_NAME_LENGTH } from '../simulation/people/ownManager.ts'
import { careerStory } from '../simulation/reports/careerStory.ts'
import { managerReport } from '../simulation/reports/managerReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { useStores } from '../stores/useStores.tsx'
import { DialogPart, GameDialog } from './GameDialog.tsx'
import styles from './ManagerDialog.module.css'
import { ReputationMoves } from './ReputationMoves.tsx'

/** The player as manager: name, face, reputation with what moved it, and the story of the career. */
export const ManagerDialog = observer(function ManagerDialog() {
  const report = useReport(managerReport)
  const story = useReport(careerStory)
  const [isChanging, setChanging] = useState(false)
  return (
    <GameDialog title="Your career" size="wide" gap="regular">
      {isChanging ? (
        <Introduction onDone={() => setChanging(false)} />
      ) : (
        <div className={styles.head}>
          <ManagerCard {...report}>
            <p className={styles.effect}>{report.effect}</p>
          </ManagerCard>
          <Button onClick={() => setChanging(true)}>Change name and face</Button>
        </div>
      )}
      {report.season !== null && report.moves.length > 0 && (
        <DialogPart heading={`Your reputation after season ${report.season}, in stars`}>
          <ReputationMoves moves={report.moves} />
        </DialogPart>
      )}
      {story.places.length > 0 ? (
        <CareerStory story={story} />
      ) : (
        <p>This is your first season. It goes into the books when it ends.</p>
      )}
    </GameDialog>
  )
})

/** Form with another name and face. */
const Introduction = observer(function Introduction({ onDone }: { onDone: () => void }) {
  const { game } = useGameStores()
  const { environment } = useStores()
  const report = useReport(managerReport)
  const [name, setName] = useState(report.name)
  const [face, setFace] = useState(report.face)
  const [fault, setFault] = useState<string>()

  const save = (event: SubmitEvent) => {
    event.preventDefault()
    const outcome = game.command('introduceManager', name, face)
    if (outcome.done) onDone()
    else setFault(outcome.reason)
  }

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <ManagerCard {...report} name={name} face={face} />
      <TextField
        label="Your name"
        name="manager"
        autoComplete="off"
        maxLength={MANAGER_NAME_LENGTH}
        autoFocus
        value={name}
        onChange={setName}
        error={fault}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          Save
        </Button>
        <Button onClick={() => setFace(environment.seed() % FACES)}>Another face</Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
})
