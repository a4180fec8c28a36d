import { lazy, Suspense, useEffect } from 'react'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom'
import type { Analytics } from './analytics.ts'
import { ErrorBoundary } from './components/ErrorBoundary.tsx'
import { OptionalPart } from './components/OptionalPart.tsx'
import { repairFiles } from './repairFiles.ts'
import { FaultPage } from './screens/recovery/FaultPage.tsx'

// Each page is a chunk of its own, so that none waits for another. The public ones need no stores.
const LandingPage = lazy(async () => ({
  default: (await import('./screens/landing/LandingPage.tsx')).LandingPage,
}))
const AboutPage = lazy(async () => ({ default: (await import('./screens/about/AboutPage.tsx')).AboutPage }))
const TermsPage = lazy(async () => ({ default: (await import('./screens/legal/TermsPage.tsx')).TermsPage }))
const PrivacyPage = lazy(async () => ({
  default: (await import('./screens/legal/PrivacyPage.tsx')).PrivacyPage,
}))
const BrowserRescue = lazy(async () => ({ default: (await import('./BrowserRescue.tsx')).BrowserRescue }))
const Product = lazy(async () => ({ default: (await import('./Product.tsx')).Product }))

interface AppProps {
  reloadPage?: () => void
  /** Called on every page visit. */
  analytics?: Analytics
}

/** The pages by their addresses. */
export function App({ reloadPage = reloadThisPage, analytics }: AppProps) {
  return (
    <CSPProvider disableStyleElements>
      <ErrorBoundary
        fallback={(fault) => (
          <FaultPage
            fault={fault}
            onReload={() => {
              if (fault.isFetchFault) void repairFiles().then(reloadPage)
              else reloadPage()
            }}
          >
            <OptionalPart>
              <BrowserRescue
                heading={fault.explanation === null ? 'If it happens again' : 'What you can do'}
                onReload={reloadPage}
              />
            </OptionalPart>
          </FaultPage>
        )}
      >
        <BrowserRouter>
          {analytics && <PageVisits analytics={analytics} />}
          <Suspense fallback={null}>
            <Routes>
              <Route path="/" element={<LandingPage />} />
              <Route path="/about" element={<AboutPage />} />
              <Route path="/terms-of-service" element={<TermsPage />} />
              <Route path="/privacy-policy" element={<PrivacyPage />} />
              <Route path="*" element={<Product reloadPage={reloadPage} />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </ErrorBoundary>
    </CSPProvider>
  )
}

function reloadThisPage() {
  window.location.reload()
}

/** Reports each page visit, without the query string, which may contain a secret. */
function PageVisits({ analytics }: { analytics: Analytics }) {
  const { pathname } = useLocation()
  useEffect(() => analytics.visit(pathname), [analytics, pathname])
  return null
}
