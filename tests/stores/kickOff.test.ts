/** Commands during a watched match do not change the result that is booked. */
import { describe, expect, it } from 'vitest'
import { weekProgramme } from '../../client/simulation/reports/programme.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay } from '../../client/simulation/season/day.ts'
import { POLICIES } from '../../client/simulation/club/marketing.ts'
import type { Random } from '../../client/simulation/core/rng.ts'
import { STAFF_ROLES } from '../../client/simulation/people/staffMember.ts'
import { FORMATIONS } from '../../client/simulation/club/tactics.ts'
import { marketReport } from '../../client/simulation/reports/transferReport.ts'
import { SIGNING_MS } from '../../client/stores/desks/SigningDesk.ts'
import { makeRandom } from '../simulation/makeGame.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { makeStores } from './makeStores.ts'
import { TouchlineDesk } from '../../client/stores/desks/TouchlineDesk.ts'

type Made = ReturnType<typeof makeStores>
type Command = (made: Made, random: Random) => void

const pickOne = <Item>(items: readonly Item[], random: Random, give: (item: Item) => void) => {
  if (items.length > 0) give(random.pick(items))
}

/** Commands of the manager, before and during a match. */
const COMMANDS: readonly Command[] = [
  ({ gameStores }, random) => {
    pickOne(marketReport(gameStores.game.state), random, ({ player }) => {
      gameStores.signing.sign(player.id)
    })
  },
  ({ gameStores }, random) => {
    pickOne(gameStores.game.state.players, random, ({ id }) => {
      gameStores.game.decide('sellPlayer', id)
    })
  },
  ({ gameStores: { game, lineUp } }, random) => {
    lineUp.decide('swapPlayers', random.pick(game.state.players).id, random.pick(game.state.players).id)
  },
  ({ gameStores: { lineUp } }) => void lineUp.decide('autoPick'),
  ({ gameStores: { lineUp } }) => {
    lineUp.undo()
  },
  ({ gameStores: { tactics } }, random) =>
    void tactics.decide('setTactics', { formation: random.pick(FORMATIONS) }),
  ({ gameStores: { tickets } }, random) => void tickets.decide('setTicketPrice', random.whole(10, 150)),
  ({ gameStores: { game } }, random) => void game.decide('togglePolicy', random.pick(POLICIES)),
  ({ gameStores: { game } }, random) => void game.decide('hireStaff', random.pick(STAFF_ROLES)),
  ({ gameStores: { game, matchday } }, random) => {
    const touchline = new TouchlineDesk({ game, matchday })
    const side = touchline.ownSide
    if (!side || touchline.tooLate !== null || side.substitutionsLeft === 0) return
    pickOne(side.bench, random, (on) => {
      touchline.substitute(random.pick(side.pitch).player.id, on.id)
    })
  },
]

/** Stores on the day of the first match. */
function onMatchDay(seed: number) {
  const made = makeStores({ seed })
  const career = createGame({ seed })
  while (!career.awaitingKickOff) beginDay(career)
  made.gameStores.game.resume(career)
  return made
}

const elsewhereNow = ({ elsewhere }: Made['gameStores']['matchday']) =>
  elsewhere.map(({ home, away, ...goals }) => ({ home: home.club, away: away.club, ...goals }))

describe('after kick-off', () => {
  it('a signing begun before is completed after the match, which is booked as watched', () => {
    const { gameStores, clock } = onMatchDay(105)
    const { game, matchday } = gameStores
    const wanted = marketReport(game.state).find(({ refusal }) => refusal === null)!
    gameStores.signing.sign(wanted.player.id)
    gameStores.time.advance()
    clock.advance(SIGNING_MS)
    expect(matchday.isOpen).toBe(true)
    expect(game.state.transfersIn).toEqual([])
    const watched = JSON.stringify(matchday.report)
    gameStores.time.finishMatch()
    expect(JSON.stringify(game.state.lastMatch?.report)).toBe(watched)
    expect(game.state.transfersIn).toMatchObject([{ playerName: wanted.player.name }])
  })

  it('a command is refused with a message, and an earlier change can still be undone', () => {
    const { gameStores, root } = onMatchDay(1)
    const { game, lineUp } = gameStores
    const [first] = game.state.players
    lineUp.decide('dropPlayer', first!.id)
    lineUp.decide('selectPlayer', first!.id)
    gameStores.time.advance()
    const before = game.state
    lineUp.decide('dropPlayer', first!.id)
    expect(root.ui.toasts.at(-1)?.message).toBe('The match is being played. Wait until it is over.')
    lineUp.undo()
    expect(game.state).toBe(before)
    expect(lineUp.canUndo).toBe(true)
  })

  it('the club keeps its name until the match is over', async () => {
    const { gameStores, root } = onMatchDay(1)
    gameStores.time.advance()
    const { name } = gameStores.game.state.club
    await root.team.update({ name: 'Harbour Athletic' })
    expect(gameStores.game.state.club.name).toBe(name)
    gameStores.time.finishMatch()
    expect(gameStores.game.state.club.name).toBe('Harbour Athletic')
  })

  it(
    '300 matches with commands at random moments are booked as they were watched',
    () => {
      const differing: number[] = []
      for (let seed = 1; seed <= 300; seed++) {
        const made = onMatchDay(seed)
        const { game, matchday } = made.gameStores
        const random = makeRandom(seed)
        const command = () => {
          random.pick(COMMANDS)(made, random)
        }
        command()
        command()
        made.gameStores.time.advance()
        if (!matchday.isOpen) continue
        while (!matchday.isOver) {
          if (random.chance(0.2)) command()
          made.clock.advance(random.whole(0, 400))
          matchday.advanceMinute()
        }
        const watched = JSON.stringify([matchday.report, elsewhereNow(matchday)])
        made.gameStores.time.finishMatch()
        const elsewhere = weekProgramme(game.state, 1)
          .filter(({ home, away }) => ![home.id, away.id].includes(game.state.club.id))
          .map(({ home, away, score }) => ({
            home: home.id,
            away: away.id,
            homeGoals: score?.home,
            awayGoals: score?.away,
          }))
        if (watched !== JSON.stringify([game.state.lastMatch?.report, elsewhere])) differing.push(seed)
        made.gameStores.dispose()
      }
      expect(differing).toEqual([])
    },
    LONG_TEST_MS,
  )
})
