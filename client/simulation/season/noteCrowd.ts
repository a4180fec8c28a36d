import { addCrowd } from '../club/homeCrowds.ts'
import type { Fixture } from '../core/fixture.ts'
import type { GameState } from '../gameState.ts'
import type { MatchReport } from '../match/matchReport.ts'
import { matchCrowd } from './matchCrowd.ts'

/** Notes the crowd of a fixture with its hosts (TAB-13). Call it before the result changes their form, which draws the crowd. */
export function noteCrowd(
  state: GameState,
  fixture: Fixture,
  { forfeit }: Pick<MatchReport, 'forfeit'>,
): void {
  if (!forfeit) addCrowd(state.crowds, fixture.home, matchCrowd(state, fixture))
}
