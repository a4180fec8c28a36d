import { observer } from 'mobx-react-lite'
import { Checkbox } from '../../components/Checkbox.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { Select } from '../../components/Select.tsx'
import { focusField, TextField } from '../../components/TextField.tsx'
import { CHALLENGE_RULES, SCORINGS } from '../../simulation/club/challenge.ts'
import {
  AIM_WORDS,
  challengeLength,
  RULE_WORDS,
  SCORING_NAMES,
} from '../../simulation/club/challengeWords.ts'
import { DIFFICULTIES, DIFFICULTY_NAMES } from '../../simulation/club/difficulty.ts'
import { DIVISION_NAMES } from '../../simulation/club/otherDivision.ts'
import { capitalised, counted } from '../../simulation/core/english.ts'
import type { LeagueChallengesStore } from '../../stores/LeagueChallengesStore.ts'
import type { LeaguesStore } from '../../stores/LeaguesStore.ts'
import { LeagueForm } from './LeagueForm.tsx'
import styles from './Leagues.module.css'

const DIVISIONS = ([1, 2] as const).map((division) => ({
  value: `${division}`,
  label: DIVISION_NAMES[division],
}))
const DIFFICULTY_OPTIONS = DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_NAMES[value] }))
const SCORING_OPTIONS = SCORINGS.map((value) => ({ value, label: SCORING_NAMES[value] }))

interface LeagueChallengeFormProps {
  leagues: LeaguesStore
  challenges: LeagueChallengesStore
  /** Called with what has happened. */
  onDone: (message: string) => void
}

/** Form with which whoever runs a league sets a challenge. All is filled in, so that Enter sends it. */
export const LeagueChallengeForm = observer(function LeagueChallengeForm({
  leagues,
  challenges,
  onDone,
}: LeagueChallengeFormProps) {
  const { choices, formFault, longestTitle } = challenges
  const { title, seed, scoring } = choices
  const errorOf = (field: 'title' | 'seed') => (formFault?.field === field ? formFault.message : undefined)

  const send = async (form: HTMLFormElement | null) => {
    const set = await challenges.set()
    if (set.ok) onDone(`${title.trim()} is on. Tell your league.`)
    else if (challenges.formFault) focusField(form, challenges.formFault.field)
    return set
  }

  return (
    <LeagueForm leagues={leagues} action="Set the challenge" onSubmit={send}>
      <TextField
        label="Title"
        name="title"
        autoComplete="off"
        maxLength={longestTitle}
        value={title}
        onChange={(typed) => challenges.change({ title: typed })}
        error={errorOf('title')}
      />
      <TextField
        label="Seed"
        name="seed"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        hint="One number, one league: everybody meets the same players."
        value={seed}
        onChange={(typed) => challenges.change({ seed: typed })}
        error={errorOf('seed')}
      />
      <div className={styles.choice}>
        <p className={styles.label}>Division</p>
        <SegmentedControl
          label="Division"
          segments={DIVISIONS}
          value={`${choices.division}`}
          onChange={(division) => challenges.change({ division: division === '1' ? 1 : 2 })}
        />
      </div>
      <div className={styles.choice}>
        <p className={styles.label}>Difficulty</p>
        <SegmentedControl
          label="Difficulty"
          segments={DIFFICULTY_OPTIONS}
          value={choices.difficulty}
          onChange={(difficulty) => challenges.change({ difficulty })}
        />
      </div>
      <div className={styles.choice}>
        <Select
          label="What counts"
          options={SCORING_OPTIONS}
          value={scoring}
          onChange={(chosen) => challenges.count(chosen)}
        />
        <p aria-live="polite">{AIM_WORDS[scoring]}</p>
      </div>
      {scoring !== 'cup' && <LengthChoice challenges={challenges} />}
      <RuleChoice challenges={challenges} />
      <OpenChoice challenges={challenges} />
    </LeagueForm>
  )
})

type ChoiceProps = Pick<LeagueChallengeFormProps, 'challenges'>

const LengthChoice = observer(function LengthChoice({ challenges }: ChoiceProps) {
  const { choices, lengths } = challenges
  return (
    <Select
      label="Length"
      options={lengths.map((weeks) => ({
        value: `${weeks}`,
        label: capitalised(challengeLength({ weeks })),
      }))}
      value={`${choices.weeks}`}
      onChange={(chosen) => {
        const weeks = lengths.find((length) => `${length}` === chosen)
        if (weeks) challenges.change({ weeks })
      }}
    />
  )
})

const RuleChoice = observer(function RuleChoice({ challenges }: ChoiceProps) {
  const { rules } = challenges.choices
  return (
    <fieldset className={styles.rules}>
      <legend>Rules</legend>
      {CHALLENGE_RULES.map((rule) => (
        <Checkbox
          key={rule}
          label={RULE_WORDS[rule]}
          isChecked={rules.includes(rule)}
          onChange={() => challenges.toggleRule(rule)}
        />
      ))}
    </fieldset>
  )
})

const OpenChoice = observer(function OpenChoice({ challenges }: ChoiceProps) {
  const { choices, openWeeks } = challenges
  return (
    <Select
      label="Stays open for"
      options={openWeeks.map((weeks) => ({ value: `${weeks}`, label: counted(weeks, 'week') }))}
      value={`${choices.openWeeks}`}
      onChange={(chosen) => {
        const weeks = openWeeks.find((number) => `${number}` === chosen)
        if (weeks) challenges.change({ openWeeks: weeks })
      }}
    />
  )
})
