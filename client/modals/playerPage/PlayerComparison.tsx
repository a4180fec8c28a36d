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
import { bestOf, type ComparedFigure } from '../comparedFigure.tsx'
import text from '../pageText.module.css'
import { COMPARED } from './comparedRows.tsx'
import styles from './PlayerPage.module.css'

/** Comparison of a player with any other, whom a search finds. */
export const PlayerComparison = observer(function PlayerComparison({ id }: { id: string }) {
  const [other, setOther] = useState<string | null>(null)
  const [hasCompared, setHasCompared] = useState(false)
  const choose = (chosen: string) => {
    setOther(chosen)
    setHasCompared(true)
  }
  return (
    <DialogPart heading="Comparison">
      {other === null ? (
        <Search id={id} takesFocus={hasCompared} onChoose={choose} />
      ) : (
        <Comparison id={id} other={other} onChange={() => setOther(null)} />
      )}
    </DialogPart>
  )
})

interface SearchProps {
  id: string
  /** Focuses the field, after a comparison whose button had the focus. */
  takesFocus: boolean
  onChoose: (id: string) => void
}

const Search = observer(function Search({ id, takesFocus, onChoose }: SearchProps) {
  const [wanted, setWanted] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const found = useReport(findPlayers, wanted, id)
  return (
    <div className={styles.search}>
      <SearchBox ref={field} label="Compare with a player of any club" value={wanted} onChange={setWanted} />
      <ul className={styles.found} aria-label="Players found">
        {found.map((player) => (
          <li key={player.id}>
            <Button size="small" variant="quiet" onClick={() => onChoose(player.id)}>
              {player.name}
            </Button>{' '}
            {player.type}, {player.club ?? 'no longer in the league'}
          </li>
        ))}
      </ul>
      <p role="status" className={text.note}>
        {wanted.trim() === '' ? null : found.length === 0 ? (
          'No player of that name.'
        ) : (
          <VisuallyHidden>{counted(found.length, 'player')}</VisuallyHidden>
        )}
      </p>
    </div>
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
        rows={COMPARED.filter(({ worth }) => !worth || worth(one) !== null || worth(two) !== null)}
        rowKey={({ name }) => name}
      />
      <Button ref={button} size="small" onClick={onChange}>
        Compare with another player
      </Button>
    </>
  )
})

/** Column of a player, in which the figures better than the other's are set in bold. */
function playerColumn(
  key: string,
  player: ComparedPlayer,
  other: ComparedPlayer,
): Column<ComparedFigure<ComparedPlayer>> {
  return {
    key,
    header: player.career.player.name,
    cell: (figure) =>
      bestOf(figure, [player, other]).has(player) ? (
        <strong>
          {figure.cell(player)} <VisuallyHidden>(better)</VisuallyHidden>
        </strong>
      ) : (
        figure.cell(player)
      ),
  }
}
