import { useEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { DataTable, type Column } from '../../components/DataTable.tsx'
import { SearchBox } from '../../components/SearchBox.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { counted } from '../../simulation/core/english.ts'
import { comparedPlayer, findPlayers, type ComparedPlayer } from '../../simulation/reports/comparePlayers.ts'
import { useReport } from '../../stores/useReport.ts'
import { DialogPart } from '../GameDialog.tsx'
import { COMPARED, type ComparedRow } from './comparedRows.tsx'
import styles from './PlayerPage.module.css'

/** Comparison of a player with any other, whom a search finds. */
export const PlayerComparison = observer(function PlayerComparison({ id }: { id: string }) {
  const [other, setOther] = useState<string | null>(null)
  return (
    <DialogPart heading="Comparison">
      {other === null ? (
        <Search id={id} onChoose={setOther} />
      ) : (
        <Comparison id={id} other={other} onChange={() => setOther(null)} />
      )}
    </DialogPart>
  )
})

interface SearchProps {
  id: string
  onChoose: (id: string) => void
}

const Search = observer(function Search({ id, onChoose }: SearchProps) {
  const [wanted, setWanted] = useState('')
  const found = useReport(findPlayers, wanted, id)
  return (
    <>
      <SearchBox label="Compare with a player of any club" value={wanted} onChange={setWanted} />
      <ul className={styles.found} aria-label="Players found">
        {found.map((player) => (
          <li key={player.id}>
            <Button size="small" variant="quiet" onClick={() => onChoose(player.id)}>
              {player.name}
            </Button>{' '}
            {player.type}, {player.club ?? 'has left the country'}
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{wanted.trim() === '' ? '' : counted(found.length, 'player')}</span>
      </VisuallyHidden>
    </>
  )
})

interface ComparisonProps {
  id: string
  other: string
  onChange: () => void
}

const Comparison = observer(function Comparison({ id, other, onChange }: ComparisonProps) {
  const one = useReport(comparedPlayer, id)
  const two = useReport(comparedPlayer, other)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  if (!one || !two) return null
  return (
    <>
      <DataTable
        caption={`${one.career.player.name} and ${two.career.player.name}`}
        columns={[
          { key: 'figure', header: 'Figure', rowHeader: true, cell: ({ name }) => name },
          playerColumn('one', one, two),
          playerColumn('two', two, one),
        ]}
        rows={COMPARED}
        rowKey={({ name }) => name}
      />
      <Button ref={button} size="small" onClick={onChange}>
        Compare with somebody else
      </Button>
    </>
  )
})

/** Column of a player, in which the figures better than the other's are set in bold. */
function playerColumn(key: string, player: ComparedPlayer, other: ComparedPlayer): Column<ComparedRow> {
  return {
    key,
    header: player.career.player.name,
    cell: ({ cell, worth }) => {
      const [own, others] = [worth?.(player) ?? null, worth?.(other) ?? null]
      const isBetter = own !== null && others !== null && own > others
      return isBetter ? (
        <strong>
          {cell(player)} <VisuallyHidden>(better)</VisuallyHidden>
        </strong>
      ) : (
        cell(player)
      )
    },
  }
}
