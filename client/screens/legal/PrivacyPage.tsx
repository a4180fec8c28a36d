import { ButtonLink } from '../site/ButtonLink.tsx'
import { LegalPage } from './LegalPage.tsx'
import { PRIVACY } from './privacy.tsx'

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      description="What Floodlight keeps about its players, why, for how long, and what you can ask of us."
      lead="What we keep, why we keep it and how you get rid of it. We keep little: an account, its team and its saves."
      sections={PRIVACY}
      hasContents
      next={
        <ButtonLink to="/terms-of-service" variant="primary">
          View Terms of Service
        </ButtonLink>
      }
    />
  )
}
