import { ButtonLink } from '../site/ButtonLink.tsx'
import { LegalPage } from './LegalPage.tsx'
import { TERMS } from './terms.tsx'

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      description="The terms under which Floodlight may be played: accounts, conduct, virtual currency, purchases and subscriptions."
      lead="The agreement between you and Floodlight. It holds from the moment you create an account or play as a guest."
      sections={TERMS}
      next={
        <ButtonLink to="/register" variant="primary">
          Create Account
        </ButtonLink>
      }
    />
  )
}
