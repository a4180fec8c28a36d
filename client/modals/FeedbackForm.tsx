import type { SubmitEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { Checkbox } from '../components/Checkbox.tsx'
import { Notice } from '../components/Notice.tsx'
import { RatingField } from '../components/RatingField.tsx'
import { Select } from '../components/Select.tsx'
import { TextArea } from '../components/TextField.tsx'
import { useGameStores } from '../stores/useGameStores.ts'
import styles from './FeedbackForm.module.css'

const CATEGORIES = [
  { value: 'general', label: 'General' },
  { value: 'gameplay', label: 'Gameplay' },
  { value: 'difficulty', label: 'Difficulty' },
  { value: 'bugs', label: 'Bugs' },
  { value: 'suggestions', label: 'Suggestions' },
  { value: 'other', label: 'Other' },
] as const

/** Feedback form; shows thanks once the feedback has been sent. */
export const FeedbackForm = observer(function FeedbackForm() {
  const { careerEnd } = useGameStores()
  const { draft, fault, isSending, isSubmitted, messageMaxLength } = careerEnd
  if (isSubmitted) return <Thanks onClose={() => careerEnd.close()} />

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void careerEnd.submit()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.row}>
        <RatingField
          label="How do you like the game?"
          value={draft.rating}
          isWrong={fault !== null && draft.rating === null}
          onChange={(rating) => careerEnd.write({ rating })}
        />
        <Select
          label="Category"
          options={CATEGORIES}
          value={draft.category}
          onChange={(category) => careerEnd.write({ category })}
        />
      </div>
      <TextArea
        label="Message"
        value={draft.message}
        maxLength={messageMaxLength}
        onChange={(message) => careerEnd.write({ message })}
      />
      <Checkbox
        label="Don't show this again"
        isChecked={draft.hideInFuture}
        onChange={(hideInFuture) => careerEnd.write({ hideInFuture })}
      />
      {fault !== null && <Notice tone="bad">{fault}</Notice>}
      <div className={styles.buttons}>
        <Button onClick={() => careerEnd.skipFeedback()}>Skip Feedback for Now</Button>
        <Button type="submit" variant="primary" busy={isSending}>
          {isSending ? 'Submitting...' : 'Submit Feedback'}
        </Button>
      </div>
    </form>
  )
})

function Thanks({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.thanks}>
      <p className={styles.thankYou} role="status">
        Thank you for your feedback!
      </p>
      <p>It helps us make next season a better one.</p>
      <Button variant="primary" autoFocus onClick={onClose}>
        Close
      </Button>
    </div>
  )
}
