/** Ties that can be watched again are the booked ones. */
import { describe, expect, it } from 'vitest'
import type { Tie } from '../../../client/simulation/core/tie.ts'
import { MAX_KEPT_TIES } from '../../../client/simulation/history/keptMatches.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import type { MatchInput, MatchReport } from '../../../client/simulation/match/matchReport.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { playDay } from '../../../client/simulation/season/day.ts'
import { weekSetups } from '../../../client/simulation/season/fixtureSetup.ts'
import { keepTies } from '../../../client/simulation/season/keepMatches.ts'
import { replayMatch } from '../../../client/simulation/season/replayMatch.ts'
import { tieSeed } from '../../../client/simulation/season/tieSeed.ts'

const RULES = { isNeutral: false, firstLeg: null }

/** Plays the matches of the next week of a career as ties on a day, and keeps them. */
function playTies(game: ReturnType<typeof createGame>, day: number): MatchReport[] {
  const inputs: MatchInput[] = [{ kind: 'shout', minute: 95, side: 'home', shout: 'push-up' }]
  const played = weekSetups(game).map((setup, place) => {
    const random = tieSeed(game, { season: game.currentSeason, day, place })
    const report = playMatch({ ...setup, random, tie: RULES }, inputs)
    const [home, away] = [setup.home.club, setup.away.club]
    const tie: Tie = { competition: 'cup', round: 1, day, home, away, neutral: false, result: null }
    return { tie, place, report, crowd: { attendance: 9_000, capacity: 12_000 } }
  })
  keepTies(game, played)
  return played.map(({ report }) => report)
}

const isOwn = ({ home, away }: { home: { club: string }; away: { club: string } }) =>
  home.club === 'own' || away.club === 'own'

describe('kept ties', () => {
  it('[MAT-15] [MAT-30] are played again as they were booked, to the last penalty', () => {
    const game = createGame({ seed: 12 })
    let extraTimes = 0
    let shootOuts = 0
    for (let day = 38; day < 38 + 40; day++) {
      const reports = playTies(game, day)
      const kept = game.keptTies.filter(({ tie }) => tie.day === day)
      expect(kept).toHaveLength(reports.length)
      for (const [i, report] of reports.entries()) {
        const again = replayMatch(game, kept[i]!)
        const { events, goals, shootOut, hasExtraTime, minutes, play } = report
        expect(again).toMatchObject({ goals, shootOut, hasExtraTime, minutes, play })
        expect(again?.events).toEqual(events)
        if (hasExtraTime) extraTimes++
        if (shootOut) shootOuts++
      }
      game.keptTies = game.keptTies.filter((tie) => !isOwn(tie))
    }
    expect(extraTimes).toBeGreaterThan(60)
    expect(shootOuts).toBeGreaterThan(25)
  })

  it('are the own ones and the others of the last day, in a career that can be saved', () => {
    const game = createGame({ seed: 12 })
    for (const day of [38, 87, 143]) playTies(game, day)
    expect(game.keptTies).toHaveLength(10 + 2)
    expect(game.keptTies.filter(isOwn).map(({ tie }) => tie.day)).toEqual([38, 87, 143])
    expect(game.keptTies.length).toBeLessThanOrEqual(MAX_KEPT_TIES)
    expect(isCareer(JSON.parse(JSON.stringify(game)))).toBe(true)
  })

  it('[MAT-54] of other clubs are not gone on the morning after', () => {
    const game = createGame({ seed: 3 })
    while (game.day < 38) playDay(game)
    const played = game.keptTies
    expect(played).toHaveLength(16)
    for (let day = 0; day < 10; day++) playDay(game)
    expect(game.keptTies).toEqual(played)
  })

  it('are refused when other penalties would be taken', () => {
    const game = createGame({ seed: 12 })
    for (let day = 38; !game.keptTies.some(hasShootOut); day++) playTies(game, day)
    const kept = game.keptTies.find(hasShootOut)!
    expect(replayMatch(game, { ...kept, tie: { ...kept.tie, day: kept.tie.day + 1 } })).toBeNull()

    function hasShootOut(tie: (typeof game.keptTies)[number]): boolean {
      return (replayMatch(game, tie)?.shootOut ?? null) !== null
    }
  })
})
