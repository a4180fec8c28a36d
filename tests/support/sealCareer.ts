import type { Snapshot } from '../../client/simulation/gameState.ts'
import type { SavedGame } from '../../client/simulation/save/saveFile.ts'
import { sealInSteps, type Stamp } from '../../client/stores/saves/packCareer.ts'
import { atOnce } from '../../client/stores/saves/steps.ts'

/** Packs a career uncompressed, as a page stores its running one. */
export function sealCareer(game: SavedGame<Snapshot>, stamp: Stamp): string {
  return atOnce(sealInSteps(game, stamp))
}
