import { observer } from 'mobx-react-lite'
import { Icon, type IconName } from '../../../components/Icon.tsx'
import { unrestOf, type UnrestReport } from '../../../simulation/reports/unrestReport.ts'
import type { SquadRow } from '../../../simulation/reports/squadReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './PlayerState.module.css'

const UNREST_ICONS: Record<UnrestReport['kind'], IconName> = {
  unhappy: 'megaphone',
  leaving: 'transfer',
  promise: 'clipboard',
}

/** Complaint, wish or promise of a player in a few words; nothing for a content player. */
export const Unrest = observer(function Unrest({ player }: { player: SquadRow['player'] }) {
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
