import { Suspense } from 'react'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { renderToString } from 'react-dom/server'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import { ErrorBoundary } from './components/ErrorBoundary.tsx'
import { LandingPage } from './screens/landing/LandingPage.tsx'

/** Renders the landing page to HTML for the build; main.tsx hydrates it in the browser. */
export function renderLanding(): string {
  return renderToString(
    <CSPProvider disableStyleElements>
      <ErrorBoundary fallback={() => null}>
        <StaticRouter location="/">
          {null}
          <Suspense fallback={null}>
            <Routes>
              <Route path="/" element={<LandingPage />} />
            </Routes>
          </Suspense>
        </StaticRouter>
      </ErrorBoundary>
    </CSPProvider>,
  )
}
