import { useState, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { CloseButton } from '../components/Dialog.tsx'
import { GameDialog, useHeadingFocus } from './GameDialog.tsx'
import { Money } from '../components/Money.tsx'
import { Select } from '../components/Select.tsx'
import { TextField } from '../components/TextField.tsx'
import { MAX_OFFERS, type Terms } from '../simulation/people/contract.ts'
import type { GameEventKind } from '../simulation/news/gameEvent.ts'
import type { Outcome } from '../simulation/news/outcome.ts'
import type { ContractTalks } from '../simulation/reports/contractReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import styles from './ContractTalks.module.css'
import { plural } from '../simulation/core/english.ts'

/** Events that end the talks with a signature. */
const SIGNED: readonly GameEventKind[] = ['contract-renewed', 'player-signed']

interface ContractTermsDialogProps {
  talks: ContractTalks
  /** Makes an offer. */
  onOffer: (terms: Terms) => Outcome
  /** Shown before the terms. */
  figures: ReactNode
}

/** Terms of a contract in talks with a player, of which they hear three offers. */
export const ContractTermsDialog = observer(function ContractTermsDialog({
  talks,
  onOffer,
  figures,
}: ContractTermsDialogProps) {
  const { ui } = useGameStores()
  const { player, asked, offersLeft } = talks
  const [until, setUntil] = useState(asked.until)
  const [status, setStatus] = useState(asked.status)
  /** Wage that was typed; null for the one asked for. */
  const [typed, setTyped] = useState<string | null>(null)
  /** Reason why the club does not make the last offer. */
  const [refusal, setRefusal] = useState<string>()
  const { onRemove, finalFocus } = useHeadingFocus()
  const askedWage = talks.askedWage({ until, status })
  const wage = typed ?? String(askedWage)
  const close = () => ui.closeModal()

  const offer = () => {
    const outcome = onOffer({ until, status, wage: Number(wage) })
    setRefusal(outcome.done ? undefined : outcome.reason)
    if (!outcome.done || !SIGNED.includes(outcome.event.kind)) return
    onRemove()
    close()
  }

  return (
    <GameDialog
      gap="regular"
      title={`Contract of ${player.name}`}
      finalFocus={finalFocus}
      footer={
        <>
          <CloseButton>Decide later</CloseButton>
          <Button variant="primary" disabled={wage.trim() === ''} onClick={offer}>
            Make the offer
          </Button>
        </>
      }
    >
      {figures}
      <Select
        data-initial-focus
        label="Length"
        options={talks.ends.map((end) => ({ value: String(end), label: `Until the end of season ${end}` }))}
        value={String(until)}
        onChange={(value) => setUntil(Number(value))}
      />
      <div>
        <Select label="Promised status" options={talks.statuses} value={status} onChange={setStatus} />
        <p className={styles.hint}>
          Key players and regulars lose morale when they’re fit and left out, key players more so.
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
        {offersLeft < MAX_OFFERS && `${player.name} said no. `}On these terms {player.name} wants{' '}
        <Money amount={askedWage} /> a week.{' '}
        {plural(offersLeft, 'You have one more offer.', `You have ${offersLeft} offers.`)}
      </p>
    </GameDialog>
  )
})
