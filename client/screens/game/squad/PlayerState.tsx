import { Icon, type IconName } from '../../../components/Icon.tsx'
import { MOOD_NAMES } from '../../../components/playerWords.ts'
import type { SquadRow } from '../../../simulation/reports/squadReport.ts'
import styles from './PlayerState.module.css'

interface PlayerStateProps {
  row: SquadRow
  /** Shown for a fit player. Defaults to the mood. */
  whenFit?: string
}

/** Icon and text for an injury or a suspension, otherwise for the mood. */
export function PlayerState({ row: { player, mood }, whenFit }: PlayerStateProps) {
  if (player.injured) return <State icon="injury" text="Injured" isOut />
  if (player.suspensions > 0) return <State icon="suspension" text={`Susp. (${player.suspensions})`} isOut />
  return <State icon={whenFit === undefined ? mood : null} text={whenFit ?? MOOD_NAMES[mood]} />
}

function State({ icon, text, isOut = false }: { icon: IconName | null; text: string; isOut?: boolean }) {
  return (
    <span className={styles.state} data-out={isOut || undefined}>
      {icon && <Icon name={icon} size={14} />}
      {text}
    </span>
  )
}
