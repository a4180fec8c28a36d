import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'
import { TextField } from '../../components/TextField.tsx'
import { useCopy } from '../../components/useCopy.ts'
import type { Challenge } from '../../simulation/club/challenge.ts'
import { counted } from '../../simulation/core/english.ts'
import type { League, LeaguesStore } from '../../stores/LeaguesStore.ts'
import { useLeagueChallenges, useLeagueTable } from '../../stores/useLeagues.ts'
import { ChallengeChoice, LeagueChallenge } from './LeagueChallenge.tsx'
import { LeagueManagement } from './LeagueManagement.tsx'
import { LeagueQuestion } from './LeagueQuestion.tsx'
import { LeagueTable } from './LeagueTable.tsx'
import styles from './Leagues.module.css'
import { ReportLeague } from './ReportLeague.tsx'

const NOT_COPIED = 'Your browser wouldn’t copy it. Select the link and copy it by hand.'

interface LeagueViewProps {
  leagues: LeaguesStore
  league: League
  /** That of the week. */
  challenge: Pick<Challenge, 'id' | 'title' | 'scoring'>
  /** Called with what has happened. */
  onDone: (message: string) => void
}

/** A league with its table, its link, and what its members can do. */
export const LeagueView = observer(function LeagueView({
  leagues,
  league,
  challenge,
  onDone,
}: LeagueViewProps) {
  const { name, members, isMaker, code } = league
  const challenges = useLeagueChallenges(league.id)
  const { chosen } = challenges
  const shown = chosen ?? challenge
  const table = useLeagueTable(league.id, shown.id)
  const [isLeaving, setLeaving] = useState(false)
  return (
    <section className={styles.league} aria-labelledby="league">
      <h3 id="league" className={styles.name}>
        {name}
      </h3>
      <p className={styles.size}>
        {counted(members, 'manager')}
        {isMaker && ', and you run it'}.
      </p>
      <ChallengeChoice challenges={challenges} week={challenge.title} />
      {chosen && (
        <LeagueChallenge
          key={chosen.id}
          challenges={challenges}
          challenge={chosen}
          isMaker={isMaker}
          onDone={onDone}
        />
      )}
      <LeagueTable store={table} scoring={shown.scoring} name={name} />
      <InvitationLink code={code} />
      {isMaker && (
        <LeagueManagement
          leagues={leagues}
          league={league}
          table={table}
          challenges={challenges}
          onDone={onDone}
        />
      )}
      <div className={styles.row}>
        <Button size="small" onClick={() => setLeaving(true)}>
          Leave the league
        </Button>
        {!isMaker && <ReportLeague leagues={leagues} code={code} onDone={onDone} />}
      </div>
      {isLeaving && (
        <LeagueQuestion
          title={`Leave ${name}?`}
          action="Leave"
          onConfirm={() => leagues.leave(league)}
          onDone={() => onDone(`You’ve left ${name}.`)}
          onClose={() => setLeaving(false)}
        >
          {leavingInWords(league)}
        </LeagueQuestion>
      )}
    </section>
  )
})

function leavingInWords({ members, isMaker }: League): string {
  if (members === 1) return 'You’re the last one in it, so the league goes, too.'
  if (isMaker) return 'Whoever has been in it longest after you runs it from then on.'
  return 'The link gets you back in.'
}

/** Invitation link of a league, to copy. */
function InvitationLink({ code }: { code: string }) {
  const { outcome, copy } = useCopy(NOT_COPIED)
  const link = `${window.location.origin}/challenges?league=${code}`
  return (
    <div className={styles.link}>
      <TextField
        label="Invitation link"
        readOnly
        value={link}
        onChange={() => {}}
        onFocus={(event) => event.target.select()}
        hint="Whoever has it can join."
        aside={
          <Button size="small" icon={<Icon name="copy" size={14} />} onClick={() => void copy(link)}>
            Copy the link
          </Button>
        }
      />
      <p role="status">{outcome}</p>
    </div>
  )
}
