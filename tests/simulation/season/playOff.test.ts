/** The own club's play-off: played by hand on the season's last day, which stands still until it is over. */
import { describe, expect, it } from 'vitest'
import { competitionOf } from '../../../client/simulation/club/competitionSeason.ts'
import { nextOwnTie } from '../../../client/simulation/competitions/ownMatches.ts'
import { toHundredth } from '../../../client/simulation/core/clamp.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { presentNews } from '../../../client/simulation/news/presentEvent.ts'
import { shortage } from '../../../client/simulation/players/shortage.ts'
import { competitionReport } from '../../../client/simulation/reports/competitionReport.ts'
import { lastDay } from '../../../client/simulation/reports/lastDay.ts'
import { lastTie } from '../../../client/simulation/reports/lastTie.ts'
import { nextStep } from '../../../client/simulation/reports/nextStep.ts'
import { otherTies } from '../../../client/simulation/reports/otherTies.ts'
import { resultsOf } from '../../../client/simulation/reports/ownResults.ts'
import { nextMatch } from '../../../client/simulation/reports/programme.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { planAhead, playAheadDay } from '../../../client/simulation/season/ahead.ts'
import { aheadRefusal, type AheadTarget } from '../../../client/simulation/season/aheadTargets.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { replayMatch } from '../../../client/simulation/season/replayMatch.ts'
import { replay, type Step } from '../../../client/simulation/steps.ts'
import { watchMatch } from '../../../client/simulation/season/watchedMatch.ts'
import { eveOfPlayOff } from '../../support/eveOfPlayOff.ts'

const LAST_DAY = 266

/** A career on the evening of its last match week, third of the second division; the sides of odd seeds are weak. */
function beforePlayOff(seed: number): GameState {
  const game = eveOfPlayOff(seed)
  if (seed % 2 === 1)
    for (const player of game.players) player.quality = Math.max(1, toHundredth(player.quality - 0.9))
  playMatchDay(game)
  return game
}

/** The same play-off to its end, with the career saved and loaded between its matches. */
function playThrough(game: GameState, between: (game: GameState) => void = () => {}): GameState {
  let state = game
  while (state.awaitingKickOff) {
    between(state)
    playMatchDay(state)
    state = JSON.parse(JSON.stringify(state)) as GameState
    expect(isCareer(state)).toBe(true)
  }
  return state
}

function playAhead(state: GameState, target: AheadTarget): void {
  const plan = planAhead(state, target, [])
  while (playAheadDay(state, plan).stop === null);
}

const playOffOf = (game: GameState) => competitionOf(game, 'playoff').ties
const roundOfNext = (game: GameState) => nextOwnTie(game)?.round ?? null
const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1)
const CAREERS = SEEDS.map(beforePlayOff)

describe('the play-off of the own club', () => {
  it('[SEC-5] follows the last match week on its day, and says what comes', () => {
    const [state] = CAREERS
    const game = copyGame(state!)
    expect([game.day, game.currentMatchWeek, game.awaitingKickOff]).toEqual([LAST_DAY, 38, true])
    expect(nextMatch(game)).toMatchObject({
      competition: 'playoff',
      round: 'semi-final, first leg',
      venue: 'Away',
      daysAway: 0,
    })
    expect(nextStep(game).kind).toBe('play')
    const draw = game.notifications.find(({ event }) => event.kind === 'cup-drawn')
    expect(presentNews(draw!.event).message).toMatch(
      /^Play-off: .+ away in the first leg of the semi-final\.$/,
    )
    playMatchDay(game)
    expect([game.day, game.awaitingKickOff]).toEqual([LAST_DAY, true])
    expect(nextMatch(game)).toMatchObject({ round: 'semi-final, second leg', venue: 'Home' })
    expect(lastTie(game)).toMatchObject({ name: 'Play-off, semi-final, first leg' })
    expect(otherTies(game)).toHaveLength(1)
    expect([lastDay(state!), lastDay(game)]).toEqual([expect.objectContaining({ tone: 'play-off' }), null])
  })

  it('[SEC-5] ends with promotion, in the final or in the semi-final, and then the season', () => {
    const ends = CAREERS.map((state) => {
      const game = playThrough(copyGame(state))
      const last = lastTie(game)!
      const played = resultsOf(game, game.club.id).filter(({ competition }) => competition === 'playoff')
      expect(played.map(({ roundNumber }) => roundNumber)).toEqual(played.length === 3 ? [3, 2, 1] : [2, 1])
      const legs = competitionOf(game, 'playoff').ties.filter(({ result }) => result)
      expect([game.day, aheadRefusal(game, 'match')]).toEqual([
        LAST_DAY,
        'There are no matches left this season.',
      ])
      expect(beginDay(game).map(({ kind }) => kind)).toContain('season-ended')
      expect([game.day, game.currentSeason, isCareer(game)]).toEqual([LAST_DAY + 1, 2, true])
      const { playOff } = game.pastSeasons[0]!.review!.otherDivision!
      expect(playOff).toHaveLength(5)
      for (const { result } of legs)
        expect(playOff.map(({ score90 }) => score90)).toContainEqual(result!.score90)
      expect(game.competitions.map(({ id }) => id)).toEqual(['cup', 'europe'])
      expect(game.pastSeasons[0]!.competitions).toEqual([])
      const kinds = game.notifications.map(({ event }) => event.kind)
      expect(kinds).toContain(game.division === 1 ? 'promotion-won' : 'play-off-lost')
      expect(kinds.filter((kind) => kind === 'cup-won' || kind === 'cup-decided')).toEqual([])
      return game.division === 1 ? 'up' : `out in round ${played.length} ${last.outcome}`
    })
    expect(new Set(ends)).toEqual(
      new Set([
        'up',
        'out in round 2 Your play-off is over.',
        'out in round 3 Beaten finalists: you stay in the second division.',
      ]),
    )
  })

  it('[SEC-5] decides a semi-final by both legs, with extra time and penalties where they are level', () => {
    let level = 0
    for (const state of CAREERS) {
      const game = copyGame(state)
      playMatchDay(game)
      const first = game.lastMatch!
      expect(watchMatch(game)!.match.setup.tie).toEqual({
        isNeutral: false,
        firstLeg: { home: first.report.goals.away, away: first.report.goals.home },
      })
      playMatchDay(game)
      const { report, playerScore, opponentScore } = game.lastMatch!
      const isThrough = roundOfNext(game) === 3
      const lead = first.playerScore + playerScore - first.opponentScore - opponentScore
      if (lead === 0) {
        level += 1
        expect(report.shootOut).not.toBeNull()
      } else expect(isThrough).toBe(lead > 0)
      if (isThrough) expect(watchMatch(game)!.match.setup.tie).toEqual({ isNeutral: true, firstLeg: null })
    }
    expect(level).toBeLessThan(CAREERS.length)
  })

  it('[SEC-5] [CAR-5] is the same watched, played ahead in one go or match by match, and from its steps', () => {
    for (const state of CAREERS.slice(0, 4)) {
      const steps: Step[] = []
      const played = playThrough(copyGame(state), (game) => {
        const { report } = watchMatch(game)!
        const next = copyGame(game)
        playMatchDay(next)
        expect(JSON.stringify(next.lastMatch!.report)).toBe(JSON.stringify(report))
        steps.push(['playMatchDay', []])
        const kept = next.keptTies.find(
          ({ tie, home }) => tie.round === roundOfNext(game) && home.club === report.setup.home.club,
        )!
        expect(replayMatch(next, kept)?.events).toEqual(report.events)
      })
      const expected = JSON.stringify(played)
      const inOne = copyGame(state)
      playAhead(inOne, 'season')
      expect(JSON.stringify(inOne)).toBe(expected)
      const one = copyGame(state)
      while (one.awaitingKickOff) playAhead(one, 'match')
      expect(JSON.stringify(one)).toBe(expected)
      expect(JSON.stringify(replay(state, steps))).toBe(expected)
    }
  })

  it('[SEC-5] stops days ahead after the last match week, and before each match of it', () => {
    for (const target of ['season', 'match', 'month'] as const) {
      const game = eveOfPlayOff(2)
      playAhead(game, target)
      expect([game.lastMatch?.competition, game.awaitingKickOff]).toEqual(['league', true])
      expect(aheadRefusal(game, 'match-day')).toBe('It’s match day.')
    }
  })

  it('[CAL-7] needs eleven players, and is lost without them', () => {
    const game = copyGame(CAREERS[0]!)
    expect(shortage(game)).toBeNull()
    for (const player of game.players.slice(0, 8)) player.injured = true
    expect(shortage(game)).not.toBeNull()
    playMatchDay(game)
    expect(game.lastMatch).toMatchObject({ competition: 'playoff', playerScore: 0, opponentScore: 3 })
    expect(isCareer(game)).toBe(true)
  })

  it('[CUP-4] counts its own bans alone, and gives those of the league back', () => {
    const eve = eveOfPlayOff(3)
    const [banned, other] = eve.players.filter(({ inSquad }) => !inSquad)
    banned!.suspensions = 2
    playMatchDay(eve)
    const banOf = (id: string) => eve.players.find((player) => player.id === id)!.suspensions
    expect(banOf(banned!.id)).toBe(0)
    eve.players.find(({ id }) => id === other!.id)!.suspensions = 1
    playMatchDay(eve)
    expect([banOf(banned!.id), banOf(other!.id)]).toEqual([0, 0])
    const played = playThrough(eve)
    expect(played.players.find(({ id }) => id === banned!.id)!.suspensions).toBe(2)
  })

  it.each<[string, (game: GameState) => void]>([
    ['a semi-final too few', (game) => void competitionOf(game, 'playoff').ties.splice(1, 1)],
    ['a club that is not in it', (game) => void (playOffOf(game)[3]!.away = game.competitors[9]!.id)],
    ['a season that goes on', (game) => void (game.currentMatchWeek = 37)],
  ])('is refused in a save: %s', (_, spoil) => {
    const game = copyGame(CAREERS[0]!)
    playMatchDay(game)
    expect(isCareer(game)).toBe(true)
    spoil(game)
    expect(isCareer(game)).toBe(false)
  })

  it('[SEC-5] is a competition with a bracket', () => {
    const game = copyGame(CAREERS[0]!)
    const { stages, own } = competitionReport(game, 'playoff')
    expect(stages.map(({ name, ties, when, prize }) => [name, ties.length, when, prize])).toEqual([
      ['Semi-final', 2, 'Day 7 of week 38', ''],
      ['Final', 0, 'Day 7 of week 38', ''],
    ])
    expect(own).toMatch(/^Your first leg of the semi-final: .+ away, today\.$/)
  })
})
