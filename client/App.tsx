import { lazy, Suspense, useLayoutEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { ErrorBoundary } from './components/ErrorBoundary.tsx'
import { ToastRegion } from './components/ToastRegion.tsx'
import { LoginScreen } from './screens/account/LoginScreen.tsx'
import { useStores } from './stores/useStores.tsx'

/** The game comes in chunks of its own: no other page loads it. */
const GameScreen = lazy(async () => ({
  default: (await import('./screens/game/GameScreen.tsx')).GameScreen,
}))

/** The pages by their addresses. Not in StrictMode: it would mount the canvas of the game twice. */
export function App({ reloadPage = reloadThisPage }: { reloadPage?: () => void }) {
  return (
    <CSPProvider disableStyleElements>
      <ErrorBoundary onReload={reloadPage}>
        <BrowserRouter>
          <Suspense fallback={null}>
            <Pages reloadPage={reloadPage} />
          </Suspense>
        </BrowserRouter>
        <Messages />
      </ErrorBoundary>
    </CSPProvider>
  )
}

function reloadThisPage() {
  window.location.reload()
}

const Pages = observer(function Pages({ reloadPage }: { reloadPage: () => void }) {
  const { session, ui } = useStores()
  const { theme, motion } = ui.settings

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.dataset.motion = motion
  }, [theme, motion])

  return (
    <Routes>
      <Route path="/login" element={<LoginScreen />} />
      <Route
        path="/game"
        element={
          session.isAuthenticated ? <GameScreen onRestart={reloadPage} /> : <Navigate to="/login" replace />
        }
      />
      <Route path="*" element={<Navigate to="/login" replace />} />
    </Routes>
  )
})

const Messages = observer(function Messages() {
  const { ui } = useStores()
  return (
    <ToastRegion
      toasts={ui.toasts}
      onDismiss={(id) => {
        ui.dismissToast(id)
      }}
    />
  )
})
