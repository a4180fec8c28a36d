import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Badge } from '../components/Badge.tsx'
import { Bar } from '../components/Bar.tsx'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { Explained } from '../components/Explained.tsx'
import { Face } from '../components/face/Face.tsx'
import { Flag } from '../components/Flag.tsx'
import type { Term } from '../components/glossary.ts'
import { Icon } from '../components/Icon.tsx'
import { Money } from '../components/Money.tsx'
import { formName, MOOD_NAMES } from '../components/playerWords.ts'
import { Stars } from '../components/Stars.tsx'
import type { SquadRow } from '../simulation/players/squadReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { Missing } from './Missing.tsx'
import styles from './PlayerDetails.module.css'

/** Everything the manager knows of a player of his own. */
export const PlayerDetails = observer(function PlayerDetails({ id }: { id: string }) {
  const { game, ui } = useGameStores()
  const row = game.squad.rows.find(({ player }) => player.id === id)
  if (!row) return <Missing title="Player" text="Error loading player data." />
  const { player } = row
  return (
    <Dialog
      open
      onClose={() => {
        ui.closeModal()
      }}
      title={player.name}
      size="wide"
      footer={
        <>
          <Button
            variant="danger"
            onClick={() => {
              ui.replaceModal({ kind: 'confirm-sale', id, from: 'details' })
            }}
          >
            Sell Player
          </Button>
          <Move row={row} />
        </>
      }
    >
      <div className={styles.card}>
        <div className={styles.portrait}>
          <Face player={player} colours={game.state.club.colours} size={150} />
          <div className={styles.card}>
            <Status row={row} />
            <Bar label="Stamina" value={player.stamina} />
          </div>
        </div>
        <Facts row={row} />
        <div className={styles.traits}>
          <Traits heading="Strengths" traits={player.strengths} />
          <Traits heading="Weaknesses" traits={player.weaknesses} />
        </div>
      </div>
    </Dialog>
  )
})

function Status({ row: { player } }: { row: SquadRow }) {
  return (
    <p className={styles.status}>
      <Badge tone={player.inSquad ? 'good' : 'neutral'}>{player.inSquad ? 'In Squad' : 'Reserve'}</Badge>
      {player.injured && (
        <Badge tone="bad" icon={<Icon name="injury" size={14} />}>
          Injured
        </Badge>
      )}
      {player.suspensions > 0 && (
        <Badge tone="bad" icon={<Icon name="suspension" size={14} />}>
          Susp. ({player.suspensions})
        </Badge>
      )}
    </p>
  )
}

function Facts({ row: { player, value, mood } }: { row: SquadRow }) {
  return (
    <dl className={styles.facts}>
      <Fact name="Position">{player.type}</Fact>
      <Fact name="Age">{player.age}</Fact>
      <Fact name="Nationality">
        <Flag country={player.nationality} height={12} withName />
      </Fact>
      <Fact name="Quality" term="quality">
        <Stars value={player.quality} /> {player.quality.toFixed(1)}
      </Fact>
      <Fact name="Value" term="value">
        <Money amount={value} />
      </Fact>
      <Fact name="Wage">
        <Money amount={player.wage} /> / week
      </Fact>
      <Fact name="Morale" term="morale">
        <Icon name={mood} /> {player.morale.toFixed(1)} · {MOOD_NAMES[mood]}
      </Fact>
      <Fact name="Form" term="form">
        {formName(player.form)}
      </Fact>
      <Fact name="Season goals">{player.goals}</Fact>
      <Fact name="Season assists">{player.assists}</Fact>
    </dl>
  )
}

function Fact({ name, term, children }: { name: string; term?: Term; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term ? <Explained term={term}>{name}</Explained> : name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Traits({ heading, traits }: { heading: string; traits: readonly string[] }) {
  return (
    <section aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      {traits.length === 0 ? (
        <p className={styles.none}>No specific attributes listed.</p>
      ) : (
        <ul>
          {traits.map((trait) => (
            <li key={trait}>{trait}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** To the eleven or out of it; nobody who is injured or suspended is moved. */
const Move = observer(function Move({ row: { player, isFit } }: { row: SquadRow }) {
  const { lineUp } = useGameStores()
  if (!isFit) return <Button disabled>Cannot Move</Button>
  const { id, inSquad } = player

  const move = () => {
    if (inSquad) lineUp.drop(id)
    else lineUp.select(id)
  }

  return (
    <Button variant="primary" onClick={move}>
      {inSquad ? 'To Reserves' : 'To Squad'}
    </Button>
  )
})
