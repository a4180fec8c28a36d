import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { openAnalytics, postEvent } from './analytics.ts'
import { fetchSiteConfig } from './api/fetchSiteConfig.ts'
import { App } from './App.tsx'
import { builds, RULES_HASH, startBuild } from './builds.ts'
import { applyStoredLook } from './storedLook.ts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/global.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page lacks its #root element')

applyStoredLook()

const analytics = openAnalytics({
  loadConfig: fetchSiteConfig,
  send: postEvent,
  now: () => new Date(),
})
// The canvas of the game has a root of its own, outside of it (scenes/SeparateRoot.tsx).
const app = (
  <StrictMode>
    <App analytics={analytics} />
  </StrictMode>
)
const start = () => {
  // The build prerenders the landing page into the HTML served for it.
  if (root.hasChildNodes()) hydrateRoot(root, app)
  else createRoot(root).render(app)
}
const rules = location.pathname === '/game' ? builds.ledTo : null
if (rules === null || rules === RULES_HASH) start()
else startBuild(rules).catch(start)
