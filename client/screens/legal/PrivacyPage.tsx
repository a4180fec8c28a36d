import { ButtonLink } from '../site/ButtonLink.tsx'
import { LegalPage, useOpenSection } from './LegalPage.tsx'
import styles from './LegalPage.module.css'
import { PRIVACY } from './privacy.tsx'

export function PrivacyPage() {
  const { openId, open, toggle } = useOpenSection(PRIVACY[0]?.id ?? null)

  const goTo = (id: string) => {
    open(id)
    const title = document.getElementById(`${id}-title`)
    title?.focus({ preventScroll: true })
    document.getElementById(id)?.scrollIntoView()
  }

  return (
    <LegalPage
      title="Privacy Policy"
      description="What Floodlight keeps about its players, why, for how long, and what you can ask of us."
      lead="What we keep, why we keep it and how you get rid of it. We keep little: an account, its team and its saves."
      sections={PRIVACY}
      openId={openId}
      onToggle={toggle}
      aside={
        <nav className={styles.contents} aria-labelledby="contents-heading">
          <h2 id="contents-heading">Table of Contents</h2>
          <ol>
            {PRIVACY.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault()
                    goTo(id)
                  }}
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      }
      buttons={
        <>
          <ButtonLink to="/terms-of-service" variant="primary">
            View Terms of Service
          </ButtonLink>
          <ButtonLink to="/">Return to Home</ButtonLink>
        </>
      }
    />
  )
}
