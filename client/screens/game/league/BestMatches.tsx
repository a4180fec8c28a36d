import { useEffect, useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { capitalised } from '../../../simulation/core/english.ts'
import { bestMatches, type BestMatch } from '../../../simulation/reports/bestMatches.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { Unbroken } from '../../../components/Unbroken.tsx'
import layout from '../layout.module.css'
import styles from './History.module.css'

/** Best matches of this season and the last, to be watched again. */
export const BestMatches = observer(function BestMatches() {
  const matches = useReport(bestMatches)
  return (
    <Panel heading="Best matches">
      {matches.length === 0 && (
        <p className={layout.small}>
          You can watch the best match of this season and the last again here, once you’ve played one.
        </p>
      )}
      <ul className={layout.lined}>
        {matches.map((match) => (
          <li key={match.season} className={styles.match}>
            <Match match={match} />
          </li>
        ))}
      </ul>
    </Panel>
  )
})

const Match = observer(function Match({ match: { season, text, reasons } }: { match: BestMatch }) {
  const { game, replay, ui } = useGameStores()
  const button = useRef<HTMLButtonElement>(null)
  const isReturn = ui.watchedFrom === `best ${season}`
  useEffect(() => {
    if (isReturn) button.current?.focus()
  }, [isReturn])
  return (
    <>
      <p>
        <strong>
          Season {season}
          {season === game.state.currentSeason && ' so far'}
        </strong>
        <Unbroken text={text} />
        {reasons !== '' && <span className={styles.reasons}>{capitalised(reasons)}</span>}
      </p>
      <Button
        ref={button}
        size="small"
        aria-label={`Watch the best match of season ${season} again`}
        onClick={() => replay.watch(season)}
      >
        Watch again
      </Button>
    </>
  )
})
