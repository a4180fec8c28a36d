import { useEffect, useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Badge } from '../components/Badge.tsx'
import { Button } from '../components/Button.tsx'
import { Crest } from '../components/Crest.tsx'
import { GameDialog } from './GameDialog.tsx'
import { Stars } from '../components/Stars.tsx'
import { FormBadges } from '../components/FormBadges.tsx'
import { clubPage, type ClubPage as Page } from '../simulation/reports/clubPage.ts'
import { managerReport } from '../simulation/reports/managerReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { ClubAbroad } from './clubPage/ClubAbroad.tsx'
import { ClubMeetings } from './clubPage/ClubMeetings.tsx'
import { ClubResources, ClubSeason } from './clubPage/ClubFigures.tsx'
import { ClubSquad } from './clubPage/ClubSquad.tsx'
import { ClubResults } from './clubPage/ClubResults.tsx'
import { Honours } from './clubPage/Honours.tsx'
import styles from './clubPage/ClubPage.module.css'
import { counted } from '../simulation/core/english.ts'

/** Page of a club: squad, season, resources, honours, and the meetings with the own club. */
export const ClubPage = observer(function ClubPage({ id }: { id: string }) {
  const page = useReport(clubPage, id)
  const top = useTopOfPage(id)
  if (!page) return <ClubAbroad id={id} />
  const { row, rival } = page
  return (
    <GameDialog gap="regular" title={row.club.name} size="wide">
      <div ref={top} tabIndex={-1} role="group" aria-label="Summary" className={styles.summary}>
        <Crest club={row.club} size={96} />
        <Summary page={page} />
      </div>
      <div className={styles.columns}>
        <ClubSeason page={page} />
        <ClubResources row={row} />
      </div>
      <div className={styles.columns}>
        {rival && <ClubMeetings rival={rival} />}
        <Honours page={page} />
      </div>
      <ClubSquad squad={page.squad} />
      <ClubResults results={page.results} />
    </GameDialog>
  )
})

function Summary({ page: { row, division, place, record, rival } }: { page: Page }) {
  const { manager, isOwn } = row
  return (
    <div className={styles.words}>
      <p className={styles.place}>
        {place === null
          ? 'Season not started'
          : `${place}${division === 2 ? ' in the second division' : ''} with ${pointsInWords(record.points)}`}
      </p>
      <p className={styles.badges}>
        {isOwn && <Badge tone="accent">Your club</Badge>}
        {rival?.name && <Badge tone="accent">{rival.name}</Badge>}
        <FormBadges form={record.form} />
      </p>
      {manager ? (
        <p>
          Manager: <strong>{manager.name}</strong> ({manager.character}),{' '}
          {manager.since === 0 ? 'there before you came' : `since season ${manager.since}`}
        </p>
      ) : (
        <OwnManager />
      )}
    </div>
  )
}

/** The player as manager, with their reputation. */
const OwnManager = observer(function OwnManager() {
  const { ui } = useGameStores()
  const { name, standing, reputation } = useReport(managerReport)
  return (
    <p className={styles.badges}>
      <span>
        Manager: <strong>{name}</strong> (you), {standing.toLowerCase()}{' '}
        <Stars value={reputation} label="Reputation" />
      </span>
      <Button size="small" onClick={() => ui.replaceModal({ kind: 'manager' })}>
        Your career
      </Button>
    </p>
  )
})

function pointsInWords(points: number): string {
  return counted(points, 'point')
}

/** Element that receives focus when another club is shown. */
function useTopOfPage(id: string) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    top.current?.focus()
  }, [id])
  return top
}
