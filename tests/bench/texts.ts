/**
 * Prints every text that a player can read, with its place.
 *
 *   npm run texts [-- WORDS]
 *
 * WORDS: only texts that contain them.
 */
import { playerTexts } from '../support/playerTexts.ts'

const words = process.argv.slice(2).join(' ')
for (const { place, text } of playerTexts()) {
  if (text.includes(words)) console.log(`${place}  ${text}`)
}
