import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Dialog } from '../components/Dialog.tsx'
import { Tabs } from '../components/Tabs.tsx'
import { useHallOfFame } from '../stores/useHallOfFame.ts'
import { Achievements } from './hallOfFame/Achievements.tsx'
import { FamedCareers } from './hallOfFame/FamedCareers.tsx'
import { FamedPlayers } from './hallOfFame/FamedPlayers.tsx'
import styles from './hallOfFame/HallOfFame.module.css'

const PARTS = [
  { value: 'achievements', label: 'Achievements', Content: Achievements },
  { value: 'careers', label: 'Careers', Content: FamedCareers },
  { value: 'players', label: 'Players', Content: FamedPlayers },
] as const
type Part = (typeof PARTS)[number]['value']

/** Achievements, careers and players that the device remembers across careers. */
export const HallOfFame = observer(function HallOfFame({ onClose }: { onClose: () => void }) {
  const hall = useHallOfFame()
  const [part, setPart] = useState<Part>('achievements')
  const Content = PARTS.find(({ value }) => value === part)?.Content
  useEffect(() => hall.refresh(), [hall])
  return (
    <Dialog onClose={onClose} title="Hall of fame" size="wide">
      <Tabs label="Parts of the hall of fame" tabs={PARTS} value={part} onChange={setPart}>
        <div className={styles.part}>{Content && <Content hall={hall} />}</div>
      </Tabs>
    </Dialog>
  )
})
