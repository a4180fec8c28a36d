import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { Disclosure } from '../../components/Disclosure.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Select } from '../../components/Select.tsx'
import { NAME_REMOVED } from '../../simulation/club/challengePageWords.ts'
import type { ApiResult } from '../../stores/apiResult.ts'
import type { LeagueChallengesStore } from '../../stores/LeagueChallengesStore.ts'
import type { League, LeaguesStore } from '../../stores/LeaguesStore.ts'
import type { LeagueTableStore } from '../../stores/LeagueTableStore.ts'
import { LeagueChallengeForm } from './LeagueChallengeForm.tsx'
import { LeagueForm, LeagueNameField } from './LeagueForm.tsx'
import { LeagueQuestion } from './LeagueQuestion.tsx'
import styles from './Leagues.module.css'

interface LeagueManagementProps {
  leagues: LeaguesStore
  league: League
  table: LeagueTableStore
  challenges: LeagueChallengesStore
  /** Called with what has happened. */
  onDone: (message: string) => void
}

/** Controls of the manager who runs a league. */
export const LeagueManagement = observer(function LeagueManagement({
  leagues,
  league,
  table,
  challenges,
  onDone,
}: LeagueManagementProps) {
  const [name, setName] = useState(league.name)
  const [fault, setFault] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)

  const rename = async () => {
    const outcome = await leagues.rename(league, name)
    if (outcome.ok) onDone('The new name stands.')
    return outcome
  }

  const change = async (call: Promise<ApiResult>, message: string) => {
    setFault(null)
    const outcome = await call
    if (outcome.ok) onDone(message)
    else setFault(outcome.message)
  }

  return (
    <div className={styles.management}>
      {/* Closed again by each challenge that is set. */}
      <Disclosure key={challenges.list?.[0]?.id} title="Set a challenge">
        <div className={styles.controls}>
          <LeagueChallengeForm leagues={leagues} challenges={challenges} onDone={onDone} />
        </div>
      </Disclosure>
      <Disclosure title="Run the league">
        <div className={styles.controls}>
          <LeagueForm leagues={leagues} action="Rename" variant="plain" onSubmit={rename}>
            <LeagueNameField leagues={leagues} label="New name" value={name} onChange={setName} />
          </LeagueForm>
          <div className={styles.row}>
            <Button
              onClick={() =>
                void change(leagues.renewCode(league), 'Here’s the new link. The old one is dead.')
              }
            >
              Make a new link
            </Button>
            <span>The old one stops working.</span>
          </div>
          <MemberRemoval table={table} onRemove={(member, text) => change(remove(member), text)} />
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete the league
          </Button>
          {fault !== null && <Notice tone="bad">{fault}</Notice>}
        </div>
      </Disclosure>
      {isAsking && (
        <LeagueQuestion
          title={`Delete ${league.name}?`}
          action="Delete it"
          onConfirm={() => leagues.delete(league)}
          onDone={() => onDone(`${league.name} is gone.`)}
          onClose={() => setAsking(false)}
        >
          It goes for everybody in it. Its own challenges go, too, with their results. Those of the weeks stay
          in their tables.
        </LeagueQuestion>
      )}
    </div>
  )

  async function remove(member: number): Promise<ApiResult> {
    const outcome = await leagues.removeMember(league, member)
    await table.load()
    return outcome
  }
})

interface MemberRemovalProps {
  table: LeagueTableStore
  onRemove: (member: number, message: string) => Promise<void>
}

const MemberRemoval = observer(function MemberRemoval({ table, onRemove }: MemberRemovalProps) {
  const [chosen, choose] = useState('')
  const others = table.rows.filter(({ isOwn }) => !isOwn)
  const member = others.find((one) => String(one.member) === chosen) ?? others[0]
  if (!member) return null
  const nameOf = ({ nickname }: { nickname: string | null }) => nickname ?? NAME_REMOVED
  return (
    <div className={styles.row}>
      <Select
        label="Manager"
        options={others.map((one) => ({ value: String(one.member), label: nameOf(one) }))}
        value={String(member.member)}
        onChange={choose}
      />
      <Button onClick={() => void onRemove(member.member, `${nameOf(member)} is out.`)}>Remove</Button>
      <span>The link still lets them back in: make a new one.</span>
    </div>
  )
})
