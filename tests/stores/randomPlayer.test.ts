/** A career can continue from every state that random input reaches. */
import { hasEligibleEleven } from '../../client/simulation/players/squad.ts'
import { squadReport } from '../../client/simulation/reports/squadReport.ts'
import { expect, it } from 'vitest'
import type { Random } from '../../client/simulation/core/rng.ts'
import { isFit } from '../../client/simulation/people/player.ts'
import { lastEventStory } from '../../client/simulation/reports/lastEventStory.ts'
import { marketReport } from '../../client/simulation/reports/transferReport.ts'
import { SPEEDS } from '../../client/stores/GameStore.ts'
import { TABS } from '../../client/stores/UiStore.ts'
import { makeRandom } from '../simulation/makeGame.ts'
import { soakOr } from '../support/soak.ts'
import { LONG_TEST_MS, SOAK_TEST_MS } from '../support/timeouts.ts'
import { makeStores } from './makeStores.ts'
import { TouchlineDesk } from '../../client/stores/desks/TouchlineDesk.ts'

const CAREERS = soakOr(4, 20)
const STEPS = soakOr(250, 500)
/** Number of steps between checks, and maximum number of presses to reach the next day. */
const CHECK_EVERY = 25
const PRESSES = 30

/** Rules of the assistant to switch on and off. */
const RULES = ['picksEleven', 'restsTired', 'replacesWhoDropsOut', 'setsTicketPrice'] as const

type Made = ReturnType<typeof makeStores>
type Press = () => void

/** Buttons of the open dialog. */
function dialogButtons({ gameStores, root: { ui } }: Made): Press[] {
  const { lineUp, shortage } = gameStores
  const close = () => {
    ui.closeModal()
  }
  if (ui.modal?.kind === 'random-event') {
    const { game } = gameStores
    const answers = lastEventStory(game.state)?.choices ?? []
    return [
      () => {
        gameStores.time.closeEvent()
      },
      ...answers.map((_, index) => () => {
        game.decide('answerEvent', index)
      }),
    ]
  }
  const buttons: Press[] = [close]
  if (ui.modal?.kind === 'insufficient-players') {
    if (shortage.current?.isSolvable) {
      buttons.push(() => {
        lineUp.decide('autoPick')
        if (hasEligibleEleven(gameStores.game.state)) ui.closeModal()
      })
    }
    if (shortage.isDecisionDue) {
      buttons.push(() => {
        gameStores.time.forfeitMatch()
      })
    }
  }
  return buttons
}

/** Buttons of a watched match. */
function matchButtons({ gameStores }: Made, random: Random): Press[] {
  const { game, matchday } = gameStores
  const touchline = new TouchlineDesk({ game, matchday })
  const finish = () => {
    gameStores.time.finishMatch()
  }
  if (matchday.isOver) return [finish]
  const buttons: Press[] = [
    () => {
      matchday.setPaused(!matchday.isPaused)
    },
    () => {
      matchday.skip()
    },
  ]
  const side = touchline.ownSide
  if (side && touchline.tooLate === null && side.substitutionsLeft > 0 && side.bench.length > 0) {
    buttons.push(() => {
      touchline.substitute(random.pick(side.pitch).player.id, random.pick(side.bench).id)
    })
  }
  return buttons
}

/** Enabled buttons of the office. More players are sold than signed. */
function officeButtons({ gameStores, root: { ui } }: Made, random: Random): Press[] {
  const { game, lineUp, signing, tickets } = gameStores
  const { players, staff: people } = game.state
  const buttons: Press[] = [
    () => {
      gameStores.time.advance()
    },
    () => {
      gameStores.time.chooseSpeed(random.pick(Object.values(SPEEDS)))
    },
    () => void lineUp.decide('autoPick'),
    () => void game.decide('setAssistant', { [random.pick(RULES)]: random.chance(0.5) }),
    () => void tickets.decide('setTicketPrice', random.whole(10, 150)),
    () => {
      ui.selectTab(random.pick(TABS))
    },
    () => {
      game.decide('refreshMarketNow')
    },
  ]
  const press = <Item>(items: readonly Item[], act: (item: Item) => void) => {
    if (items.length > 0)
      buttons.push(() => {
        act(random.pick(items))
      })
  }
  press(players, ({ id }) => {
    game.decide('sellPlayer', id)
  })
  press(
    players.filter(({ inSquad }) => inSquad),
    ({ id }) => {
      lineUp.decide('dropPlayer', id)
    },
  )
  if (!squadReport(game.state).isFull)
    press(
      players.filter((player) => !player.inSquad && isFit(player)),
      ({ id }) => {
        lineUp.decide('selectPlayer', id)
      },
    )
  if (signing.current === null)
    press(
      marketReport(game.state).filter(({ refusal }) => refusal === null),
      ({ player }) => {
        signing.sign(player.id)
      },
    )
  press(people, ({ id }) => {
    game.decide('dismissStaff', id)
  })
  if (lineUp.canUndo)
    buttons.push(() => {
      lineUp.undo()
    })
  return buttons
}

function pressAnything(made: Made, random: Random): void {
  const { gameStores, root } = made
  const buttons =
    root.ui.modal !== null
      ? dialogButtons(made)
      : gameStores.matchday.isOpen
        ? matchButtons(made, random)
        : officeButtons(made, random)
  random.pick(buttons)()
  made.clock.advance(random.whole(0, 1_500))
}

/** Presses the button that continues; true when the day has changed or the career is over. */
function findsWayOn(made: Made): boolean {
  const { gameStores, root, clock } = made
  const { game, matchday } = gameStores
  const { day } = game.state
  for (let presses = 0; presses < PRESSES; presses++) {
    if (game.state.day > day || game.state.ended) return true
    if (root.ui.modal) dialogButtons(made).at(-1)?.()
    else if (matchday.isOpen) {
      matchday.skip()
      gameStores.time.finishMatch()
    } else if (gameStores.time.nextStep.kind === 'pick-players') gameStores.lineUp.decide('autoPick')
    else if (!gameStores.time.isRunning) gameStores.time.advance()
    clock.advance(1_500)
  }
  return false
}

it(
  'random input never leaves a career that cannot continue',
  () => {
    const stuck: string[] = []
    for (let seed = 1; seed <= CAREERS; seed++) {
      const made = makeStores({
        seed,
        storage: { settings: JSON.stringify({ matchdayMode: seed % 2 ? 'full' : 'instant' }) },
      })
      const { game, shortage, time } = made.gameStores
      const random = makeRandom(seed, 7)
      made.gameStores.enter({ seed, clubName: 'Your Club' })
      for (let step = 1; step <= STEPS; step++) {
        pressAnything(made, random)
        if (game.state.ended) {
          made.root.ui.closeAllModals()
          game.start({ seed: seed * 1000 + step, clubName: 'Your Club' })
        }
        if (step % CHECK_EVERY === 0 && !findsWayOn(made)) {
          stuck.push(
            `seed ${seed}, step ${step}, day ${game.state.day}: ${JSON.stringify([time.nextStep.kind, made.root.ui.modal, shortage.current])}`,
          )
        }
        expect(made.root.ui.modal?.kind).not.toBe('simulation-fault')
      }
      made.gameStores.dispose()
    }
    expect(stuck).toEqual([])
  },
  soakOr(LONG_TEST_MS, SOAK_TEST_MS),
)
