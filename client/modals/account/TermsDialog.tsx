import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { WHERE_SAVES_ARE } from '../../simulation/core/savesStatement.ts'
import styles from './TermsDialog.module.css'

/** Ten sections. */
const SECTIONS = [
  [
    'Introduction',
    'Welcome to Floodlight. By creating an account you accept these terms. They cover the website, the game and the account you play it with. The full Terms of Service are on the site; this is what you agree to when you register.',
  ],
  [
    'Account Registration',
    'You need a valid email address to register. Choose a password of your own, keep it to yourself, and tell us if somebody else has used your account. One person, one account; you must be at least 13 years old.',
  ],
  [
    'User Conduct',
    'Names and logos are seen beside your results: nothing unlawful, hateful or indecent, and nothing that poses as somebody else. Do not attack the service, overload it or automate play against it.',
  ],
  [
    'Intellectual Property',
    'The game, its pictures, text and code belong to Floodlight and its licensors. Clubs, players and competitions in it are made up. What you upload stays yours; you allow us to store it and show it to you.',
  ],
  [
    'Virtual Currency',
    'Money, budgets and credits in the game are virtual. They have no real-world value, cannot be exchanged for money and cannot be passed to other accounts.',
  ],
  [
    'Privacy',
    `We keep what an account needs: email, username, team name, logo and a fingerprint of your password. ${WHERE_SAVES_ARE} The Privacy Policy says it in full.`,
  ],
  [
    'Termination',
    "You may stop at any time and delete your account in the manager's office. We may close an account that breaks these terms, and tell you why unless the law forbids it.",
  ],
  [
    'Disclaimers',
    'The game is provided as it is. We work to keep it running and your account safe, but we cannot promise that it never fails or that a save is never lost.',
  ],
  [
    'Changes',
    'When these terms change we say so on the site before the change takes effect. Playing on afterwards means that you accept it.',
  ],
  ['Contact', 'Questions about these terms: write to us through the contact given in the Terms of Service.'],
] as const

/** Terms to agree to at registration. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title="Terms & Conditions"
      size="wide"
      footer={
        <Button data-initial-focus variant="primary" onClick={onClose}>
          I Understand
        </Button>
      }
    >
      <ol className={styles.sections}>
        {SECTIONS.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
