import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { browserEnvironment } from './environment.ts'
import { RootStore } from './stores/RootStore.ts'
import { StoresProvider } from './stores/useStores.tsx'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/global.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page lacks its #root element')

createRoot(root).render(
  <StoresProvider stores={new RootStore(browserEnvironment())}>
    <App />
  </StoresProvider>,
)
