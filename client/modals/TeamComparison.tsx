import { GlossaryTerm } from '../components/GlossaryTerm.tsx'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import type { MatchReport, Side } from '../simulation/match/matchReport.ts'
import styles from './TeamComparison.module.css'

/** Strengths of both sides at kick-off. */
export function TeamComparison({ report, own }: { report: DeepReadonly<MatchReport>; own: Side }) {
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
        <div data-own={own === 'home' || undefined} style={{ inlineSize: percent(share) }} />
        <div data-own={own === 'away' || undefined} />
      </div>
      <div className={styles.legend}>
        <p>
          <strong>{percent(share)}</strong> {home.name}
        </p>
        <p>
          <strong>{percent(1 - share)}</strong> {away.name}
        </p>
        {ratio !== '' && (
          <p className={styles.ratio}>
            <GlossaryTerm term="strengthRatio">{ratio}</GlossaryTerm>
          </p>
        )}
      </div>
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
