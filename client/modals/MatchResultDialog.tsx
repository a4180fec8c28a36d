import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { ClubLink } from '../components/ClubLink.tsx'
import { CloseButton } from '../components/Dialog.tsx'
import { Disclosure } from '../components/Disclosure.tsx'
import { GameDialog } from './GameDialog.tsx'
import { MatchStatsTable } from '../components/MatchStatsTable.tsx'
import { Icon } from '../components/Icon.tsx'
import { MenuButton } from '../components/MenuButton.tsx'
import { WeekMatches } from '../components/WeekMatches.tsx'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import type { MatchResult } from '../simulation/match/matchResult.ts'
import { otherTies } from '../simulation/reports/otherTies.ts'
import { lastTie } from '../simulation/reports/lastTie.ts'
import { lastMatchStory } from '../simulation/reports/lastMatchStory.ts'
import { weekProgramme, type ProgrammeMatch } from '../simulation/reports/programme.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { DecisiveChance } from './DecisiveChance.tsx'
import { MatchParts } from './MatchParts.tsx'
import { MatchShots } from './MatchShots.tsx'
import { MatchTimeline } from './MatchTimeline.tsx'
import { NextWeek } from './NextWeek.tsx'
import { ResultFigures } from './ResultFigures.tsx'
import { TeamComparison } from './TeamComparison.tsx'
import { WhatIf } from './WhatIf.tsx'
import styles from './MatchResultDialog.module.css'

const BANNERS = {
  W: { text: 'VICTORY!', tone: 'good' },
  D: { text: "It's a Draw", tone: 'fair' },
  L: { text: 'Defeat', tone: 'bad' },
} as const

/** Of second legs that end one way and decide the tie the other: two draws, too, have a winner. */
const THROUGH_BANNERS = {
  W: BANNERS.W,
  D: { text: 'Level, and Through', tone: 'good' },
  L: { text: 'Beaten, but Through', tone: 'good' },
} as const
const OUT_BANNERS = {
  W: { text: 'Won, but Out', tone: 'bad' },
  D: { text: 'Level, and Out', tone: 'bad' },
  L: BANNERS.L,
} as const

function bannersOf(isThrough: boolean | null) {
  if (isThrough === null) return BANNERS
  return isThrough ? THROUGH_BANNERS : OUT_BANNERS
}

/** Result of the last match with its reasons. */
export const MatchResultDialog = observer(function MatchResultDialog() {
  const { ahead, game, replay, ui } = useGameStores()
  const { lastMatch } = game.state
  const story = useReport(lastMatchStory)
  const tie = useReport(lastTie)
  const programme = useReport(weekProgramme, lastMatch?.week ?? 0)
  const ties = useReport(otherTies)
  if (!lastMatch || !story) return null
  const { report } = lastMatch
  const { setup, goals } = report
  // The build-up counts: it begins a minute early.
  const watchedFrom = Math.max(0, (story.chance?.event.minute ?? 0) - 2)

  const { competition, season, week } = lastMatch
  const ownSide = lastMatch.isHome ? 'home' : 'away'
  const place = { competition, season, week, home: setup.home.club }
  const inLeague = programme.filter(
    ({ home, score }) =>
      home.id !== place.home && score !== null && place.season === game.state.currentSeason,
  )
  const others = tie ? ties : inLeague
  const isOwn = ({ home }: ProgrammeMatch) => home.id === place.home
  const banner = bannersOf(tie?.isThrough ?? null)[lastMatch.outcome]

  const close = () => ui.closeModal()

  return (
    <GameDialog
      gap="regular"
      title={banner.text}
      tone={banner.tone}
      size="wide"
      footer={
        <>
          {tie ? (
            replay.isKept(place) && (
              <Button onClick={() => replay.watchHighlights(place, 'result')}>Match highlights</Button>
            )
          ) : (
            <HighlightsMenu
              week={place}
              matches={programme.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))}
            />
          )}
          {ahead.canRepeat && (
            <Button
              onClick={() => {
                close()
                ahead.start('match')
              }}
            >
              Through the next match
            </Button>
          )}
          <CloseButton data-initial-focus variant="primary">
            Continue
          </CloseButton>
        </>
      }
    >
      <p className={styles.score} data-outcome={lastMatch.outcome}>
        <span className={styles.home}>
          <ClubLink club={setup.home.club}>{setup.home.name}</ClubLink>
        </span>
        <span className={styles.goals}>
          {goals.home}–{goals.away}
        </span>
        <span>
          <ClubLink club={setup.away.club}>{setup.away.name}</ClubLink>
        </span>
      </p>
      {tie && (
        <div className={styles.tie}>
          {tie.note !== '' && <p className={styles.decision}>{tie.note}</p>}
          <p>
            {tie.name}
            {tie.isNeutral ? ' on neutral ground' : ''}. {tie.outcome}
          </p>
        </div>
      )}
      {story.chance && (
        <DecisiveChance
          chance={story.chance}
          own={ownSide}
          code={setup[story.chance.side].code}
          onWatch={replay.isKept(place) ? () => replay.watchHighlights(place, 'result', watchedFrom) : null}
        />
      )}
      <section aria-label="Why it went this way">
        <ul className={styles.reasons}>
          {story.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {story.parts && <MatchParts parts={story.parts} own={ownSide} />}
        {story.trend !== null && <p className={styles.trend}>{story.trend}</p>}
      </section>
      <NextWeek verdict={story.verdict} />
      {!report.forfeit && <WhatIf played={report} names={{ home: setup.home.name, away: setup.away.name }} />}
      <ResultFigures match={lastMatch} isNeutral={tie?.isNeutral ?? false} />
      <div className={styles.columns}>
        <Scorers match={lastMatch} />
        <MatchTimeline report={report} own={ownSide} events={story.events} injuries={story.injuries} />
      </div>
      <TeamComparison report={report} own={ownSide} />
      <div className={styles.more}>
        {!report.forfeit && (
          <section aria-label="Match Figures">
            <Disclosure title="Match Figures">
              <div className={styles.folded}>
                <MatchStatsTable
                  names={{ home: setup.home.name, away: setup.away.name }}
                  stats={story.stats}
                />
              </div>
            </Disclosure>
          </section>
        )}
        {!report.forfeit && (
          <section aria-label="Shot Map">
            <Disclosure title="Shot Map">
              <div className={styles.folded}>
                <MatchShots report={report} own={ownSide} />
              </div>
            </Disclosure>
          </section>
        )}
        {others.length > 0 && (
          <section aria-label="Other Results">
            <Disclosure title="Other Results">
              <div className={styles.folded}>
                <WeekMatches
                  label={tie ? 'Other ties of the round' : 'Other results of the week'}
                  matches={others}
                  own={game.state.club.id}
                >
                  {tie && (({ home }) => ties.find((other) => other.home.id === home.id)?.note)}
                </WeekMatches>
              </div>
            </Disclosure>
          </section>
        )}
      </div>
    </GameDialog>
  )
})

interface HighlightsMenuProps {
  week: { season: number; week: number }
  matches: readonly ProgrammeMatch[]
}

/** One button for the highlights of all matches of the week that can be watched again. */
const HighlightsMenu = observer(function HighlightsMenu({
  week: { season, week },
  matches,
}: HighlightsMenuProps) {
  const { replay } = useGameStores()
  const actions = matches.flatMap(({ home, away, score }) => {
    const match = { season, week, home: home.id }
    if (!score || !replay.isKept(match)) return []
    return [
      {
        label: `${home.name} ${score.home}–${score.away} ${away.name}`,
        refusal: null,
        onChoose: () => replay.watchHighlights(match, 'result'),
      },
    ]
  })
  if (actions.length === 0) return null
  return (
    <MenuButton label="Match highlights" icon={<Icon name="down" />} actions={actions}>
      Match highlights
    </MenuButton>
  )
})

/** Own goals of the match. */
function Scorers({ match: { scorers } }: { match: DeepReadonly<MatchResult> }) {
  return (
    <section aria-labelledby="your-scorers">
      <h3 id="your-scorers" className={styles.heading}>
        Your Scorers
      </h3>
      {scorers.length === 0 ? (
        <p className={styles.none}>Nobody scored for you.</p>
      ) : (
        <ul>
          {scorers.map(({ name, minute, hasAssist }, i) => (
            <li key={i} className={styles.scorer}>
              <span>{name}</span>
              <span>
                {minute}'{hasAssist && ' (assisted)'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
