import { browserEnvironment } from './environment.ts'
import { RescuePanel } from './screens/recovery/RescuePanel.tsx'
import { Rescue } from './stores/saves/Rescue.ts'

const rescue = new Rescue(browserEnvironment())

/** The rescue of what this browser keeps, fetched only when a page has broken. */
export function BrowserRescue({ onReload }: { onReload: () => void }) {
  return <RescuePanel rescue={rescue} onReload={onReload} />
}
