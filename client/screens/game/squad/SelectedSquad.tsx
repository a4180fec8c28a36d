import { observer } from 'mobx-react-lite'
import { Flag } from '../../../components/Flag.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Stars } from '../../../components/Stars.tsx'
import type { Position } from '../../../simulation/people/position.ts'
import { type SquadRow, captainToday, squadReport } from '../../../simulation/reports/squadReport.ts'
import { fitWithFigure } from '../../../components/playerWords.ts'
import { PlayerName } from '../players/PlayerName.tsx'
import { NOBODY_SELECTED, RemoveFromSquad } from './squadColumns.tsx'
import { PlayerState } from './PlayerState.tsx'
import { ViewDetails } from './ViewDetails.tsx'
import layout from '../layout.module.css'
import styles from './SelectedSquad.module.css'
import { Badge } from '../../../components/Badge.tsx'
import type { PlayerId } from '../../../simulation/people/player.ts'
import { useReport } from '../../../stores/useReport.ts'

const GROUPS: readonly Position[] = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward']

/** The selected eleven by position. */
export const SelectedSquad = observer(function SelectedSquad() {
  const { rows, places } = useReport(squadReport)
  const selected = rows.filter(({ player }) => player.inSquad)
  return (
    <Panel heading="Selected Squad" flush aside={<span>{`${selected.length} of ${places} places`}</span>}>
      <div className={styles.groups}>
        {GROUPS.map((position) => (
          <Group
            key={position}
            position={position}
            rows={selected.filter(({ player }) => player.type === position)}
          />
        ))}
      </div>
    </Panel>
  )
})

function Group({ position, rows }: { position: Position; rows: readonly SquadRow[] }) {
  return (
    <section className={styles.group} aria-label={position}>
      <h3 className={styles.heading}>
        {position} <span className={styles.count}>{rows.length}</span>
      </h3>
      {rows.length === 0 ? (
        <p className={styles.none}>{NOBODY_SELECTED}</p>
      ) : (
        <ul className={layout.lined}>
          {rows.map((row) => (
            <Selected key={row.player.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Selected({ row }: { row: SquadRow }) {
  const { id, name, nationality, quality } = row.player
  return (
    <li className={styles.player}>
      <span className={styles.name}>
        <Flag country={nationality} height={12} />
        <span className={styles.fullName} title={name}>
          <PlayerName player={row.player} />
        </span>
      </span>
      <Stars value={quality} label="Quality" />
      <PlayerState row={row} />
      <span className={styles.captain}>
        <Armband id={id} />
      </span>
      {row.place && (
        <span className={styles.role}>{`${row.place.role}: ${fitWithFigure(row.place.fit)}`}</span>
      )}
      <span className={styles.actions}>
        <ViewDetails player={row.player} variant="quiet" />
        <RemoveFromSquad player={row.player} variant="quiet" />
      </span>
    </li>
  )
}

/** Marks the captain of the eleven. */
const Armband = observer(function Armband({ id }: { id: PlayerId }) {
  return useReport(captainToday) === id && <Badge tone="accent">Captain</Badge>
})
