import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { Bar } from '../../../components/Bar.tsx'
import { Button } from '../../../components/Button.tsx'
import { Face } from '../../../components/face/Face.tsx'
import { Flag } from '../../../components/Flag.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { Money } from '../../../components/Money.tsx'
import { closePeekCard, PeekCard, PeekTitle } from '../../../components/PeekCard.tsx'
import { formName, MOOD_NAMES } from '../../../components/playerWords.ts'
import { Stars } from '../../../components/Stars.tsx'
import type { PlayerReport } from '../../../simulation/players/playerReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { Figure, Figures } from '../Figures.tsx'
import styles from './QuickLook.module.css'

/** What there is to know of a player, beside his name and without leaving the page. */
export function QuickLook() {
  return <PeekCard>{(id) => <Look id={id} />}</PeekCard>
}

const Look = observer(function Look({ id }: { id: string }) {
  const { game } = useGameStores()
  const report = game.playerReport(id)
  if (!report) return <p>Error loading player data.</p>
  const { player, value, fee, mood } = report
  return (
    <div className={styles.look}>
      <header className={styles.head}>
        <Face player={player} colours={fee === null ? game.state.club.colours : undefined} size={80} />
        <div className={styles.who}>
          <PeekTitle>{player.name}</PeekTitle>
          <p className={styles.facts}>
            {player.type}, {player.age} · <Flag country={player.nationality} height={12} withName />
          </p>
          <p className={styles.quality}>
            <Stars value={player.quality} label="Quality" /> {player.quality.toFixed(1)}
          </p>
          <Status report={report} />
        </div>
      </header>
      <Bar label="Stamina" value={player.stamina} />
      <Figures>
        <Figure name="Morale">
          {player.morale.toFixed(1)} · {MOOD_NAMES[mood]}
        </Figure>
        <Figure name="Form">{formName(player.form)}</Figure>
        <Figure name="Season goals / assists">{`${player.goals} / ${player.assists}`}</Figure>
        <Figure name="Value">
          <Money amount={value} />
        </Figure>
        {fee !== null && (
          <Figure name="Fee">
            <Money amount={fee} />
          </Figure>
        )}
        <Figure name="Wage">
          <Money amount={player.wage} /> / week
        </Figure>
      </Figures>
      <Actions report={report} />
    </div>
  )
})

function Status({ report: { player, fee } }: { report: PlayerReport }) {
  const place = fee !== null ? 'Transfer market' : player.inSquad ? 'In Squad' : 'Reserve'
  return (
    <p className={styles.status}>
      <Badge tone={player.inSquad ? 'good' : 'neutral'}>{place}</Badge>
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

const Actions = observer(function Actions({ report: { player, fee } }: { report: PlayerReport }) {
  const { compare, ui } = useGameStores()
  return (
    <p className={styles.actions}>
      {fee === null && (
        <Button
          size="small"
          onClick={() => {
            closePeekCard()
            ui.openModal({ kind: 'player-details', id: player.id })
          }}
        >
          View Details
        </Button>
      )}
      <Button
        size="small"
        aria-pressed={compare.isChosen(player.id)}
        onClick={() => {
          compare.toggle(player.id)
        }}
      >
        {compare.isChosen(player.id) ? 'Do not compare' : 'Compare'}
      </Button>
    </p>
  )
})
