import { describe, expect, it } from 'vitest'
import { tirednessFactor, tirednessInWords } from '../../../client/simulation/people/tiredness.ts'
import { restTired } from '../../../client/simulation/players/restTired.ts'
import { autoPick, readiness, selectedPlayers } from '../../../client/simulation/players/squad.ts'
import { enterPitch } from '../../../client/simulation/match/onPitch.ts'
import { elevenStrength } from '../../../client/simulation/match/sideStrength.ts'
import { ownSheet } from '../../../client/simulation/season/teamSheet.ts'
import { makeGame } from '../makeGame.ts'

describe('a player who begins a match tired', () => {
  it.each([
    [100, 1, null],
    [85, 1, null],
    [84, 0.988, 'Tired: would play 1% below full quality.'],
    [65, 0.76, 'Tired: would play 24% below full quality.'],
    [10, 0.1, 'Tired: would play 90% below full quality.'],
  ])('[MAT-32] with a stamina of %i has %f of their quality', (stamina, factor, words) => {
    expect(tirednessFactor(stamina)).toBeCloseTo(factor, 9)
    expect(tirednessInWords(stamina)).toBe(words)
  })

  it('[MAT-32] weakens the side from kick-off, and as a substitute', () => {
    const [player] = ownSheet(makeGame()).eleven
    const strengthAt = (stamina: number, since: number) =>
      elevenStrength([enterPitch({ ...player!, stamina }, since)], 'medium', since)
    // Besides, a fifth of quality goes with freshness in every minute.
    for (const since of [0, 60]) {
      const lost = strengthAt(70, since) / strengthAt(85, since)
      expect(lost).toBeCloseTo(((0.82 * 0.94) / 0.97) ** 2, 9)
    }
  })

  it('is worth less to who rests the tired, and no less to auto-pick', () => {
    const game = makeGame()
    for (const player of game.players) Object.assign(player, { stamina: 100, morale: 3, quality: 2.6 })
    autoPick(game)
    const starter = game.players.find(({ inSquad, type }) => inSquad && type === 'Defender')!
    // The best of the line, whoever fits its roles.
    starter.quality = 3
    const fresh = readiness(starter)
    starter.stamina = 70
    expect(readiness(starter)).toBeLessThan(0.85 * fresh)
    autoPick(game)
    expect(selectedPlayers(game)).toContain(starter)
    restTired(game)
    expect(selectedPlayers(game)).not.toContain(starter)
  })
})
