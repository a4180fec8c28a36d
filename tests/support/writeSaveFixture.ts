/**
 * Writes a save of the current version to tests/simulation/save, which later versions must load:
 * `node --import tsx tests/support/writeSaveFixture.ts`, after GameState has changed.
 */
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { GameState } from '../../client/simulation/gameState.ts'
import { borrowPlayer, borrowingHurdle } from '../../client/simulation/loans/borrowing.ts'
import { playersForLoan } from '../../client/simulation/loans/lenders.ts'
import { lendPlayer, loanHurdle, loanOffers } from '../../client/simulation/loans/lending.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { SAVE_VERSION, writeSave } from '../../client/simulation/save/saveFile.ts'
import { MANAGERS } from './managers.ts'
import { playSeasons } from './playSeasons.ts'

/** Match weeks of the third season, which it ends in. */
const WEEKS_ON_LOAN = 3

const career = createGame({ seed: 1966, clubName: 'Wembley Wanderers' })
playSeasons(career, 2, MANAGERS.sensible)
lendSomebody(career)
borrowSomebody(career)
while (career.currentMatchWeek < WEEKS_ON_LOAN) {
  beginDay(career)
  MANAGERS.sensible(career)
  playMatchDay(career)
}
const text = writeSave({ name: 'Two seasons', savedAt: Date.UTC(2026, 10, 21), career })
const file = new URL(`../simulation/save/version${SAVE_VERSION}.json.gz`, import.meta.url)
writeFileSync(file, gzipSync(text, { level: 9 }))

/** Lends the first player whom a club of the country takes. */
function lendSomebody(game: GameState): void {
  for (const player of game.players) {
    if (loanHurdle(game, player) !== null) continue
    const offer = loanOffers(game, player).find(({ club }) => club.id !== null)
    if (offer && lendPlayer(game, player.id, offer.role).done) return
  }
  throw new Error('No club of the country takes anybody on loan')
}

/** Borrows the first player whom a club of the country lends. */
function borrowSomebody(game: GameState): void {
  const target = playersForLoan(game).find(
    ({ player, clubId }) => clubId !== null && borrowingHurdle(game, player) === null,
  )
  if (!target || !borrowPlayer(game, target.player.id).done) throw new Error('No club of the country lends')
}
