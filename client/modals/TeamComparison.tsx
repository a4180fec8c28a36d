import { GlossaryTerm } from '../components/GlossaryTerm.tsx'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import type { MatchReport } from '../simulation/match/matchReport.ts'
import styles from './TeamComparison.module.css'

/** Strengths of both sides at kick-off. */
export function TeamComparison({ report }: { report: DeepReadonly<MatchReport> }) {
  const { home, away } = report.setup
  const { strength } = report
  const ratio = ratioInWords(strength.home.total, strength.away.total, home.name, away.name)
  const share = strength.home.total / (strength.home.total + strength.away.total)
  return (
    <section aria-labelledby="team-comparison">
      <h3 id="team-comparison" className={styles.heading}>
        Team Comparison
      </h3>
      <div
        className={styles.bar}
        role="img"
        aria-label={`${home.name} ${percent(share)}, ${away.name} ${percent(1 - share)} of the strength`}
      >
        <div className={styles.home} style={{ inlineSize: percent(share) }} />
      </div>
      <p className={styles.legend}>
        <span>
          {home.name} {percent(share)}
        </span>
        {ratio !== '' && <GlossaryTerm term="strengthRatio">{ratio}</GlossaryTerm>}
        <span>
          {percent(1 - share)} {away.name}
        </span>
      </p>
    </section>
  )
}

function ratioInWords(home: number, away: number, homeName: string, awayName: string): string {
  if (home === 0 || away === 0) return ''
  const ratio = (Math.max(home, away) / Math.min(home, away)).toFixed(2)
  if (ratio === '1.00') return 'Strength ratio 1 : 1'
  return `Strength ratio ${ratio} : 1 for ${home > away ? homeName : awayName}`
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
