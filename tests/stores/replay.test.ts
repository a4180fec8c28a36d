/** Watching a past match again leaves the career as it is. */
import { describe, expect, it } from 'vitest'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { SPEEDS } from '../../client/stores/GameStore.ts'
import { TouchlineDesk } from '../../client/stores/desks/TouchlineDesk.ts'
import { MANAGERS } from '../support/managers.ts'
import { reviveClub } from '../support/playSeasons.ts'
import { makeStores } from './makeStores.ts'

/** The morning of a match in the third season, with a match kept of it and one of the second. */
const matchMorning = ((): GameState => {
  const game = createGame({ seed: 4 })
  while (game.currentSeason < 3 || game.currentMatchWeek < 3 || !game.awaitingKickOff) {
    beginDay(game)
    MANAGERS.auto(game)
    if (game.currentSeason < 3 || game.currentMatchWeek < 3) playMatchDay(game)
    if (game.ended) reviveClub(game)
  }
  return game
})()

function openGame(career = matchMorning) {
  const made = makeStores()
  made.gameStores.game.resume(copyGame(career))
  made.gameStores.autosave.begin()
  return made
}

describe('watching a match again', () => {
  it.each([2, 3])('of season %i shows its report to the end, without a change of the career', (season) => {
    const { gameStores, environment, root, clock } = openGame()
    const { autosave, game, matchday, replay, time } = gameStores
    const before = JSON.stringify(game.state)
    const state = game.career
    replay.watch(season)
    const { result } = game.state.bestMatches.find((match) => match.result.season === season)!
    expect(matchday.score).toEqual({ home: 0, away: 0 })
    expect(matchday.match?.replayOf).toEqual({ season, week: result.week })
    expect(matchday.elsewhere).toEqual([])
    clock.advance(60_000)
    expect(matchday.minute).toBeGreaterThan(20)
    expect(environment.sessionStorage.getItem('match')).toBeNull()
    matchday.skip()
    const { home, away } = matchday.score
    expect(result.isHome ? [home, away] : [away, home]).toEqual([result.playerScore, result.opponentScore])
    clock.advance(60_000)
    time.finishMatch()
    expect(matchday.isOpen).toBe(false)
    expect(root.ui.modals).toEqual([])
    expect(game.career).toBe(state)
    expect(JSON.stringify(game.state)).toBe(before)
    expect(autosave.isDirty).toBe(false)
  })

  it('shows it again in the weather that it was played in', () => {
    const { gameStores, clock } = openGame()
    const { game, matchday, replay, time } = gameStores
    const week = game.state.currentMatchWeek + 1
    game.setSpeed(SPEEDS.Fast)
    clock.advance(400)
    const played = matchday.match!
    matchday.skip()
    clock.advance(60_000)
    time.finishMatch()
    replay.watchHighlights({ season: 3, week, home: played.setup.home.club }, 'test')
    expect(matchday.match?.replayOf).toEqual({ season: 3, week })
    expect(matchday.match?.weather).toEqual(played.weather)
  })

  it('holds time, and lets the match of today begin afterwards', () => {
    const { gameStores, clock } = openGame()
    const { game, matchday, replay, time } = gameStores
    replay.watch(2)
    const watched = matchday.report?.setup
    game.setSpeed(SPEEDS.Fast)
    clock.advance(3_000)
    expect(game.state.day).toBe(matchMorning.day)
    expect(time.isRunning).toBe(false)
    time.finishMatch()
    clock.advance(400)
    expect(matchday.isLive).toBe(true)
    expect(matchday.report?.setup).not.toEqual(watched)
  })

  it('accepts no decision of the touchline', () => {
    const { gameStores } = openGame()
    const { game, matchday, replay } = gameStores
    replay.watch(2)
    const touchline = new TouchlineDesk({ game, matchday })
    const side = touchline.ownSide!
    const { report } = matchday
    touchline.changeTactics({ ...side.tactics, style: 'attacking' })
    expect(matchday.report).toBe(report)
    expect(matchday.inputs).toEqual([])
  })

  it('is put away when the player leaves the game, and does not come back', () => {
    const { gameStores } = openGame()
    gameStores.replay.watch(2)
    gameStores.leave()
    expect(gameStores.matchday.isOpen).toBe(false)
    gameStores.enter({ seed: null, clubName: matchMorning.club.name })
    expect(gameStores.matchday.isOpen).toBe(false)
  })

  it('does not resume after a reload on the morning of a match', async () => {
    const { gameStores, environment } = openGame()
    gameStores.replay.watch(2)
    gameStores.matchday.advanceMinute()
    gameStores.autosave.keep({ isLast: true })
    const { storage, sessionStorage } = environment
    const reloaded = makeStores({ environment: { storage, sessionStorage } }).gameStores
    reloaded.enter({ seed: null, clubName: matchMorning.club.name })
    await reloaded.arrival.done
    expect(reloaded.game.state.day).toBe(matchMorning.day)
    expect(reloaded.matchday.isOpen).toBe(false)
  })

  it('comes back to the dialogs and the view from which it was opened', () => {
    const { gameStores, root } = openGame()
    const { ui } = root
    const { replay } = gameStores
    ui.selectTab('league')
    ui.showLeague('history')
    ui.openModal({ kind: 'season-review', season: 2 })
    replay.watch(2)
    expect(ui.modal).toBeNull()
    ui.openModal({ kind: 'settings' })
    ui.closeModal()
    replay.close()
    expect(ui.modal).toEqual({ kind: 'season-review', season: 2 })
    expect(ui.leagueView).toBe('history')
    expect(ui.watchedFrom).toBe('dialog best 2')
    ui.closeModal()
    expect(ui.watchedFrom).toBeNull()
    replay.watch(2)
    replay.close()
    expect(ui.watchedFrom).toBe('best 2')
    ui.selectTab('squad')
    ui.selectTab('league')
    expect([ui.leagueView, ui.watchedFrom]).toEqual(['standings', null])
  })

  it('does not exist for a season without a kept report, nor during a match', () => {
    const { gameStores } = openGame()
    const { matchday, replay, time } = gameStores
    replay.watch(1)
    expect(matchday.isOpen).toBe(false)
    time.advance()
    const { match } = matchday
    expect(matchday.isLive).toBe(true)
    replay.watch(2)
    expect(matchday.match).toBe(match)
  })
})
