import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { Checkbox } from '../../../components/Checkbox.tsx'
import { useChallengeTable } from '../../../stores/useChallengeTable.ts'
import { useNewClub } from '../../../stores/useNewClub.ts'
import { useStores } from '../../../stores/useStores.tsx'
import styles from './YourClub.module.css'

/** Choice between the ranked run of a challenge and an open one. Nothing until the server has told which there are. */
export const RankedChoice = observer(function RankedChoice({ challenge }: { challenge: string }) {
  const { session } = useStores()
  const { table, own } = useChallengeTable(challenge, { isRanked: true })
  if (!table?.isOpen) return null
  if (!session.isRegistered) {
    return <p>You can play it as often as you like. For the ranked run, one each, you need an account.</p>
  }
  if (!own) return null
  if (own.run && own.run.rounds > 0) {
    return (
      <p>
        You’ve started your ranked run already: there’s one each. If it’s still going, load it in the office.
        This one is for the open table.
      </p>
    )
  }
  return <RankedBox started={own.run?.run ?? null} />
})

/** `started`: id of the ranked run that has been started without a match yet. */
const RankedBox = observer(function RankedBox({ started }: { started: string | null }) {
  const newClub = useNewClub()
  const { choices, fault } = newClub
  // A choice that is not offered any more is none.
  useEffect(() => () => newClub.change({ run: null }), [newClub])
  return (
    <div>
      <Checkbox
        label="Ranked run"
        name="ranked"
        isChecked={choices.run !== null}
        error={fault?.field === 'ranked' ? fault.message : undefined}
        onChange={(isRanked) => newClub.change({ run: isRanked ? (started ?? newClub.newRun()) : null })}
      />
      <p className={styles.lead}>
        You get one, and there’s no going back. Stay online: we toss the coin before every match, and your
        orders stand from then on.
      </p>
    </div>
  )
})
