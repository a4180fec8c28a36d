import { LinkButton } from '../../components/Button.tsx'
import type { LeaguesStore } from '../../stores/LeaguesStore.ts'

const REPORTED = 'Thanks. We’ll have a look at what it’s called.'

interface ReportLeagueProps {
  leagues: LeaguesStore
  code: string
  /** Called with what has happened. */
  onDone: (message: string) => void
}

/** Reports the names in a league. */
export function ReportLeague({ leagues, code, onDone }: ReportLeagueProps) {
  const report = async () => {
    const outcome = await leagues.report(code)
    onDone(outcome.ok ? REPORTED : (outcome.message ?? ''))
  }
  return <LinkButton onClick={() => void report()}>Report this league</LinkButton>
}
