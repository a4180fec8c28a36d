import { describe, expect, it } from 'vitest'
import type { AssistantRules } from '../../../client/simulation/club/assistantRules.ts'
import { nextOwnFixture } from '../../../client/simulation/core/calendar.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { selectedPlayers } from '../../../client/simulation/players/squad.ts'
import { isFit } from '../../../client/simulation/people/player.ts'
import { runAssistant, setAssistant } from '../../../client/simulation/season/assistant.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { setTraining } from '../../../client/simulation/players/setTraining.ts'
import { makeAssistant, makeGame, makePlayer, messagesOf, textOf } from '../makeGame.ts'

/** The morning of the first match, with these rules in force. */
function onMatchMorning(rules: Partial<AssistantRules>, parts: Partial<GameState> = {}): GameState {
  return makeGame({ day: 7, awaitingKickOff: true, assistant: makeAssistant(rules), ...parts })
}

/** A star defender among the reserves, who plays only if the eleven is picked. */
const star = () => makePlayer({ id: 'p-star', name: 'Ada Stone', type: 'Defender', quality: 5, stamina: 95 })

const isSelected = (game: GameState, id: string) => selectedPlayers(game).some((player) => player.id === id)

describe('the assistant of a new career', () => {
  it('[ASS-1] only replaces unavailable players and sets the training', () => {
    expect(makeGame().assistant).toMatchObject({
      picksEleven: false,
      restsTired: false,
      replacesWhoDropsOut: true,
      setsTraining: true,
      setsTicketPrice: false,
      renewsContracts: false,
    })
  })

  it('keeps line-up and ticket price on the morning of a match', () => {
    const game = onMatchMorning({}, { fanHappiness: 90 })
    game.players.push(star())
    const before = textOf(game)
    runAssistant(game)
    expect(textOf(game) === before).toBe(true)
  })
})

describe('picking the eleven', () => {
  it('[ASS-2] [ASS-5] selects the best on the morning of a match, and reports the changes', () => {
    const game = onMatchMorning({ picksEleven: true })
    game.players.push(star())
    const before = selectedPlayers(game)
    runAssistant(game)
    const out = before.filter(({ id }) => !isSelected(game, id))
    expect(isSelected(game, 'p-star')).toBe(true)
    expect(out).toHaveLength(1)
    expect(messagesOf(game)[0]).toBe(`Assistant: Ada Stone in the eleven for ${out[0]!.name}.`)
  })

  it('[ASS-5] reports nothing when the best are already selected', () => {
    const game = onMatchMorning({ picksEleven: true })
    runAssistant(game)
    const count = game.notifications.length
    runAssistant(game)
    expect(game.notifications).toHaveLength(count)
  })

  it('keeps the eleven between matches while it is complete', () => {
    const game = makeGame({ day: 3, assistant: makeAssistant({ picksEleven: true }) })
    game.players.push(star())
    runAssistant(game)
    expect(isSelected(game, 'p-star')).toBe(false)
  })

  it('[ASS-2] fills an incomplete eleven at once, also with replacements off', () => {
    const game = makeGame({
      day: 3,
      assistant: makeAssistant({ picksEleven: true, replacesWhoDropsOut: false }),
    })
    game.players.find(({ inSquad }) => inSquad)!.injured = true
    runAssistant(game)
    expect(selectedPlayers(game).filter(isFit)).toHaveLength(11)
  })
})

describe('resting tired players', () => {
  /** A star of four as one of the best four defenders, and a fresh reserve of the line. */
  function withTired({ stamina, reserveQuality }: { stamina: number; reserveQuality: number }) {
    const game = onMatchMorning({ picksEleven: true, restsTired: true })
    for (const player of game.players) if (player.type === 'Defender') player.quality = 1.5
    game.players.push({ ...star(), quality: 4, stamina })
    for (const [i, quality] of [4.5, 4.5, 4.5, reserveQuality].entries()) {
      game.players.push({ ...star(), id: `p-fresh${i}`, name: `Fresh ${i}`, quality })
    }
    return game
  }

  it.each([
    [79, 3.7, true],
    [80, 3.7, false],
    [79, 2, false],
  ])('[ASS-3] with %i%% of stamina and a reserve of %f stars: %s', (stamina, reserveQuality, isRested) => {
    const game = withTired({ stamina, reserveQuality })
    runAssistant(game)
    expect(isSelected(game, 'p-star')).toBe(!isRested)
    expect(selectedPlayers(game)).toHaveLength(11)
  })

  it('selects rested players again for the next match', () => {
    const game = withTired({ stamina: 79, reserveQuality: 3.7 })
    runAssistant(game)
    game.players.find(({ id }) => id === 'p-star')!.stamina = 90
    runAssistant(game)
    expect(isSelected(game, 'p-star')).toBe(true)
  })

  it('[ASS-5] reports players left out because they are tired', () => {
    const game = withTired({ stamina: 60, reserveQuality: 3.7 })
    game.players.find(({ id }) => id === 'p-star')!.inSquad = true
    game.players.find(({ type, inSquad }) => type === 'Defender' && inSquad)!.inSquad = false
    runAssistant(game)
    expect(messagesOf(game)[0]).toContain('Ada Stone (tired)')
  })

  it('has no effect unless picking is on', () => {
    const game = withTired({ stamina: 60, reserveQuality: 3.7 })
    runAssistant(game)
    game.assistant.picksEleven = false
    const before = textOf(game)
    runAssistant(game)
    expect(textOf(game) === before).toBe(true)
  })
})

describe('setting the ticket price', () => {
  /** The morning of a home or away match. */
  function before(isHome: boolean, fanHappiness: number, ticketPrice: number): GameState {
    for (let seed = 1; ; seed++) {
      const game = onMatchMorning({ setsTicketPrice: true }, { seed, fanHappiness, ticketPrice })
      if ((nextOwnFixture(game)?.home === game.club.id) === isHome) return game
    }
  }

  it.each([
    [71, 30, 35],
    [70, 30, 30],
    [40, 30, 30],
    [39, 30, 25],
    [90, 38, 40],
    [90, 40, 40],
    [10, 20, 20],
    [50, 90, 40],
    [50, 12, 20],
  ])('[ASS-4] with a mood of %i%% a ticket goes from £%i to £%i within £20 to £40', (mood, price, wanted) => {
    const game = before(true, mood, price)
    runAssistant(game)
    expect(game.ticketPrice).toBe(wanted)
    const message = `Assistant: the ticket price goes from £${price} to £${wanted}, with fan mood at ${mood}%.`
    expect(messagesOf(game).includes(message)).toBe(price !== wanted)
  })

  it('[ASS-4] applies to home matches only', () => {
    const game = before(false, 90, 30)
    runAssistant(game)
    expect(game.ticketPrice).toBe(30)
  })
})

describe('the rules', () => {
  it.each([
    [{ lowestPrice: 9 }, 'Each limit has to be a whole number from £10 to £150.'],
    [{ highestPrice: 151 }, 'Each limit has to be a whole number from £10 to £150.'],
    [{ lowestPrice: 20.5 }, 'Each limit has to be a whole number from £10 to £150.'],
    [{ lowestPrice: 41 }, 'The lowest price (£41) can’t be above the highest (£40).'],
  ])('[ASS-6] %j is refused and changes nothing', (change, reason) => {
    const game = makeGame()
    const before = textOf(game)
    expect(setAssistant(game, change)).toEqual({ done: false, reason })
    expect(textOf(game) === before).toBe(true)
  })

  it('change one by one', () => {
    const game = makeGame()
    setAssistant(game, { picksEleven: true })
    setAssistant(game, { lowestPrice: 40, highestPrice: 40 })
    expect(game.assistant).toEqual(makeAssistant({ picksEleven: true, lowestPrice: 40, highestPrice: 40 }))
  })

  it('play a season without any action of the manager', () => {
    const game = makeGame({ seed: 5 })
    setAssistant(game, {
      picksEleven: true,
      restsTired: true,
      replacesWhoDropsOut: false,
      setsTicketPrice: true,
    })
    while (game.currentMatchWeek < 38) {
      beginDay(game)
      if (game.awaitingKickOff && game.players.filter(isFit).length >= 11) {
        expect(selectedPlayers(game).filter(isFit)).toHaveLength(11)
      }
      playMatchDay(game)
      Object.assign(game, { ended: null, money: 10_000_000 })
    }
  })
})

describe('setting the training', () => {
  it.each([
    [60, 'recovery'],
    [75, 'fitness'],
    [90, 'balanced'],
  ] as const)('[ASS-7] with an eleven at %i% of stamina trains %s', (stamina, focus) => {
    const game = makeGame({ day: 8, assistant: makeAssistant({ setsTraining: true }) })
    game.training.plan = { focus: 'attack', intensity: 'hard' }
    for (const player of game.players) player.stamina = stamina
    runAssistant(game)
    expect(game.training.plan).toEqual({ focus, intensity: 'normal' })
    expect(messagesOf(game)[0]).toBe(
      `Assistant: the eleven are at ${stamina}% stamina. Training: ${focus}, normal.`,
    )
  })

  it('[ASS-7] ends when the manager sets it', () => {
    const game = makeGame({ day: 8 })
    expect(setTraining(game, { focus: 'fastest' as never }).done).toBe(false)
    expect(game.assistant.setsTraining).toBe(true)
    setTraining(game, { focus: 'attack' })
    for (const player of game.players) player.stamina = 60
    runAssistant(game)
    expect(game.training.plan).toEqual({ focus: 'attack', intensity: 'normal' })
    expect(game.assistant.setsTraining).toBe(false)
  })

  it('[ASS-7] leaves it alone on other days, and without leave', () => {
    for (const [day, setsTraining] of [
      [9, true],
      [8, false],
    ] as const) {
      const game = makeGame({ day, assistant: makeAssistant({ setsTraining }) })
      game.training.plan = { focus: 'attack', intensity: 'hard' }
      runAssistant(game)
      expect(game.training.plan).toEqual({ focus: 'attack', intensity: 'hard' })
    }
  })
})
