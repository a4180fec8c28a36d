import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { ClubCountry } from '../../../components/ClubCountry.tsx'
import { ClubLink } from '../../../components/ClubLink.tsx'
import { Crest } from '../../../components/Crest.tsx'
import { FormBadges } from '../../../components/FormBadges.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { nextMatch, type NextMatch as NextMatchReport } from '../../../simulation/reports/programme.ts'
import { rivalryInWords, type Rivalry } from '../../../simulation/reports/rivalryName.ts'
import { standings, type Standing } from '../../../simulation/reports/standings.ts'
import { ClubTerm } from '../../../components/ClubTerm.tsx'
import { Stars } from '../../../components/Stars.tsx'
import { Tooltip } from '../../../components/Tooltip.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { COMPETITION_NAMES } from '../../../simulation/core/tie.ts'
import { useReport } from '../../../stores/useReport.ts'
import { NO_FIXTURES } from '../league/WeekResults.tsx'
import { TabButton } from '../gameButtons.tsx'
import { WatchDraw } from '../WatchDraw.tsx'
import styles from './NextMatch.module.css'
import { capitalised, counted } from '../../../simulation/core/english.ts'

type Match = Extract<NextMatchReport, { kind: 'match' }>

const NO_MATCH = {
  'free-week': 'No match scheduled this week.',
  'no-fixtures': NO_FIXTURES,
  'season-over': 'End of Season.',
}

export const NextMatch = observer(function NextMatch() {
  const { game } = useGameStores()
  const upcoming = useReport(nextMatch)
  if (game.state.ended) {
    return (
      <Panel heading="Next match">
        <p>Your last match has been played.</p>
      </Panel>
    )
  }
  const rivalry = upcoming.kind === 'match' ? rivalryInWords(game.state, upcoming.opponent) : null
  return (
    <Panel
      heading="Next match"
      aside={
        <>
          {upcoming.kind === 'match' && (
            <>
              <span>{occasionOf(upcoming)}</span>
              <Badge tone="accent">{upcoming.venue}</Badge>
              {rivalry && <RivalryBadge rivalry={rivalry} />}
              <span>{daysInWords(upcoming.daysAway)}</span>
            </>
          )}
          {upcoming.kind === 'match' && <WatchDraw competition={upcoming.competition} />}
          <TabButton tab="tactics"> Set Tactics </TabButton>
        </>
      }
    >
      {upcoming.kind === 'match' ? <Meeting match={upcoming} /> : <p>{NO_MATCH[upcoming.kind]}</p>}
    </Panel>
  )
})

/** Degree of the rivalry; its tooltip says why the match counts for more. */
function RivalryBadge({ rivalry: { name, effect } }: { rivalry: Rivalry }) {
  return <Badge>{effect === null ? name : <Tooltip text={effect}>{name}</Tooltip>}</Badge>
}

/** The two clubs of a match, home on the left. */
const Meeting = observer(function Meeting({ match }: { match: Match }) {
  const own = useReport(standings).find(({ isOwn }) => isOwn)
  const isOther = ({ club }: Standing) => club.id === match.opponent.id
  const { game } = useGameStores()
  const first = useReport(standings, 1)
  const second = useReport(standings, 2)
  const other = first.find(isOther) ?? second.find(isOther)
  if (!own) return null
  const ownClub = { club: own.club, standing: own, quality: match.quality.own }
  const isBelow = game.state.division === 1 && second.some(isOther)
  const opponent = { club: match.opponent, standing: other, quality: match.quality.opponent, isBelow }
  const [home, away] = match.isHome ? [ownClub, opponent] : [opponent, ownClub]
  return (
    <>
      <div className={styles.meeting}>
        <Club {...home} />
        <span className={styles.versus}>v</span>
        <Club {...away} />
      </div>
      {match.firstLeg !== null && <p className={styles.leg}>{capitalised(match.firstLeg)}.</p>}
    </>
  )
})

interface ClubProps {
  club: Match['opponent']
  /** Undefined for a club abroad. */
  standing: Standing | undefined
  quality: number
  /** True for a club of the second division. */
  isBelow?: boolean
}

function Club({ club, standing, quality, isBelow = false }: ClubProps) {
  return (
    <div className={styles.club}>
      <Crest club={club} size={60} />
      <div className={styles.facts}>
        <p className={styles.name}>
          <ClubLink club={club.id}>{club.name}</ClubLink>
        </p>
        <p className={styles.line}>
          {standing ? placeInWords(standing) : <ClubCountry club={club.id} />}
          {isBelow && ' · second division'}
        </p>
        <ClubTerm term="elevenQuality">
          <Stars value={quality} label="Quality of the eleven" />
        </ClubTerm>
        {standing && <FormBadges form={standing.record.form} />}
      </div>
    </div>
  )
}

function placeInWords({ place, record }: Standing): string {
  return record.played > 0 ? `${place} · ${counted(record.points, 'point')}` : 'Season not started'
}

/** 'Week 6', or 'Lantern Cup, first round'. */
function occasionOf({ competition, round, week }: Match): string {
  return round === null ? `Week ${week}` : `${COMPETITION_NAMES[competition]}, ${round}`
}

function daysInWords(days: number): string {
  if (days <= 0) return 'Today'
  return days === 1 ? 'Tomorrow' : `In ${days} days`
}
