import { browserEnvironment } from './environment.ts'
import { RescuePanel } from './screens/recovery/RescuePanel.tsx'
import { Rescue } from './stores/saves/Rescue.ts'

const rescue = new Rescue(browserEnvironment())

/** Recovery of the data in this browser's storage, loaded only after a page has failed. */
export function BrowserRescue({ onReload }: { onReload: () => void }) {
  return <RescuePanel rescue={rescue} onReload={onReload} />
}
