import { lazy, Suspense, useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { ToastRegion } from './components/ToastRegion.tsx'
import { matchesMedia, PHONE } from './components/useMediaQuery.ts'
import { browserEnvironment } from './browserEnvironment.ts'
import { StorageWarning } from './screens/StorageWarning.tsx'
import { RootStore } from './stores/RootStore.ts'
import { StoresProvider, useGivenStores, useStores } from './stores/useStores.tsx'

const LoginScreen = lazy(async () => ({
  default: (await import('./screens/account/LoginScreen.tsx')).LoginScreen,
}))
const RegisterScreen = lazy(async () => ({
  default: (await import('./screens/account/RegisterScreen.tsx')).RegisterScreen,
}))
const ConfirmEmailScreen = lazy(async () => ({
  default: (await import('./screens/account/ConfirmEmailScreen.tsx')).ConfirmEmailScreen,
}))
const ForgotPasswordScreen = lazy(async () => ({
  default: (await import('./screens/account/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
}))
const OfficeScreen = lazy(async () => ({
  default: (await import('./screens/office/OfficeScreen.tsx')).OfficeScreen,
}))
const ChallengesPage = lazy(async () => ({
  default: (await import('./screens/challenges/ChallengesPage.tsx')).ChallengesPage,
}))
const GameScreen = lazy(async () => {
  const [{ GameScreen }] = await Promise.all([
    import('./screens/game/GameScreen.tsx'),
    // On a phone, Save and Load are in a menu, which must open without a network from the first view on.
    matchesMedia(PHONE) ? import('./components/ActionMenu.tsx') : null,
  ])
  return { default: GameScreen }
})

/** Milliseconds for which the first load has the network to itself, before the service worker is installed. */
const FIRST_LOAD_MS = 3_000

const UpdateOffer = lazy<ComponentType<{ reloadPage: () => void }>>(async () => {
  await new Promise((resolve) => setTimeout(resolve, FIRST_LOAD_MS))
  // Without a network there is no new version.
  const part = await import('./UpdateOffer.tsx').catch(() => ({ UpdateOffer: () => null }))
  return { default: part.UpdateOffer }
})

/** False in development, and on plain HTTP addresses other than localhost. */
const hasServiceWorker = import.meta.env.PROD && 'serviceWorker' in navigator

/** Stores of this tab: they outlive a visit to a public page. */
let storesOfTab: RootStore | null = null

/** The pages that need stores: account screens, office and game. */
export function Product({ reloadPage }: { reloadPage: () => void }) {
  const stores = useGivenStores() ?? (storesOfTab ??= new RootStore(browserEnvironment()))
  return (
    <StoresProvider stores={stores}>
      <StorageWarning />
      <Suspense fallback={null}>
        <Pages reloadPage={reloadPage} />
      </Suspense>
      <Messages />
    </StoresProvider>
  )
}

const Pages = observer(function Pages({ reloadPage }: { reloadPage: () => void }) {
  const { session, ui } = useStores()
  const { theme, motion } = ui.settings
  const { pathname, search } = useLocation()
  const isGame = pathname === '/game'
  const isGuestDoor = isGame && new URLSearchParams(search).get('as') === 'guest'

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.dataset.motion = motion
  }, [theme, motion])

  // The way into the game without an account, from the landing page. A session that is open already goes on.
  useEffect(() => {
    if (isGuestDoor && !session.isAuthenticated) session.playAsGuest()
  }, [isGuestDoor, session])
  if (isGuestDoor) return session.isAuthenticated && <Navigate to="/game" replace />

  // The login goes on to what the address asks for.
  const guarded = (page: ReactNode) =>
    session.isAuthenticated ? page : <Navigate to={'/login' + search} replace />

  const offer = hasServiceWorker && (
    <Suspense fallback={null}>
      <UpdateOffer reloadPage={reloadPage} />
    </Suspense>
  )

  return (
    <>
      {!isGame && offer}
      <Routes>
        <Route path="/login" element={<LoginScreen />} />
        <Route path="/register" element={<RegisterScreen />} />
        <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
        <Route path="/confirm-email" element={<ConfirmEmailScreen />} />
        <Route path="/challenges/*" element={<ChallengesPage />} />
        <Route path="/dashboard" element={guarded(<OfficeScreen key={session.epoch} />)} />
        <Route path="/game" element={guarded(<GameScreen onRestart={reloadPage} offer={offer} />)} />
        <Route path="*" element={<Navigate to="/login" replace />} />
      </Routes>
    </>
  )
})

const Messages = observer(function Messages() {
  const { ui } = useStores()
  return <ToastRegion toasts={ui.toasts} onDismiss={(id) => ui.dismissToast(id)} />
})
