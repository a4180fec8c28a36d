import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { ClubLink } from '../../../components/ClubLink.tsx'
import { lazyComponent } from '../../../components/lazyComponent.tsx'
import { OptionalPart } from '../../../components/OptionalPart.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { lastTie } from '../../../simulation/reports/lastTie.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import styles from './LastResult.module.css'

const MatchReason = lazyComponent(async () => (await import('./MatchReason.tsx')).MatchReason)

const OUTCOMES = {
  W: { tone: 'good', word: 'Won' },
  D: { tone: 'fair', word: 'Drawn' },
  L: { tone: 'bad', word: 'Lost' },
} as const

export const LastResult = observer(function LastResult() {
  const { game } = useGameStores()
  const { lastMatch, club } = game.state
  const tie = useReport(lastTie)
  if (!lastMatch) {
    return (
      <Panel heading="Last result">
        <p>{game.state.currentMatchWeek === 0 ? 'No match has been played yet.' : 'None under you yet.'}</p>
      </Panel>
    )
  }
  const { setup, goals } = lastMatch.report
  const { tone, word } = OUTCOMES[lastMatch.outcome]
  return (
    <Panel
      heading="Last result"
      aside={
        <>
          <span>{tie?.name ?? `Week ${lastMatch.week}`}</span>
          <Badge tone={tone}>{word}</Badge>
        </>
      }
    >
      {(['home', 'away'] as const).map((side) => (
        <p key={side} className={styles.line} data-own={setup[side].club === club.id || undefined}>
          <ClubLink club={setup[side].club}>{setup[side].name}</ClubLink>
          <span className={styles.goals}>{goals[side]}</span>
        </p>
      ))}
      {tie && (
        <div className={styles.tie}>
          {tie.note !== '' && (
            <p>
              <strong>{tie.note}</strong>
            </p>
          )}
          <p>{tie.outcome}</p>
        </div>
      )}
      <OptionalPart>
        <MatchReason />
      </OptionalPart>
    </Panel>
  )
})
