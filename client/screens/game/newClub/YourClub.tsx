import { useEffect, useRef, type CSSProperties, type SubmitEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { accentStyle } from '../../../components/accent.ts'
import { Button } from '../../../components/Button.tsx'
import { ManagerFace } from '../../../components/face/ManagerFace.tsx'
import { Crest } from '../../../components/Crest.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { focusField, TextField } from '../../../components/TextField.tsx'
import { useMediaQuery } from '../../../components/useMediaQuery.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useNewClub } from '../../../stores/useNewClub.ts'
import { useStores } from '../../../stores/useStores.tsx'
import { PageHeading } from '../../PageHeading.tsx'
import { CareerChoice } from './CareerChoice.tsx'
import { ChallengeBrief } from './ChallengeBrief.tsx'
import { CrestChoice, KitChoice } from './LookChoice.tsx'
import { RankedChoice } from './RankedChoice.tsx'
import { Shirt } from './Shirt.tsx'
import styles from './YourClub.module.css'

/** Start of a career: the club and its league. All is filled in, so that Enter starts it. */
export const YourClub = observer(function YourClub() {
  const { arrival, game } = useGameStores()
  const newClub = useNewClub()
  const { saves, team, ui, hasCareer } = useStores()
  const { challenge } = arrival
  const canSaveFirst = saves.canSave && game.career?.isIron === false
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)')
  const page = useRef<HTMLFormElement>(null)
  const start = useRef<HTMLButtonElement>(null)

  useEffect(() => void team.load(), [team])
  useEffect(() => {
    // A dialog over the page, such as the offer of a lost career, has the focus first.
    if (ui.modal === null) start.current?.focus({ preventScroll: true })
  }, [ui])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void newClub.start().then(() => {
      if (newClub.fault) focusField(page.current, newClub.fault.field)
    })
  }

  return (
    <main className={styles.page} style={accentStyle(...newClub.club.colours) as CSSProperties}>
      <form ref={page} className={styles.spread} noValidate onSubmit={submit}>
        <ClubCover />
        <div className={styles.choices}>
          <div>
            <PageHeading title="Your club" className={styles.heading}>
              {challenge ? challenge.title : 'Your club'}
            </PageHeading>
            <p className={styles.lead}>
              {challenge
                ? 'The league’s the same for everybody. The club is yours: change what you like, or '
                : 'It’s all filled in: change what you like, or '}
              {hasKeyboard ? 'just press Enter.' : 'start straight away.'}
            </p>
          </div>
          {challenge && <ChallengeBrief challenge={challenge} />}
          {challenge && <RankedChoice challenge={challenge.id} />}
          <Names />
          <You />
          <KitChoice />
          <CrestChoice />
          {!challenge && (
            <>
              <CareerChoice value={newClub.choices} onChange={(career) => newClub.change(career)} />
              <SharedLeague />
            </>
          )}
          {challenge && hasCareer && (
            <Notice tone="bad">
              Starting this ends the career you’re in.
              {canSaveFirst && ' Go back and save it first if you want it back.'}
            </Notice>
          )}
          <div className={styles.start}>
            <Button ref={start} type="submit" variant="primary" size="large" busy={newClub.isStarting}>
              {challenge ? 'Start the challenge' : 'Start the career'}
            </Button>
            <Link to="/dashboard">Back to the office</Link>
          </div>
        </div>
      </form>
    </main>
  )
})

/** The club as it would begin now, in its colours. */
const ClubCover = observer(function ClubCover() {
  const { arrival } = useGameStores()
  const newClub = useNewClub()
  const { club } = newClub
  return (
    <div className={styles.club}>
      <Crest club={club} size={176} />
      <div className={styles.names}>
        <p className={styles.name}>{club.name}</p>
        <p>
          {club.shortName} in the tables, {club.code} on the scoreboard
        </p>
      </div>
      <Shirt className={styles.shirt} colours={club.colours} size={96} />
      {!arrival.challenge && <Button onClick={() => newClub.drawAnother()}>Draw another club</Button>}
    </div>
  )
})

const Names = observer(function Names() {
  const newClub = useNewClub()
  const { name, town, fault, longestTown } = newClub
  return (
    <div className={styles.pair}>
      <TextField
        label="Club name"
        name="name"
        autoComplete="off"
        maxLength={40}
        value={name}
        onChange={(typed) => newClub.change({ name: typed })}
        error={fault?.field === 'name' ? fault.message : undefined}
      />
      <TextField
        label="Town"
        name="town"
        autoComplete="off"
        maxLength={longestTown}
        value={town}
        onChange={(typed) => newClub.change({ town: typed })}
        error={fault?.field === 'town' ? fault.message : undefined}
      />
    </div>
  )
})

/** The player as the manager. */
const You = observer(function You() {
  const newClub = useNewClub()
  return (
    <div className={styles.manager}>
      <ManagerFace face={newClub.face} size={72} />
      <TextField
        label="Manager"
        name="manager"
        autoComplete="off"
        maxLength={newClub.longestManager}
        value={newClub.manager}
        onChange={(manager) => newClub.change({ manager })}
      />
      <Button onClick={() => newClub.drawFace()}>Another face</Button>
    </div>
  )
})

const SharedLeague = observer(function SharedLeague() {
  const newClub = useNewClub()
  const { choices, fault } = newClub
  return (
    <details className={styles.league}>
      <summary>Play a shared league</summary>
      <TextField
        label="Seed"
        name="seed"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        hint="The number of a friend’s league: they’ll find it in their settings."
        value={choices.seed}
        onChange={(seed) => newClub.change({ seed })}
        error={fault?.field === 'seed' ? fault.message : undefined}
      />
    </details>
  )
})
