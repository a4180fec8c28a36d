import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { Face } from '../../../components/face/Face.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { squadReport } from '../../../simulation/reports/squadReport.ts'
import { tacticsReport } from '../../../simulation/reports/tacticsReport.ts'
import type { PitchPlace, PitchPlayer } from '../../../simulation/tactics/pitchPlaces.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { POSITION_ORDER, SHORT_POSITIONS } from '../../../components/playerWords.ts'
import { Pitch } from '../tactics/Pitch.tsx'
import { NO_RESERVES } from './squadColumns.tsx'
import { PlayerState } from './PlayerState.tsx'
import layout from '../layout.module.css'
import styles from './SquadPitch.module.css'

/**
 * The eleven on the pitch beside the reserves. Choosing one player and then another swaps them; the focus
 * stays on the second, so that keyboard users continue from there.
 */
export const SquadPitch = observer(function SquadPitch() {
  const { game, lineUp } = useGameStores()
  const { tactics, club } = game.state
  const [chosenId, setChosen] = useState<string | null>(null)
  const { rows } = useReport(squadReport)
  const lines = useReport(tacticsReport).lines
  const chosen = rows.find(({ player }) => player.id === chosenId)?.player

  const choose = ({ id, inSquad }: { id: string; inSquad: boolean }) => {
    if (!chosen || (!chosen.inSquad && !inSquad)) setChosen(id)
    else if (chosen.id === id || lineUp.decide('swapPlayers', chosen.id, id).done) setChosen(null)
  }

  const choosePlace = ({ taken }: PitchPlace) => {
    if (taken) choose(taken.player)
    else if (chosen && !chosen.inSquad && lineUp.decide('selectPlayer', chosen.id).done) setChosen(null)
  }

  const drop = () => {
    if (chosen) lineUp.decide('dropPlayer', chosen.id)
    setChosen(null)
  }

  return (
    <div
      className={styles.board}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setChosen(null)
      }}
    >
      <Panel heading={`On the pitch: ${tactics.formation}`} flush>
        <Pitch
          formation={tactics.formation}
          lines={lines}
          selection={{
            chosen: chosen?.id ?? null,
            onChoose: choosePlace,
            details: (taken) => <Details taken={taken} colours={club.colours} />,
          }}
        />
      </Panel>
      <Panel
        heading="Reserves"
        flush
        aside={
          <Button size="small" blocked={!chosen?.inSquad} onClick={drop}>
            To Reserves
          </Button>
        }
      >
        <p className={styles.hint} role="status">
          {chosen
            ? `${chosen.name} is chosen. Choose who takes their place, or choose them again to undo.`
            : 'Choose a player on the pitch or in the reserves, then the one to swap with.'}
        </p>
        <Bench chosenId={chosen?.id ?? null} onChoose={choose} />
        <p className={styles.legend}>
          A square means out of position, red means injured or suspended. The letters are the role; the
          percentage is what it adds to the player’s quality or takes off.
        </p>
      </Panel>
    </div>
  )
})

function Details({
  taken: { player, isOutOfPosition },
  colours,
}: {
  taken: PitchPlayer
  colours: readonly string[]
}) {
  return (
    <>
      <span className={styles.facts}>
        {isOutOfPosition && <b className={styles.out}>{SHORT_POSITIONS[player.type]}</b>}
        <span title="Quality">{`★ ${player.quality.toFixed(1)}`}</span>
        <span title="Stamina">{`${player.stamina}%`}</span>
      </span>
      <span className={styles.face}>
        <Face player={player} colours={colours} size={48} />
      </span>
    </>
  )
}

interface BenchProps {
  chosenId: string | null
  onChoose: (player: { id: string; inSquad: boolean }) => void
}

const Bench = observer(function Bench({ chosenId, onChoose }: BenchProps) {
  const { rows } = useReport(squadReport)
  const reserves = rows
    .filter(({ player }) => !player.inSquad)
    .sort((one, other) => POSITION_ORDER.indexOf(one.player.type) - POSITION_ORDER.indexOf(other.player.type))
  if (reserves.length === 0) return <p className={styles.hint}>{NO_RESERVES}</p>
  return (
    <ul className={layout.lined}>
      {reserves.map((row, place) => {
        const { player } = row
        return (
          // Keyed by place, so that the focus stays when another player moves there.
          <li key={place}>
            <button
              type="button"
              className={styles.reserve}
              aria-pressed={player.id === chosenId}
              onClick={() => onChoose(player)}
            >
              <abbr className={styles.position} title={player.type}>
                {SHORT_POSITIONS[player.type]}
              </abbr>
              <span className={styles.name}>{player.name}</span>
              <span>{`★ ${player.quality.toFixed(1)}`}</span>
              <span>{`${player.stamina}%`}</span>
              <PlayerState row={row} whenFit="Fit" />
            </button>
          </li>
        )
      })}
    </ul>
  )
})
