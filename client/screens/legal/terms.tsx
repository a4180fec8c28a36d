import type { AccordionSection } from '../../components/Accordion.tsx'
import { WHERE_SAVES_ARE } from '../../simulation/core/savesStatement.ts'
import { CONTACT_EMAIL } from '../site/claims.ts'

export const TERMS: readonly AccordionSection[] = [
  {
    id: 'acceptance',
    title: 'Acceptance of Terms',
    content: (
      <>
        <p>
          These terms govern the Floodlight website and game. By creating an account, playing as a guest or
          using the site in any other way you accept them. If you do not accept them, please do not use the
          service.
        </p>
        <p>If you accept them for somebody else, such as a child in your care, you answer for their use.</p>
      </>
    ),
  },
  {
    id: 'eligibility',
    title: 'Who May Play',
    content: (
      <p>
        You must be at least 13 years old. If the law where you live asks for the consent of a parent or
        guardian at your age, you need that consent before you create an account.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts and Guests',
    content: (
      <>
        <p>
          An account needs a valid email address, a username and a password of at least 6 characters that is
          not one of the first to be guessed. You keep the password to yourself and answer for what is done
          with your account. Tell us when you believe that somebody else has used it; a new password ends
          every other session.
        </p>
        <p>
          A guest has no account. A guest's progress is not saved permanently, and some features may be
          restricted.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'User Conduct',
    content: (
      <>
        <p>When you use the service you do not:</p>
        <ul>
          <li>choose names or upload logos that are unlawful, hateful, indecent or pose as somebody else;</li>
          <li>try to get into accounts or systems that are not yours, or probe them without our consent;</li>
          <li>overload the service or call it by automatic means beyond what a browser does;</li>
          <li>sell, rent or give away your account.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'licence',
    title: 'Licence and Intellectual Property',
    content: (
      <>
        <p>
          The game, its text, pictures, sounds and code belong to Floodlight and its licensors. You may use
          them to play, for yourself and not for business. You may show and stream what you play.
        </p>
        <p>
          Clubs, players and competitions are made up. A likeness to real ones is chance. What you upload
          stays yours; you allow us to store, convert and show it as far as the service needs it.
        </p>
        <p>
          Fonts, flags, faces and much of the code underneath come from others, under{' '}
          <a href="/licences" target="_blank" rel="noreferrer">
            licences of their own
          </a>
          .
        </p>
      </>
    ),
  },
  {
    id: 'virtual-currency',
    title: 'Virtual Currency',
    content: (
      <p>
        Money, budgets, values and credits in the game are virtual. They have no real-world value, are no
        property of yours, cannot be exchanged for money, goods or services outside the game, and cannot be
        passed on to others. We may change how they are earned and spent.
      </p>
    ),
  },
  {
    id: 'purchases',
    title: 'Purchases and Refunds',
    content: (
      <p>
        Should the service offer something for sale, the price and what you get for it are shown before you
        pay. Purchases are final and non-refundable, except as required by law. Rights that consumers have by
        law remain untouched.
      </p>
    ),
  },
  {
    id: 'subscriptions',
    title: 'Subscriptions',
    content: (
      <p>
        Should the service offer subscriptions, they renew automatically at the end of each period, for the
        same length and at the price then shown, unless you turn renewal off at least 24 hours before the
        period ends. Turned off, a subscription runs to the end of the period already paid for.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    content: (
      <p>
        The Privacy Policy says which data we keep, why and for how long. It is part of these terms.{' '}
        {WHERE_SAVES_ARE} Whoever clears the browser's data clears the saves there, and none in an account.
      </p>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    content: (
      <p>
        You may stop using the service at any time and delete your account in the manager's office. We may
        suspend or close an account that breaks these terms or endangers the service. Unless the law or the
        safety of others forbids it, we tell you the reason.
      </p>
    ),
  },
  {
    id: 'disclaimers',
    title: 'Disclaimers and Liability',
    content: (
      <>
        <p>
          The service is provided as it is and as it is available. We do not promise that it is always there,
          free of faults, or that no save is ever lost.
        </p>
        <p>
          As far as the law allows, we are not liable for indirect damage or lost data. Nothing here limits
          liability that the law does not allow to be limited, such as for intent or for harm to life and
          health.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to These Terms',
    content: (
      <p>
        We may change these terms when the service or the law changes. We announce a change on the site before
        it takes effect. If you go on playing afterwards, the new terms hold; otherwise you may close your
        account.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    content: (
      <p>
        Questions about these terms: write to <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>.
      </p>
    ),
  },
]
