import { browserEnvironment } from './browserEnvironment.ts'
import { RescuePanel, type RescuePanelProps } from './screens/recovery/RescuePanel.tsx'
import { Rescue } from './stores/saves/Rescue.ts'

const rescue = new Rescue(browserEnvironment())

/** Recovery of the data in this browser's storage, loaded only after a page has failed. */
export function BrowserRescue(props: Pick<RescuePanelProps, 'heading' | 'onReload'>) {
  return <RescuePanel rescue={rescue} {...props} />
}
