import { observer } from 'mobx-react-lite'
import { BelowTheFold } from '../../../components/BelowTheFold.tsx'
import { Badge } from '../../../components/Badge.tsx'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { Figure, FigureList } from '../../../components/FigureList.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { PART_NAMES, TACTIC_PARTS } from '../../../simulation/club/tacticNames.ts'
import type { ScoutReport } from '../../../simulation/reports/scoutReport.ts'
import { tacticsReport } from '../../../simulation/reports/tacticsReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { RolesPanel } from './RolesPanel.tsx'
import { ShapePitch } from './ShapePitch.tsx'
import { TacticChoices } from './TacticChoices.tsx'
import { StandingOrders } from './StandingOrders.tsx'
import { ArrowMark } from './ArrowMark.tsx'
import { ScoutedOpponent } from './ScoutedOpponent.tsx'
import { UndoButton } from '../gameButtons.tsx'
import { choiceName } from './tacticWords.ts'
import styles from './TacticsTab.module.css'

/** Tab of the side's tactics. */
export const TacticsTab = observer(function TacticsTab() {
  const { tactics: decisions } = useGameStores()
  const report = useReport(tacticsReport)
  const { tactics, scouting, lines } = report
  return (
    <div className={styles.page}>
      <Panel heading={`On the pitch: ${tactics.formation}`}>
        <ShapePitch tactics={tactics} lines={lines} opponent={scouting && seenMost(scouting)} />
      </Panel>
      <Panel heading="Set-up" aside={<UndoButton decisions={decisions} />}>
        <TacticChoices report={report} onChange={(change) => decisions.decide('setTactics', change)} />
      </Panel>
      <div className={styles.rest}>
        <Panel heading={scouting ? `Next opponent: ${scouting.club.name}` : 'Next opponent'}>
          {scouting ? <ScoutedOpponent report={scouting} /> : <p>End of Season.</p>}
        </Panel>
        <Panel heading="Current setup">
          <FigureList>
            {TACTIC_PARTS.map((part) => (
              <Figure key={part} name={PART_NAMES[part]}>
                {choiceName(part, tactics[part])}
              </Figure>
            ))}
          </FigureList>
        </Panel>
        <BelowTheFold>
          <StandingOrders />
        </BelowTheFold>
      </div>
      <div className={styles.roles}>
        <RolesPanel />
      </div>
    </div>
  )
})

/** Opponent with the choice of each part that has been seen most; null while nobody has seen them. */
function seenMost({ club, choices }: ScoutReport) {
  const { formation, style, intensity, offensiveStyle, defensiveStyle } = choices
  const [shape, mood, tempo, attack, defence] = [
    formation[0],
    style[0],
    intensity[0],
    offensiveStyle[0],
    defensiveStyle[0],
  ]
  if (!shape || !mood || !tempo || !attack || !defence) return null
  const tactics = {
    formation: shape.value,
    style: mood.value,
    intensity: tempo.value,
    offensiveStyle: attack.value,
    defensiveStyle: defence.value,
  }
  return { name: club.name, tactics }
}

export const TacticsSummary = observer(function TacticsSummary() {
  const { arrows, scouting } = useReport(tacticsReport)
  if (!scouting) return null
  return (
    <Badge>
      <GlossaryTerm term="tacticsArrows">{`Against ${scouting.club.name}:`}</GlossaryTerm>{' '}
      {scouting.seen.length === 0 ? 'not known' : arrows === 0 ? 'even' : <ArrowMark arrows={arrows} />}
    </Badge>
  )
})
