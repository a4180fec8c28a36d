import { PARTS, type Favoured, type MatchPart } from '../simulation/reports/matchParts.ts'
import type { Side } from '../simulation/match/matchReport.ts'
import { GlossaryTerm } from '../components/GlossaryTerm.tsx'
import styles from './MatchParts.module.css'

const NAMES = {
  eleven: 'Eleven',
  freshness: 'Freshness',
  tactics: 'Tactics',
  ground: 'Ground',
  luck: 'Luck',
} as const satisfies Record<MatchPart, string>

/** Line of five parts of a result, each with the side that it favoured. */
export function MatchParts({ parts, own }: { parts: Readonly<Favoured>; own: Side }) {
  return (
    <dl className={styles.parts}>
      {PARTS.map((part) => {
        const favoured = parts[part]
        const favours = favoured === null ? 'even' : favoured === own ? 'ours' : 'theirs'
        return (
          <div key={part} className={styles.part}>
            <dt>
              {part === 'luck' ? <GlossaryTerm term="matchLuck">{NAMES.luck}</GlossaryTerm> : NAMES[part]}
            </dt>
            <dd data-favours={favours}>{favours}</dd>
          </div>
        )
      })}
    </dl>
  )
}
