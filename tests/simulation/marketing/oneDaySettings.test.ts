/** Effects cannot be avoided by changing a setting for one day of each week. */
import { describe, expect, it } from 'vitest'
import { DAYS_PER_WEEK } from '../../../client/simulation/core/calendar.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { POLICIES } from '../../../client/simulation/club/marketing.ts'
import { setTicketPrice } from '../../../client/simulation/tickets/ticketPrice.ts'
import { MANAGERS, type Manager } from '../../support/managers.ts'
import { makeGame } from '../makeGame.ts'

/** Enough weeks for the mood to reach its equilibrium. */
const WEEKS = 16
const WEEKDAYS = Array.from({ length: DAYS_PER_WEEK }, (_, i) => i)
const MATCH_WEEKDAY = 0

/** Mood, money and results after some weeks; `evening` runs after the day's match. */
function playOut(decide: Manager, evening: Manager = () => undefined, seed = 11) {
  const game = makeGame({ seed })
  for (let day = 1; day < WEEKS * DAYS_PER_WEEK; day++) {
    beginDay(game)
    decide(game)
    MANAGERS.auto(game)
    playMatchDay(game)
    evening(game)
  }
  const { money, fanHappiness, fanCount, record } = game
  return { money, fanHappiness, fanCount, record }
}

const weekday = ({ day }: GameState) => day % DAYS_PER_WEEK

describe('a ticket price of £10 on one day of the week, else £100', () => {
  const asking =
    (price: number): Manager =>
    (game) => {
      setTicketPrice(game, price)
    }
  const dear = playOut(asking(100))
  const cheap = playOut(asking(10))

  it('lowers mood when it is steady', () => {
    // Over several careers, since the mood of one follows its results as well.
    const moods = [11, 12, 13, 14].map(
      (seed) =>
        playOut(asking(10), undefined, seed).fanHappiness -
        playOut(asking(100), undefined, seed).fanHappiness,
    )
    expect(moods.reduce((sum, lost) => sum + lost, 0) / moods.length).toBeGreaterThan(10)
  })

  it.each(WEEKDAYS)(
    '[TIC-19] on weekday %i results in the mood and money of the prices charged',
    (chosen) => {
      const switching = playOut((game) => {
        setTicketPrice(game, weekday(game) === chosen ? 10 : 100)
      })
      expect(switching).toEqual(chosen === MATCH_WEEKDAY ? cheap : dear)
    },
  )

  it('from the final whistle to the next morning changes nothing either', () => {
    const switching = playOut(asking(100), (game) => {
      if (weekday(game) === MATCH_WEEKDAY) setTicketPrice(game, 10)
    })
    expect(switching).toEqual(dear)
  })
})

describe.each(POLICIES)('%s on one day of the week, else off', (policy) => {
  const following =
    (isOn: (game: GameState) => boolean): Manager =>
    (game) => {
      game.plannedPolicies[policy] = isOn(game)
    }
  const steady = { off: playOut(following(() => false)), on: playOut(following(() => true)) }

  it.each(WEEKDAYS)('[MAR-22] on weekday %i is the same as always or never on', (chosen) => {
    const switching = playOut(following((game) => weekday(game) === chosen))
    expect(switching).toEqual(chosen === MATCH_WEEKDAY ? steady.on : steady.off)
  })

  it('from the final whistle to the next morning is the same as always on', () => {
    const whistle: Manager = (game) => {
      game.plannedPolicies[policy] = weekday(game) === MATCH_WEEKDAY
    }
    expect(
      playOut(
        following(() => false),
        whistle,
      ),
    ).toEqual(steady.on)
  })
})
