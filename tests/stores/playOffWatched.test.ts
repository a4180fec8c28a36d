/** The own club's play-off through the stores: each match waits for the manager, and is booked as it was watched. */
import { expect, it } from 'vitest'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { nextOwnTie, wonToday } from '../../client/simulation/competitions/ownMatches.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { dropMatchesOfSeason } from '../../client/simulation/history/keptMatches.ts'
import { playMatchDay } from '../../client/simulation/season/day.ts'
import { cupNight } from '../../client/simulation/reports/cupNight.ts'
import { planAhead, playAheadDay } from '../../client/simulation/season/ahead.ts'
import { SPEEDS } from '../../client/stores/GameStore.ts'
import { eveOfPlayOff } from '../support/eveOfPlayOff.ts'
import { makeStores } from './makeStores.ts'

/** The stores with a career on the evening of its last match week, its result closed. */
function openEvening(seed: number) {
  const state = eveOfPlayOff(seed)
  playMatchDay(state)
  const { gameStores } = makeStores({ seed })
  gameStores.game.resume(copyGame(state))
  return { ...gameStores, state }
}

/** A seed whose final the own club wins. */
const wonBy = [2, 4, 6, 8, 10, 12].find((seed) => {
  const state = eveOfPlayOff(seed)
  while (state.awaitingKickOff) playMatchDay(state)
  return wonToday(state)?.id === 'playoff'
})!

it('[SEC-5] waits before every match, whose label says what comes, and watches it', () => {
  const { state, game, matchday, time, titleNight, ui } = openEvening(4)
  expect(titleNight.isDue).toBe(true)
  time.advance()
  // The evening is over, and the first leg waits.
  expect([titleNight.isDue, matchday.isOpen, game.state.day]).toEqual([false, false, 266])
  let watched = 0
  let label = time.continueLabel
  expect(label).toMatch(/^Play: away at /)
  for (; game.state.awaitingKickOff; label = time.continueLabel) {
    time.advance()
    expect(matchday.isOpen).toBe(true)
    if (watched === 1)
      matchday.replay([{ kind: 'shout', minute: 20, side: matchday.match!.ownSide!, shout: 'push-up' }])
    while (!matchday.isOver) {
      matchday.setPaused(false)
      matchday.advanceMinute()
    }
    const { report, inputs } = matchday
    playMatchDay(state, inputs)
    game.setSpeed(SPEEDS.Normal)
    time.finishMatch()
    expect(JSON.stringify(game.state.lastMatch!.report)).toBe(JSON.stringify(report))
    expect(JSON.stringify(game.state)).toBe(JSON.stringify(state))
    if (game.state.awaitingKickOff) expect(game.speed).toBe(SPEEDS.Pause)
    expect(ui.modal?.kind).toBe('match-result')
    ui.closeAllModals()
    const { competition, outcome } = game.state.lastMatch!
    expect([competition, titleNight.isDue]).toEqual(['playoff', watched === 2 && outcome === 'W'])
    watched += 1
  }
  expect(watched).toBe(3)
  expect(label).toMatch(/on to season 2$/)
})

it('[SEC-5] a final won has an evening of its own, which ends days ahead and is over the next morning', () => {
  const { state, game, time, titleNight, ui } = openEvening(wonBy)
  titleNight.close()
  while (state.awaitingKickOff) playMatchDay(state)
  game.resume(copyGame(state))
  expect(titleNight).toMatchObject({ isShown: true, isOfCup: true, cup: 'playoff', night: null })
  const night = cupNight(game.state)!
  expect([night.heading, night.way]).toEqual(['Going up!', 'The way up'])
  expect(night.road.map(({ roundNumber }) => roundNumber)).toEqual([1, 2, 3])
  expect(night.lines[0]).toMatch(/^\d–\d.* against .+: next season you’re in the first division\.$/)
  expect(night.lines[1]).toMatch(/^You finished (2nd|3rd|4th|5th) and went up the long way\.$/)
  time.advance()
  expect([game.state.currentSeason, game.state.division, titleNight.isDue]).toEqual([2, 1, false])
  expect(ui.modal?.kind).toBe('season-review')
})

it('[SEC-5] days ahead end with the final that is won', () => {
  const state = eveOfPlayOff(wonBy)
  playMatchDay(state)
  const plan = planAhead(state, 'season', [])
  let day = playAheadDay(state, plan)
  while (day.stop === null) day = playAheadDay(state, plan)
  expect([day.stop, state.day, state.lastMatch?.outcome]).toEqual(['cup', 266, 'W'])
})

it('[SEC-5] watches each match again, also two at the same ground', () => {
  const { state, game, matchday, replay } = openEvening(4)
  while (state.awaitingKickOff) playMatchDay(state)
  game.resume(copyGame(state))
  const own = state.keptTies.filter(({ home, away }) => [home.club, away.club].includes(state.club.id))
  expect(own.map(({ tie }) => tie.round)).toEqual([1, 2, 3])
  for (const { season, week, home, tie } of own) {
    replay.watchHighlights({ competition: 'playoff', season, week, home: home.club, round: tie.round }, 'own')
    expect(matchday.match?.occasion).toMatch(
      [/first leg$/, /^Semi-final, first leg \d–\d$/, /final$/][tie.round - 1]!,
    )
    const { setup } = matchday.report!
    expect([setup.home.club, setup.tie?.isNeutral ?? false]).toEqual([home.club, tie.round === 3])
    replay.close()
  }
})

it.each([1, 2, 3])(
  '[HIS-7] watches the season’s best match again, also number %i of the play-off',
  (round) => {
    const { state, game, matchday, replay } = openEvening(4)
    let best: GameState['bestMatches'][number] | null = null
    while (state.awaitingKickOff) {
      state.bestMatches = []
      const { round: next } = nextOwnTie(state)!
      playMatchDay(state)
      if (next === round) [best = null] = state.bestMatches
    }
    state.bestMatches = [best!]
    game.resume(copyGame(state))
    replay.watch(1)
    const { isHome, opponent, playerScore, opponentScore } = best!.result
    const { setup, goals } = matchday.report!
    const [own, other] = isHome ? (['home', 'away'] as const) : (['away', 'home'] as const)
    expect([setup[own].club, setup[other].name]).toEqual([state.club.id, opponent])
    expect([goals[own], goals[other]]).toEqual([playerScore, opponentScore])
    dropMatchesOfSeason(state)
    expect(state.keptTies.map(({ tie }) => tie.round)).toEqual([round])
  },
)
