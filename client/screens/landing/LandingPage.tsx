import { lazy, useSyncExternalStore } from 'react'
import { OptionalPart } from '../../components/OptionalPart.tsx'
import { ButtonLink } from '../site/ButtonLink.tsx'
import { SitePage } from '../site/SitePage.tsx'
import { Cover } from './Cover.tsx'
import { Features } from './Features.tsx'
import { Gameplay } from './Gameplay.tsx'
import { GameplayVideo } from './GameplayVideo.tsx'
import { Testimonials } from './Testimonials.tsx'
import { useIdleLayout } from './useIdleLayout.ts'
import styles from './LandingPage.module.css'

const WeekChallenge = lazy(async () => ({ default: (await import('./WeekChallenge.tsx')).WeekChallenge }))

const SECTIONS = ['Features', 'Gameplay', 'Video', 'Testimonials', 'About'] as const

/** Public landing page. */
export function LandingPage() {
  useIdleLayout()
  // The prerendered page is of no week.
  const isThisWeek = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return (
    <SitePage
      links={SECTIONS.map((section) => (
        <a key={section} href={`#${section.toLowerCase()}`}>
          {section}
        </a>
      ))}
    >
      <Cover />
      <Features />
      <Gameplay />
      <GameplayVideo />
      <Testimonials />
      {isThisWeek && (
        <OptionalPart>
          <WeekChallenge />
        </OptionalPart>
      )}
      <section id="about" className={styles.about} aria-labelledby="about-heading">
        <h2 id="about-heading" className={styles.heading}>
          About
        </h2>
        <p>
          Floodlight is a football club management game for one manager at a time. It runs in your browser,
          needs no installation, and tells you in plain words why Saturday went the way it did.
        </p>
        <ButtonLink to="/about">Read more about the game</ButtonLink>
      </section>
      <section className={styles.call} aria-labelledby="call-heading">
        <h2 id="call-heading">The floodlights are on. The dugout is empty.</h2>
        <ButtonLink to="/register" variant="reversed" size="large">
          Take the job
        </ButtonLink>
      </section>
    </SitePage>
  )
}
