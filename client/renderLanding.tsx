import { Suspense } from 'react'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { renderToString } from 'react-dom/server'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import { ErrorBoundary } from './components/ErrorBoundary.tsx'
import { LandingPage } from './screens/landing/LandingPage.tsx'

/** The landing page as App renders it, for the build: main.tsx brings it to life in the browser. */
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
