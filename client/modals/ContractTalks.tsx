import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { Figure, Figures } from '../components/Figures.tsx'
import { Money } from '../components/Money.tsx'
import { Select } from '../components/Select.tsx'
import { TextField } from '../components/TextField.tsx'
import { MOST_OFFERS } from '../simulation/core/contract.ts'
import type { ContractTalks as Talks } from '../simulation/reports/contractReport.ts'
import { useContractDesk } from '../stores/useContractDesk.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import styles from './ContractTalks.module.css'
import { NotFoundDialog } from './NotFoundDialog.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'

/** Talks with a player about a new contract: at most three offers. */
export const ContractTalks = observer(function ContractTalks({ id }: { id: string }) {
  const { game } = useGameStores()
  const contracts = useContractDesk()
  const talks = contracts.talksWith(id)
  if (talks) return <TermsDialog talks={talks} />
  const player = game.state.players.find((candidate) => candidate.id === id)
  return (
    <NotFoundDialog
      title={player ? `Contract of ${player.name}` : 'Player'}
      text={(player && contracts.rowOf(player).hurdle) ?? 'This player is no longer in your squad.'}
    />
  )
})

const TermsDialog = observer(function TermsDialog({ talks }: { talks: Talks }) {
  const { ui } = useGameStores()
  const contracts = useContractDesk()
  const { player, asked, offersLeft } = talks
  const [until, setUntil] = useState(asked.until)
  const [status, setStatus] = useState(asked.status)
  /** Wage that was typed; null for the one asked for. */
  const [typed, setTyped] = useState<string | null>(null)
  /** Why the club does not make the last offer. */
  const [refusal, setRefusal] = useState<string>()
  const { onRemove, finalFocus } = useHeadingFocus()
  const askedWage = talks.askedWage({ until, status })
  const wage = typed ?? String(askedWage)
  const close = () => {
    ui.closeModal()
  }

  const offer = () => {
    const outcome = contracts.offer(player.id, { until, status, wage: Number(wage) })
    setRefusal(outcome.done ? undefined : outcome.reason)
    if (!outcome.done || outcome.event.kind !== 'contract-renewed') return
    onRemove()
    close()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={`Contract of ${player.name}`}
      finalFocus={finalFocus}
      footer={
        <>
          <Button onClick={close}>Decide later</Button>
          <Button variant="primary" disabled={wage.trim() === ''} onClick={offer}>
            Make the offer
          </Button>
        </>
      }
    >
      <div className={styles.terms}>
        <CurrentTerms talks={talks} />
        <Select
          label="Length"
          options={talks.ends.map((end) => ({ value: String(end), label: `Until the end of season ${end}` }))}
          value={String(until)}
          onChange={(value) => {
            setUntil(Number(value))
          }}
        />
        <div>
          <Select label="Promised status" options={talks.statuses} value={status} onChange={setStatus} />
          <p className={styles.hint}>
            Key players and regulars lose morale while they are fit and left out, key players more.
          </p>
        </div>
        <TextField
          label="Wage per week in £"
          type="number"
          inputMode="numeric"
          min={0}
          step={50}
          value={wage}
          onChange={(text) => {
            setTyped(text)
            setRefusal(undefined)
          }}
          error={refusal}
        />
        <p role="status">
          {offersLeft < MOST_OFFERS && `${player.name} has declined. `}For these terms {player.name} asks for{' '}
          <Money amount={askedWage} /> a week.{' '}
          {offersLeft === 1 ? 'One more offer will be heard.' : `${offersLeft} offers will be heard.`}
        </p>
      </div>
    </Dialog>
  )
})

function CurrentTerms({ talks: { player, status, wageBudget } }: { talks: Talks }) {
  return (
    <Figures>
      <Figure name="Contract">
        Until the end of season {player.contract.until}, {status}
      </Figure>
      <Figure name="Wage">
        <Money amount={player.wage} /> / week
      </Figure>
      <Figure name="Wage budget">
        <Money amount={wageBudget} /> / week
      </Figure>
    </Figures>
  )
}
