import { PageHeading } from '../PageHeading.tsx'

/** The game behind its guard. */
export function GameScreen() {
  return (
    <main>
      <PageHeading title="Your Club">Your Club</PageHeading>
    </main>
  )
}
