/** Tests of the best matches, the promises, the news and the comparison on a player's page. */
import { describe, expect, it } from 'vitest'
import { numberOfId } from '../../../client/simulation/core/ids.ts'
import { announce } from '../../../client/simulation/news/announce.ts'
import { toRivalPlayer } from '../../../client/simulation/people/playerShapes.ts'
import { performances } from '../../../client/simulation/match/ratings.ts'
import { comparedPlayer, findPlayers } from '../../../client/simulation/reports/comparePlayers.ts'
import { knownPlayers } from '../../../client/simulation/reports/people.ts'
import { playerMatches } from '../../../client/simulation/reports/playerMatches.ts'
import { newsOfPlayer, playerPromises } from '../../../client/simulation/reports/playerPromises.ts'
import { replayMatch } from '../../../client/simulation/season/replayMatch.ts'
import { longCareer } from '../../support/longCareer.ts'
import { makeGame, makeLoan } from '../makeGame.ts'

describe('the best matches of a player', () => {
  const career = longCareer({ seed: 3, season: 1, week: 8 })

  it('are the five best rated of those that are kept, with the figures of each match [TAB-8]', () => {
    const regular = career.players.toSorted((a, b) => b.appearances - a.appearances)[0]!
    const kept = [...career.keptMatches, ...career.keptTies].flatMap((match) => {
      const report = replayMatch(career, match)!
      const side = match.home.club === career.club.id ? 'home' : 'away'
      const rating = performances(report, side).get(regular.id)?.rating
      if (rating === undefined) return []
      const own = report.events.filter(({ type, quality }) => type === 'goal' && quality > 0)
      return [
        {
          week: match.week,
          home: match.home.club,
          rating: rating / 10,
          goals: own.filter(({ player }) => player === regular.id).length,
          assists: own.filter(({ assist }) => assist === regular.id).length,
          goalsFor: report.goals[side],
          goalsAgainst: report.goals[side === 'home' ? 'away' : 'home'],
        },
      ]
    })
    expect(kept.length).toBeGreaterThan(5)
    const best = kept.toSorted((a, b) => b.rating - a.rating || b.goals - a.goals || b.assists - a.assists)
    expect(playerMatches(career, regular.id)).toMatchObject(best.slice(0, 5))
  })

  it('have as many goals as the player has scored, where all fit into the list [TAB-8]', () => {
    const early = longCareer({ seed: 3, season: 1, week: 4 })
    const scorer = early.players.toSorted((a, b) => b.goals - a.goals)[0]!
    expect(scorer.goals).toBeGreaterThan(0)
    expect(scorer.appearances).toBeLessThanOrEqual(5)
    const matches = playerMatches(early, scorer.id)
    expect(matches.reduce((sum, { goals }) => sum + goals, 0)).toBe(scorer.goals)
  })

  it('of a rival’s player are against the own club, which is no opponent of its own and threw [TAB-8]', () => {
    const last = career.keptMatches.at(-1)!
    const sheet = last.home.club === career.club.id ? last.away : last.home
    const rival = career.competitors.find(({ id }) => id === sheet.club)!
    const player = rival.players.find(({ id }) => sheet.players.includes(numberOfId(id)))!
    const matches = playerMatches(career, player.id)
    expect(matches.map(({ opponent }) => opponent.id)).toContain(career.club.id)
  })

  it('are none of somebody who has not played', () => {
    expect(playerMatches(makeGame(), makeGame().players[0]!.id)).toEqual([])
  })
})

describe('loans on the page of a player', () => {
  it('are from the own club at home, and at a club abroad for one who is still the own club’s', () => {
    const state = makeGame()
    const [home, abroad, here] = state.players.splice(0, 2).concat(state.players[2]!)
    const host = state.competitors[0]!
    host.players.push(toRivalPlayer(home!))
    state.loans = [
      makeLoan({ player: home!, club: host.name, clubId: host.id }),
      makeLoan({ player: abroad!, club: 'Porto Alegre', clubId: null }),
    ]
    const known = knownPlayers(state)
    expect(known.get(home!.id)).toMatchObject({
      now: { club: host.id },
      loan: `on loan from ${state.club.name}`,
    })
    expect(known.get(abroad!.id)).toMatchObject({
      now: { club: state.club.id },
      loan: 'on loan at Porto Alegre',
    })
    expect(known.get(here!.id)!.loan).toBeNull()
  })
})

describe('promises and news', () => {
  it('are the status of the contract, and the notifications with the name', () => {
    const game = makeGame()
    const [player, other] = game.players
    announce(game, { kind: 'nobody-bids', name: player!.name })
    announce(game, { kind: 'nobody-bids', name: other!.name })
    expect(newsOfPlayer(game, player!.id).map(({ text }) => text)).toEqual([
      `No bids for ${player!.name} for now.`,
    ])
    // A name that is only part of another is not that player's.
    other!.name = `${player!.name}son`
    announce(game, { kind: 'nobody-bids', name: other!.name })
    expect(newsOfPlayer(game, player!.id)).toHaveLength(1)
    player!.contract.status = 'key'
    expect(playerPromises(game, player!.id)).toMatchObject({ status: 'Key player', unrest: null })
    expect(playerPromises(game, game.competitors[0]!.players[0]!.id)).toBeNull()
  })
})

describe('the comparison', () => {
  const game = makeGame()
  const own = game.players[0]!
  const rival = game.competitors[3]!.players[2]!

  it('finds a player of any club by a part of the name, without the first one [TAB-9]', () => {
    rival.name = 'Zebedee Quorn'
    game.otherDivision.clubs[0]!.players[0]!.name = 'Quorn Zimmer'
    const names = findPlayers(game, ' quorn', own.id).map(({ name }) => name)
    expect(names).toEqual(['Quorn Zimmer', 'Zebedee Quorn'])
    expect(findPlayers(game, 'Quorn', rival.id).map(({ name }) => name)).toEqual(['Quorn Zimmer'])
    expect(findPlayers(game, '  ', own.id)).toEqual([])
    expect(findPlayers(game, 'a', own.id)).toHaveLength(8)
  })

  it('finds present players before former ones, and names without their accents [TAB-9]', () => {
    const state = makeGame()
    state.remembered = { p777: ['Zoë Quorn', 'Forward', 'Croatia', -22] }
    state.players[0]!.name = 'Anna Zoë'
    expect(findPlayers(state, 'zoe', state.players[1]!.id).map(({ name, club }) => [name, club])).toEqual([
      ['Anna Zoë', state.club.name],
      ['Zoë Quorn', null],
    ])
  })

  it('has quality, club and figures of a rival’s player [TAB-9]', () => {
    const compared = comparedPlayer(game, rival.id)
    expect(compared).toMatchObject({ club: game.competitors[3]!.name, honours: 0, season: { goals: 0 } })
    expect(compared!.career.player.now!.quality).toBe(rival.quality)
    expect(comparedPlayer(game, 'nobody')).toBeNull()
  })
})
