import { ButtonLink } from '../site/ButtonLink.tsx'
import { LegalPage, useOpenSection } from './LegalPage.tsx'
import { TERMS } from './terms.tsx'

export function TermsPage() {
  const { openId, toggle } = useOpenSection(TERMS[0]?.id ?? null)
  return (
    <LegalPage
      title="Terms of Service"
      description="The terms under which Floodlight may be played: accounts, conduct, virtual currency, purchases and subscriptions."
      lead="The agreement between you and Floodlight. It holds from the moment you create an account or play as a guest."
      sections={TERMS}
      openId={openId}
      onToggle={toggle}
      buttons={
        <>
          <ButtonLink to="/register" variant="primary">
            Create Account
          </ButtonLink>
          <ButtonLink to="/">Return to Home</ButtonLink>
        </>
      }
    />
  )
}
