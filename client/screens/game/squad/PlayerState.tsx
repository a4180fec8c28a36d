import { observer } from 'mobx-react-lite'
import { Icon, type IconName } from '../../../components/Icon.tsx'
import { MOOD_NAMES } from '../../../components/playerWords.ts'
import { injuryReport } from '../../../simulation/reports/injuryReport.ts'
import type { SquadRow } from '../../../simulation/reports/squadReport.ts'
import { unrestOf, type UnrestReport } from '../../../simulation/reports/unrestReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './PlayerState.module.css'

interface PlayerStateProps {
  row: SquadRow
  /** Shown for a fit player. Defaults to the mood. */
  whenFit?: string
}

/** Icon and text for an injury or a suspension, otherwise for the mood, what the player complains about, and a loan. */
export function PlayerState({ row, whenFit }: PlayerStateProps) {
  return (
    <span className={styles.states}>
      <Condition row={row} whenFit={whenFit} />
      <Unrest player={row.player} />
      {row.lender !== null && <small title={`On loan from ${row.lender}`}>On loan</small>}
      {row.isRetiring && <small>Retires in the summer</small>}
    </span>
  )
}

function Condition({
  row: { player, mood },
  whenFit,
}: Pick<PlayerStateProps, 'row'> & { whenFit: string | undefined }) {
  if (player.injured) {
    return (
      <span className={styles.injury}>
        <State icon="injury" text="Injured" isOut />
        <Return player={player} />
      </span>
    )
  }
  if (player.suspensions > 0) return <State icon="suspension" text={`Susp. (${player.suspensions})`} isOut />
  return <State icon={whenFit === undefined ? mood : null} text={whenFit ?? MOOD_NAMES[mood]} />
}

/** Injury and expected return, as far as they are known. */
const Return = observer(function Return({ player }: { player: SquadRow['player'] }) {
  const injury = injuryReport(useGameStores().game.state, player)
  return injury && <small title={injury.details}>{`${injury.name}, out for ${injury.absence}`}</small>
})

function State({ icon, text, isOut = false }: { icon: IconName | null; text: string; isOut?: boolean }) {
  return (
    <span className={styles.state} data-out={isOut || undefined}>
      {icon && <Icon name={icon} size={14} />}
      {text}
    </span>
  )
}

const UNREST_ICONS: Record<UnrestReport['kind'], IconName> = {
  unhappy: 'megaphone',
  leaving: 'transfer',
  promise: 'clipboard',
}

/** Complaint, wish or promise of a player in a few words; nothing for a content player. */
const Unrest = observer(function Unrest({ player }: { player: SquadRow['player'] }) {
  const unrest = unrestOf(useGameStores().game.state, player)
  if (!unrest) return null
  const { kind, words, details } = unrest
  return (
    <small className={styles.unrest} data-kind={kind} title={details}>
      <Icon name={UNREST_ICONS[kind]} size={12} />
      {words}
    </small>
  )
})
