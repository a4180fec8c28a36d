import { beforeAll, describe, expect, it } from 'vitest'
import { runDecision } from '../../../client/simulation/commands.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { retirementHurdle } from '../../../client/simulation/manager/retire.ts'
import { presentNews } from '../../../client/simulation/news/presentEvent.ts'
import { careerLine } from '../../../client/simulation/reports/careerLines.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { replay } from '../../../client/simulation/steps.ts'
import { MANAGERS } from '../../support/managers.ts'
import { playLeague } from '../../support/playSeasons.ts'
import { makeGame, textOf } from '../makeGame.ts'

let summer: GameState
let past: GameState['pastSeasons'][number]

beforeAll(() => {
  summer = makeGame()
  playLeague(summer, 1, MANAGERS.auto)
  past = summer.pastSeasons[0]!
})

describe('retiring', () => {
  it('[MAN-1] waits for the end of the first season', () => {
    const game = makeGame()
    expect(runDecision(game, ['retire'])).toEqual({
      done: false,
      reason: 'See your first season out before you retire.',
    })
    expect(game.ended).toBeNull()
  })

  it('[MAN-1] is possible until the first match of the next season, on its morning too, and not after it', () => {
    const game = copyGame(summer)
    while (!game.awaitingKickOff) beginDay(game)
    MANAGERS.auto(game)
    expect(retirementHurdle(game)).toBeNull()
    playMatchDay(game)
    expect(runDecision(game, ['retire'])).toEqual({
      done: false,
      reason: 'The season’s under way: see it out before you retire.',
    })
    expect(game.ended).toBeNull()
  })

  it('[MAN-2] counts the seasons that were finished, with the place of the last', () => {
    const game = copyGame(summer)
    expect(runDecision(game, ['retire']).done).toBe(true)
    expect(game.ended).toEqual({ reason: 'retired', day: game.day, season: 1, position: past.position })
    expect(careerLine(game)).toMatchObject({
      reason: 'retired',
      seasons: 1,
      matches: 38,
      points: past.points,
    })
    expect(presentNews(game.notifications[0]!.event).message).toBe(
      'You have retired after 1 season in charge.',
    )
    expect(isCareer(JSON.parse(textOf(game)))).toBe(true)
  })

  it('comes once, and never after another end', () => {
    const game = copyGame(summer)
    runDecision(game, ['retire'])
    const ended = copyGame(game)
    expect(runDecision(game, ['retire'])).toEqual({ done: false, reason: 'The career is over.' })
    expect(game).toEqual(ended)
    const sacked = copyGame(summer)
    sacked.ended = { reason: 'sacked', day: sacked.day, season: 1, position: 20 }
    expect(runDecision(sacked, ['retire']).done).toBe(false)
    expect(sacked.ended.reason).toBe('sacked')
  })

  it('is a step that a replay repeats', () => {
    const retired = copyGame(summer)
    runDecision(retired, ['retire'])
    expect(textOf(replay(summer, [['retire']]))).toBe(textOf(retired))
  })
})
