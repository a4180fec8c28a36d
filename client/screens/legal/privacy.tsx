import type { AccordionSection } from '../../components/Accordion.tsx'
import { WHERE_SAVES_ARE } from '../../simulation/core/savesStatement.ts'
import { CONTACT_EMAIL } from '../site/claims.ts'
import { KEPT_DATA } from './keptData.ts'

export const PRIVACY: readonly AccordionSection[] = [
  {
    id: 'overview',
    title: 'Overview',
    content: (
      <p>
        This policy covers the Floodlight website and game. The game runs in your browser. An account needs a
        little data on our server and holds your saves; this policy says which, and what you can do about it.
      </p>
    ),
  },
  {
    id: 'data-we-keep',
    title: 'Data We Keep on Our Server',
    content: (
      <>
        <p>If you have an account:</p>
        <ul>{KEPT_DATA.map(({ text }) => text !== undefined && <li key={text}>{text}</li>)}</ul>
        <p>{WHERE_SAVES_ARE} Switch this off, and the saves in your account are deleted.</p>
        <p>If you play as a guest: nothing, unless you send feedback, which is then kept without a name.</p>
      </>
    ),
  },
  {
    id: 'data-in-your-browser',
    title: 'Data in Your Browser',
    content: (
      <>
        <p>These are kept in your browser’s storage and leave it only where this policy says so:</p>
        <ul>
          <li>the session you are logged in with, your username and account number;</li>
          <li>your settings, your team's name and logo;</li>
          <li>saved games, with a copy of each to recover it from;</li>
          <li>your email address, if you tick “Remember me”;</li>
          <li>that you do not want to be asked for feedback, if you said so.</li>
        </ul>
        <p>
          The career you are playing is also kept until you log out or later ones take its place. All this
          serves the game and nothing else. Logging out removes the session; clearing the site's data removes
          everything here, and nothing from your account.
        </p>
      </>
    ),
  },
  {
    id: 'purposes',
    title: 'What We Use It For',
    content: (
      <ul>
        <li>to let you in and to keep others out of your account;</li>
        <li>to send the mail with which you set a new password;</li>
        <li>to show your team where you play, and to open your saves on your other devices;</li>
        <li>to improve the game by the feedback you choose to send;</li>
        <li>
          to protect the service against abuse: failed logins are counted for an account and an address, and
          those made elsewhere do not lock you out where you logged in before. The log shows from where
          somebody tried to get in.
        </li>
      </ul>
    ),
  },
  {
    id: 'analytics-and-advertising',
    title: 'Analytics and Advertising',
    content: (
      <p>
        The operator of this site may switch on page statistics, which report the time and the page visited,
        and an advertising slot in the game. Unless they are switched on, no request goes to anybody but our
        own server. We do not sell personal data.
      </p>
    ),
  },
  {
    id: 'sharing',
    title: 'Who Else Receives Data',
    content: (
      <p>
        Nobody, except those who host the service and deliver its mail for us and may use the data for nothing
        else, and authorities where the law obliges us. Share buttons in the game open the pages of other
        services; what you post there is subject to their rules.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    content: (
      <p>
        We do not knowingly collect data from children under 13. If you believe that a child under 13 has
        created an account, tell us, and we will delete it.
      </p>
    ),
  },
  {
    id: 'retention',
    title: 'How Long We Keep It',
    content: (
      <p>
        Account data is kept as long as the account exists. When you delete it, everything named above goes
        with it, the saves of all your devices too; your feedback stays, without anything that says whose it
        was. Sessions expire by themselves, links for a new password after a short time, the fingerprint of a
        network address a year after your last login there, and counts of failed logins once they no longer
        protect anything. Logs of the server hold no passwords, no tokens and no email addresses. They say for
        thirty days when somebody registered, logged in or out, confirmed an email, changed a password or
        deleted an account, or tried to: with the network address and a fingerprint of the account’s number.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    content: (
      <p>
        Passwords are stored with Argon2id, sessions only as fingerprints. Passwords that everybody guesses
        first are refused. A new password ends all other sessions. Uploaded logos are drawn anew, so that
        nothing hidden in a file is passed on. No system is perfectly safe; if something happens that concerns
        you, we will tell you.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your Rights',
    content: (
      <p>
        You may ask what we keep about you, have it corrected, receive a copy, object to its use or have it
        deleted. In the manager's office you change your username, team and password yourself, log out
        everywhere and delete the account with the saves it holds and those in that browser; in Settings you
        choose whether the account holds saves; for everything else write to us. You may also complain to the
        data protection authority where you live.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to This Policy',
    content: <p>When we change this policy we say so on the site before the change takes effect.</p>,
  },
  {
    id: 'contact',
    title: 'Contact',
    content: (
      <p>
        Questions about your data: write to <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>.
      </p>
    ),
  },
]
