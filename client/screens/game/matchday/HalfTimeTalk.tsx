import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { KeyCap } from '../../../components/KeyCap.tsx'
import { Select } from '../../../components/Select.tsx'
import { counted } from '../../../simulation/core/english.ts'
import type { PlayerId } from '../../../simulation/people/player.ts'
import { halfTimeReport, talkAnswers } from '../../../simulation/reports/halfTimeReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { OrdersToCome } from './OrdersToCome.tsx'
import styles from './HalfTimeTalk.module.css'

const EVERYBODY = 'all'

/** Talk at half-time: who played how, what the plan brought, and three answers. An answer kicks off the second half. */
export const HalfTimeTalk = observer(function HalfTimeTalk() {
  const { commands, matchday, touchline } = useGameStores()
  const [to, setTo] = useState<PlayerId | null>(null)
  const half = touchline.halfTime
  if (!half) return null
  const { verdict, expectation, plan, rated, listeners } = halfTimeReport(half)
  const answers = talkAnswers(half, to)
  const isSilenceAdvised = to === null && !answers.some(({ isAssistants }) => isAssistants)
  return (
    <div
      className={styles.page}
      onPointerDown={() => matchday.countdown.stop()}
      onFocus={() => matchday.countdown.stop()}
    >
      <p>
        <strong>{verdict}</strong> {expectation}
      </p>
      <p className={styles.plan}>{plan}</p>
      <ul className={styles.rated} aria-label="Who played how">
        {rated.map(({ id, name, rating, mood }) => (
          <li key={id}>
            <span className={styles.rating}>{rating}</span> {name}, {mood}
          </li>
        ))}
      </ul>
      <Select
        label="Talk to"
        value={to ?? EVERYBODY}
        options={[
          { value: EVERYBODY, label: 'Everybody' },
          ...listeners.map(({ id, name, rating, mood }) => ({
            value: id,
            label: `${name} (${rating}), ${mood}`,
          })),
        ]}
        onChange={(value) => setTo(value === EVERYBODY ? null : value)}
      />
      <div className={styles.choices}>
        <div role="group" aria-label="Talk" className={styles.answers}>
          {answers.map(({ talk, name, effect, isAssistants }) => (
            <div key={talk} className={styles.answer}>
              <Button
                variant={isAssistants ? 'primary' : 'plain'}
                aria-describedby={`talk-${talk}`}
                onClick={() => touchline.talk(talk, to)}
              >
                {name}
                {isAssistants && commands.hasSingleKeys && <KeyCap keys="Enter" />}
              </Button>
              <p id={`talk-${talk}`} className={styles.effect}>
                {effect}.{isAssistants && ' Your assistant would say this.'}
              </p>
            </div>
          ))}
        </div>
        <div className={styles.on}>
          <Button variant={isSilenceAdvised ? 'primary' : 'plain'} onClick={() => matchday.setPaused(false)}>
            Say nothing
            {isSilenceAdvised && commands.hasSingleKeys && <KeyCap keys="Enter" />}
          </Button>
          <p className={styles.effect} aria-live="off">
            {matchday.countdown.left === null
              ? 'The second half waits for you.'
              : `The second half kicks off in ${counted(matchday.countdown.left, 'second')}.`}
            {isSilenceAdvised && ' Your assistant would leave it to you.'}
          </p>
        </div>
      </div>
      <OrdersToCome />
    </div>
  )
})
