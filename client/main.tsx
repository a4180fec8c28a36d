import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { applyStoredLook } from './storedLook.ts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/global.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page lacks its #root element')

applyStoredLook()
createRoot(root).render(<App />)
