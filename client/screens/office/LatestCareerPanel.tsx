import { observer } from 'mobx-react-lite'
import { CareerStory } from '../../components/CareerStory.tsx'
import { ManagerCard } from '../../components/ManagerCard.tsx'
import { Panel } from '../../components/Panel.tsx'
import { counted } from '../../simulation/core/english.ts'
import { standingInWords } from '../../simulation/people/managerStanding.ts'
import { useLegacy } from '../../stores/useLegacy.ts'
import styles from './OfficeScreen.module.css'

/** Manager and story of the career that was noted last on this device. Nothing before a first finished season. */
export const LatestCareerPanel = observer(function LatestCareerPanel() {
  const { careers } = useLegacy().legacy
  const career = careers.toSorted((a, b) => b.endedAt - a.endedAt).find(({ story }) => story !== null)
  if (!career?.story) return null
  const { story, club, seasons, reason } = career
  const end = reason === null ? '' : `, ${reason}`
  return (
    <Panel heading="Latest career">
      <div className={styles.latest}>
        <ManagerCard
          name={story.manager}
          face={story.face}
          reputation={story.reputation}
          standing={standingInWords(story.reputation)}
        >
          <p>{`${club}, ${counted(seasons, 'season')}${end}`}</p>
        </ManagerCard>
        <CareerStory story={story} />
      </div>
    </Panel>
  )
})
