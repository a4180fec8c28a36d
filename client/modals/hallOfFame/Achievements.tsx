import { useId } from 'react'
import { observer } from 'mobx-react-lite'
import { Icon } from '../../components/Icon.tsx'
import type { HallOfFameStore, ListedGroup } from '../../stores/HallOfFameStore.ts'
import type { EarnedAchievement } from '../../stores/legacy/legacyRecord.ts'
import styles from './HallOfFame.module.css'
import { LOCALE } from '../../simulation/core/english.ts'

const GROUP_NAMES: Record<ListedGroup['group'], string> = {
  matches: 'Matches',
  seasons: 'Seasons',
  players: 'Players',
  club: 'The club',
  money: 'Money',
  transfers: 'Transfers',
}

/** All achievements by group: those earned with their date, the others with what to do. */
export const Achievements = observer(function Achievements({ hall }: { hall: HallOfFameStore }) {
  return (
    <>
      <p className={styles.lead}>
        {hall.earnedCount} of {hall.count} earned, in all careers on this device.
      </p>
      {hall.groups.map(({ group, achievements }) => (
        <Group key={group} group={group} achievements={achievements} />
      ))}
    </>
  )
})

function Group({ group, achievements }: ListedGroup) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.group}>
        {GROUP_NAMES[group]}
      </h3>
      <ul className={styles.achievements}>
        {achievements.map(({ id, title, description, earned }) => (
          <li key={id} className={styles.achievement} data-earned={earned !== null || undefined}>
            <span className={styles.mark}>
              <Icon name="star" size={20} />
            </span>
            <h4>{title}</h4>
            <p>{description}</p>
            <p className={styles.earned}>{earned ? earnedInWords(earned) : 'Not yet'}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function earnedInWords({ club, season, earnedAt }: EarnedAchievement): string {
  const date = new Date(earnedAt).toLocaleDateString(LOCALE, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return `Earned on ${date}, ${club}, season ${season}`
}
