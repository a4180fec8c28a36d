import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { CloseButton } from '../components/Dialog.tsx'
import { GameDialog } from './GameDialog.tsx'
import { squadReport } from '../simulation/reports/squadReport.ts'
import type { Tab } from '../stores/UiStore.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import styles from './InsufficientPlayers.module.css'

/** Reasons that time is stopped, with the actions that solve them. */
export const InsufficientPlayers = observer(function InsufficientPlayers({ eligible }: { eligible: number }) {
  const { game, lineUp, shortage, time, ui } = useGameStores()
  const isSolvable = shortage.current?.isSolvable ?? false
  const { canSign } = useReport(squadReport)

  const goTo = (tab: Tab) => {
    ui.selectTab(tab)
    ui.closeModal()
  }

  return (
    <GameDialog
      title="Insufficient Eligible Players"
      footer={
        <>
          <Button onClick={() => goTo('squad')}>Go to Squad</Button>
          {isSolvable ? (
            <Button
              onClick={() => {
                lineUp.decide('autoPick')
                const { eligible: picked, places } = squadReport(game.state)
                if (picked >= places) ui.closeModal()
              }}
            >
              Auto-pick
            </Button>
          ) : (
            canSign && <Button onClick={() => goTo('transfers')}>Sign somebody</Button>
          )}
          {shortage.isDecisionDue && (
            <Button onClick={() => time.forfeitMatch()}>
              <span>
                Play on and forfeit <span className={styles.score}>0–3</span>
              </span>
            </Button>
          )}
          <CloseButton data-initial-focus variant="primary">
            OK, I understand
          </CloseButton>
        </>
      }
    >
      <div className={styles.text}>
        <p className={styles.count}>{`You have only ${eligible} eligible players. You need 11.`}</p>
        <p>Go to Squad Management and add eligible players.</p>
        <p>The game is paused.</p>
        {!isSolvable && <Advice isMatchDay={shortage.isDecisionDue} canSign={canSign} />}
      </div>
    </GameDialog>
  )
})

function Advice({ isMatchDay, canSign }: { isMatchDay: boolean; canSign: boolean }) {
  const sign = canSign ? 'Sign somebody, or' : 'No signings in this challenge. You can'
  return isMatchDay ? (
    <p>
      {`The match is today, and too few of your players are fit. ${sign} forfeit the match: a `}
      <span className={styles.score}>0–3</span> defeat.
    </p>
  ) : (
    <p>
      {`Too few of your players are fit. ${sign} carry on: there are days left before the match, and players may be back by then.`}
    </p>
  )
}
