import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runDecision } from '../../../client/simulation/commands.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import { otherClubs } from '../../../client/simulation/club/club.ts'
import { clubById } from '../../../client/simulation/club/clubById.ts'
import { crowdFigures } from '../../../client/simulation/club/homeCrowds.ts'
import { clubWagesPerWeek } from '../../../client/simulation/finance/clubWages.ts'
import { playerWagesPerWeek } from '../../../client/simulation/finance/dailyFinance.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { headToHead } from '../../../client/simulation/league/recordMeeting.ts'
import { divisionOf, divisionTable, leagueTable } from '../../../client/simulation/league/table.ts'
import { ordinal } from '../../../client/simulation/core/ordinal.ts'
import { predictedPlace } from '../../../client/simulation/news/pressNote.ts'
import { awardsReport } from '../../../client/simulation/reports/seasonAwards.ts'
import { seasonReport } from '../../../client/simulation/reports/seasonReport.ts'
import { pastSeasons } from '../../../client/simulation/reports/careerReport.ts'
import { clubOffersReport } from '../../../client/simulation/reports/clubOfferReport.ts'
import { careerStory } from '../../../client/simulation/reports/careerStory.ts'
import { clubPage } from '../../../client/simulation/reports/clubPage.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { clubOffers } from '../../../client/simulation/season/clubOffers.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playDay } from '../../../client/simulation/season/day.ts'
import { MANAGERS } from '../../support/managers.ts'
import { playLeague } from '../../support/playSeasons.ts'
import { textOf } from '../makeGame.ts'
import { cupOf } from '../../support/cupOf.ts'

/** The career with its manager out of work. */
function outOfWork(game: GameState, reason: 'sacked' | 'bankrupt' | 'retired' = 'sacked'): GameState {
  game.ended = { reason, day: game.day, season: game.currentSeason, position: 19 }
  return game
}

/** A career after so many days, whose manager is out of work. */
function after(days: number, seed = 3): GameState {
  const game = createGame({ seed, clubName: 'Northgate United' })
  for (let day = 0; day < days; day++) {
    playDay(game)
    MANAGERS.auto(game)
  }
  return outOfWork(game)
}

/** Takes over the first club that offers its job. Returns its id. */
function accept(game: GameState): string {
  const id = clubOffers(game)[0]?.club ?? ''
  expect(runDecision(game, ['takeOver', id]).done).toBe(true)
  return id
}

const resultsOf = (game: GameState) =>
  leagueTable(game).map(({ position, club, record }) => ({ position, name: club.name, record }))

describe('offers to a manager out of work', () => {
  it('[MAN-11] come after the sack and a bankruptcy, and to nobody else', () => {
    const game = after(60)
    expect(clubOffers(game).length).toBeGreaterThan(0)
    expect(clubOffers(game).length).toBeLessThanOrEqual(3)
    expect(clubOffers(outOfWork(copyGame(game), 'bankrupt')).length).toBeGreaterThan(0)
    expect(clubOffers(outOfWork(copyGame(game), 'retired'))).toEqual([])
    expect(clubOffers({ ...game, ended: null })).toEqual([])
  })

  it('[MAN-12] reach as high as the reputation, and at least to the clubs tipped for the last places', () => {
    const game = after(60)
    for (const rival of game.competitors) rival.manager.since = game.currentSeason
    const best = (reputation: number, reason: 'sacked' | 'bankrupt' = 'sacked') => {
      game.manager.reputation = reputation
      return clubOffers(outOfWork(game, reason))[0]?.expected
    }
    expect(best(4.75)).toBe(5)
    expect(best(3.5)).toBe(10)
    expect(best(3.5, 'bankrupt')).toBe(11)
    expect(best(2)).toBe(16)
    expect(best(1)).toBe(18)
  })

  it('name the expected place and the present one, or that both are the same', () => {
    const seen = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const game = after(8, seed)
      return clubOffersReport(game).offers.map(({ club, expected }, i) => {
        const tipped = clubOffers(game)[i]?.expected
        const { position } = divisionTable(game, divisionOf(game, club.id)).find(
          (row) => row.club.id === club.id,
        )!
        const isThere = position === tipped
        const now = isThere ? 'and that’s where they are' : `now ${ordinal(position)}`
        expect(expected.replace(' in the second division', '')).toBe(
          `Tipped for ${ordinal(tipped ?? 0)}, ${now}`,
        )
        return isThere
      })
    })
    expect(new Set(seen)).toEqual(new Set([true, false]))
  })

  it('do not call a club near the drop that has begun far above its prediction', () => {
    const game = after(60)
    const [offer] = clubOffers(game).filter(
      ({ reason, division }) => reason.kind === 'last' && division === 1,
    )
    if (!offer) throw new Error('A club tipped for the last places is looking')
    const reasonOf = () => clubOffersReport(game).offers.find(({ club }) => club.id === offer.club)?.reason
    const record = game.competitors.find(({ id }) => id === offer.club)!.record
    record.points = 0
    expect(reasonOf()).toMatch(/^(Nobody gives them|Everybody expects|One bad month)/)
    record.points = 90
    expect(reasonOf()).toBe('Nobody saw this start coming. They’d like somebody who can keep it going.')
  })

  it('[MAN-12] come from clubs that are looking for somebody', () => {
    const game = after(60)
    game.manager.reputation = 5
    for (const rival of game.competitors) rival.manager.since = 0
    for (const { club, division, expected, reason } of clubOffers(game)) {
      const { position = 0 } = divisionTable(game, division).find((row) => row.club.id === club) ?? {}
      expect(reason.kind).toBe(position >= expected + 3 ? 'trouble' : 'last')
    }
  })

  it('[MAN-11] do not come from a club that has just been left', () => {
    const game = after(60)
    const first = game.club.id
    accept(game)
    outOfWork(game)
    game.manager.reputation = 5
    for (const rival of game.competitors) {
      if (rival.id === first) game.pressNotes[0] = { kind: 'prediction', week: 0, order: [rival.id] }
    }
    expect(clubOffers(game).map(({ club }) => club)).not.toContain(first)
  })

  it('are the only clubs that can be taken over', () => {
    const game = after(60)
    const before = textOf(game)
    const others = otherClubs(game).filter(({ id }) => clubOffers(game).every(({ club }) => club !== id))
    for (const id of [...others.map((club) => club.id), 'own', 'nobody']) {
      expect(runDecision(game, ['takeOver', id])).toEqual({
        done: false,
        reason: 'That club hasn’t asked for you.',
      })
    }
    expect(textOf(game)).toBe(before)
  })
})

describe('a club of the second division', () => {
  it('[MAN-11] is always among the offers', () => {
    const game = after(60)
    for (const reputation of [1, 2, 5]) {
      game.manager.reputation = reputation
      for (const club of otherClubs(game)) club.manager.since = 0
      const divisions = clubOffers(game).map(({ division }) => division)
      expect(divisions).toHaveLength(3)
      expect(divisions).toContain(2)
    }
  })

  it.each([
    ['before the season', 0],
    ['in a running season', 60],
  ])('[MAN-13] [MAN-14] is taken over %s: its division is the own one', (_, days) => {
    const game = after(days)
    const before = copyGame(game)
    const id = clubOffers(game).find(({ division }) => division === 2)?.club ?? ''
    expect(runDecision(game, ['takeOver', id]).done).toBe(true)
    expect([game.division, game.club.id]).toEqual([2, id])
    expect(divisionOf(game, before.club.id)).toBe(1)
    expect(divisionTable(game, 1).map(({ club, position }) => [club.id, position])).toEqual(
      leagueTable(before).map(({ club, position }) => [club.id, position]),
    )
    expect(game.seasonData).toHaveLength(before.seasonData.length)
    expect(predictedPlace(game.pressNotes, id)).not.toBeNull()
    expect(isCareer(game)).toBe(true)
    for (let day = 0; day < 21; day++) playDay(game)
    expect(isCareer(game)).toBe(true)
  })

  it('has in its paper no change of managers of the division that was left', () => {
    const game = after(0)
    const note = (club: string) =>
      ({ kind: 'manager', week: 0, club, former: 'A', name: 'B', position: 9, tipped: 4 }) as const
    game.pressNotes.push(...game.competitors.slice(0, 3).map(({ id }) => note(id)), note(game.club.id))
    const left = game.club.id
    const id = clubOffers(game).find(({ division }) => division === 2)?.club ?? ''
    runDecision(game, ['takeOver', id])
    const changed = game.pressNotes.flatMap((one) => (one.kind === 'manager' ? [one.club] : []))
    expect(changed).toEqual([left])
  })
})

describe('offers in summer', () => {
  /** The first day after a season that was tipped for `expected`, of a club tipped for the 12th place now. */
  function summer(
    expected: number,
    {
      reputation = 4,
      position = 4,
      division = 1,
    }: Partial<Record<'reputation' | 'position', number>> & { division?: 1 | 2 } = {},
  ): GameState {
    const game = copyGame(SUMMER)
    const past = game.pastSeasons[0]!
    game.pastSeasons[0] = { ...past, division, position, review: { ...past.review!, expected } }
    const order = game.competitors.map(({ id }) => id)
    order.splice(11, 0, game.club.id)
    game.pressNotes = [{ kind: 'prediction', week: 0, order }]
    game.manager.reputation = reputation
    for (const club of otherClubs(game)) club.manager.since = 2
    return game
  }
  const placesIn = (game: GameState) => clubOffers(game).map(({ division, expected }) => [division, expected])
  const SUMMER = createGame({ seed: 3 })
  playLeague(SUMMER, 1, MANAGERS.sensible)

  it('[MAN-18] come after a season three places better than predicted, from two stronger clubs', () => {
    expect(placesIn(summer(6))).toEqual([])
    expect(placesIn(summer(7))).toEqual([
      [1, 8],
      [1, 9],
    ])
  })

  it('[MAN-18] come after a title as predicted, and after a promotion', () => {
    expect(placesIn(summer(1, { position: 1 }))).toHaveLength(2)
    expect(placesIn(summer(1, { position: 2 }))).toEqual([])
    expect(placesIn(summer(2, { position: 2, division: 2 }))).toHaveLength(2)
  })

  it('[MAN-18] reach two places above the one reached, or as high as the reputation, but not far above the own club', () => {
    const first = (reputation: number, position: number) =>
      placesIn(summer(20, { reputation, position })).at(0) ?? null
    expect(first(2, 11)).toEqual([1, 9])
    expect(first(2, 13)).toEqual([1, 11])
    expect(first(2, 14)).toBeNull()
    expect(first(3, 14)).toEqual([1, 9])
    expect(first(5, 1)).toEqual([1, 8])
  })

  it('[MAN-18] come from clubs that have lost their manager, on the first day only', () => {
    const game = summer(7)
    for (const club of game.competitors.slice(0, 9)) club.manager.since = 1
    expect(placesIn(game)).toEqual([
      [1, 10],
      [1, 11],
    ])
    playDay(game)
    expect(placesIn(game)).toEqual([])
  })

  it('[MAN-18] can be accepted once, at no cost to the reputation', () => {
    const game = summer(7)
    const { reputation } = game.manager
    const [one, other] = clubOffers(game)
    expect(runDecision(game, ['takeOver', one?.club ?? '']).done).toBe(true)
    expect(game.manager.reputation).toBe(reputation)
    expect(game.club.id).toBe(one?.club)
    expect(isCareer(game)).toBe(true)
    expect(runDecision(game, ['takeOver', other?.club ?? '']).done).toBe(false)
  })
})

describe('taking over a club', () => {
  it('forgets who has played in this week’s tie of the club that was left', () => {
    const game = after(60)
    cupOf(game).played = game.players.slice(0, 11).map(({ id }) => id)
    accept(game)
    expect(cupOf(game).played).toEqual([])
  })

  it('[MAN-13] gives its players, ground and supporters to the manager, and its own money', () => {
    const game = after(60)
    game.money = 250_000_000
    game.shortlist = game.competitors.flatMap(({ players }) => players.slice(0, 1).map((player) => player.id))
    const { manager, assistant, pastSeasons, totals, difficulty } = copyGame(game)
    const rival = structuredClone(game.competitors.find(({ id }) => id === clubOffers(game)[0]?.club))
    const wages = clubWagesPerWeek(game, rival?.id ?? '')
    const id = accept(game)
    expect(playerWagesPerWeek(game)).toBe(wages)
    expect(game.averageAttendance).toBe(crowdFigures(game.crowds, id).attendance)
    expect(game.club).toMatchObject({ id, name: rival?.name, crestSeed: rival?.crestSeed })
    expect(game.players.map((player) => player.id).toSorted()).toEqual(
      rival?.players.map((player) => player.id).toSorted(),
    )
    expect(game.players.filter(({ inSquad }) => inSquad)).toHaveLength(11)
    expect(game.money).toBeGreaterThanOrEqual(3_000_000)
    expect(game.money).toBeLessThanOrEqual(10_000_000)
    expect(game.transferBudget).toBeLessThan(game.money)
    expect(game.fanCount).toBe(rival?.fanBase)
    expect(game.facilities.find(({ name }) => name === 'Training Ground')?.level).toBe(
      rival?.facilities.training,
    )
    expect(game.staff.map(({ role }) => role)).toEqual(['Head Coach', 'Physiotherapist'])
    expect(game).toMatchObject({ ended: null, assistant, pastSeasons, totals, difficulty })
    expect(game.manager).toMatchObject({ name: manager.name, face: manager.face })
    expect(game.shortlist).toHaveLength(18)
    expect([game.bids, game.offers, game.loans, game.campaigns, game.minds]).toEqual([[], [], [], [], []])
  })

  it('[MAN-14] leaves the old club in the league with all that is its own', () => {
    const game = after(60)
    const before = copyGame(game)
    accept(game)
    const old = game.competitors.find(({ id }) => id === before.club.id)
    expect(old).toMatchObject({ ...before.club, fanBase: before.fanCount, record: before.record })
    expect(old?.transferBudget).toBe(before.money)
    expect(old?.manager.name).not.toBe(game.manager.name)
    const stayed = new Set(old?.players.map(({ id }) => id))
    expect(before.players.every(({ id }) => stayed.has(id))).toBe(true)
    const scorer = before.players.toSorted((a, b) => b.appearances - a.appearances)[0]
    expect(old?.players.find(({ id }) => id === scorer?.id)).toMatchObject({
      goals: scorer?.goals,
      appearances: scorer?.appearances,
    })
  })

  it('[MAN-14] fills up the lines of a club that was sold out', () => {
    const game = after(60)
    game.players = game.players.filter(({ type }) => type === 'Midfielder')
    accept(game)
    const old = game.competitors.find(({ id }) => id === 'own')
    const count = (type: string) => old?.players.filter((player) => player.type === type).length
    expect([count('Goalkeeper'), count('Defender'), count('Forward')]).toEqual([2, 7, 5])
  })

  it('[MAN-14] counts meetings with the old club on from the other side', () => {
    const game = after(150)
    const met = clubOffers(game)
      .map(({ club }) => headToHead(game, club))
      .find(({ goalsFor, goalsAgainst }) => goalsFor + goalsAgainst > 0)
    expect(met).toBeDefined()
    const { club = '', wins = 0, losses = 0, goalsFor = 0, goalsAgainst = 0 } = met ?? {}
    runDecision(game, ['takeOver', club])
    expect(headToHead(game, 'own')).toMatchObject({
      wins: losses,
      losses: wins,
      goalsFor: goalsAgainst,
      goalsAgainst: goalsFor,
    })
  })

  it('[MAN-15] frees a bankrupt club of its debts', () => {
    const game = outOfWork(after(60), 'bankrupt')
    game.money = -7_000_000
    accept(game)
    expect(game.competitors.find(({ id }) => id === 'own')?.transferBudget).toBe(0)
  })

  it.each([
    ['sacked', 2.5, 2.3],
    ['bankrupt', 2.5, 2.1],
    ['sacked', 1.1, 1],
  ] as const)('[MAN-16] costs reputation: %s with %d', (reason, before, left) => {
    const game = outOfWork(after(60), reason)
    game.manager.reputation = before
    accept(game)
    expect(game.manager.reputation).toBe(left)
    expect(game.manager.moves.at(-1)?.cause).toEqual({ kind: reason })
  })

  it('[MAN-17] leaves the name of the team settings with the first club', () => {
    const game = after(60)
    accept(game)
    const { name } = game.club
    runDecision(game, ['renameClub', 'Northgate Wanderers'])
    expect(game.club.name).toBe(name)
    expect(clubById(game, 'own')?.name).toBe('Northgate Wanderers')
    expect(isCareer(JSON.parse(textOf(game)))).toBe(true)
  })

  it('asks for an objective before a season, and not within one', () => {
    const within = after(60)
    accept(within)
    const asks = ({ notifications }: GameState) =>
      notifications.some(({ event }) => event.kind === 'objectives-offered')
    expect(asks(within)).toBe(false)
    const before = after(3)
    accept(before)
    expect(asks(before)).toBe(true)
    const place = predictedPlace(before.pressNotes, before.club.id) ?? 0
    expect(before.board.objectives.safe.position).toBe(Math.min(17, place + 4))
  })

  it('keeps past seasons those of the old club', () => {
    const game = createGame({ seed: 3, clubName: 'Northgate United' })
    playLeague(game, 1, MANAGERS.expert)
    const [past] = game.pastSeasons
    outOfWork(game)
    const ownAwards = () =>
      awardsReport(game, past!).flatMap(({ award, name, club, isOwn }) =>
        isOwn ? [[award, name, club?.name]] : [],
      )
    const before = ownAwards()
    const id = accept(game)
    expect(before.length).toBeGreaterThan(2)
    expect(ownAwards()).toEqual(before)
    // The books have stayed at the club.
    expect(seasonReport(game, 1)?.verdict.reasons.filter((reason) => reason.includes('books'))).toEqual([])
    expect(clubPage(game, 'own')?.finishes).toHaveLength(1)
    expect(clubPage(game, id)?.titles).toEqual([])
    playLeague(game, 1, MANAGERS.expert)
    expect(game.pastSeasons.map(({ club }) => club)).toEqual(['own', id])
    expect(careerStory(game).clubs).toEqual([
      { name: 'Northgate United', from: 1, to: 1 },
      { name: game.club.name, from: 2, to: 2 },
    ])
    expect(pastSeasons(game).map(({ clubName }) => clubName)).toEqual([game.club.name, 'Northgate United'])
    expect(clubPage(game, 'own')?.finishes).toHaveLength(2)
  })

  it('[CUP-4] does not mix up the bans of the cup and the league in the week of a tie', () => {
    const game = createGame({ seed: 3 })
    const [own] = game.players
    while (game.day < 35) playDay(game)
    own!.suspensions = 3
    outOfWork(game)
    const id = clubOffers(game)[0]?.club ?? ''
    const [rival] = game.competitors.find((club) => club.id === id)!.players
    game.ended = null
    rival!.suspensions = 2
    cupOf(game).bans = { [own!.id]: 1, [rival!.id]: 5 }
    beginDay(game)
    const inLeague = { own: cupOf(game).bans[own!.id], rival: rival!.suspensions }
    expect(own!.suspensions).toBe(1)
    outOfWork(game)
    runDecision(game, ['takeOver', id])
    const left = otherClubs(game).flatMap(({ players }) => players)
    expect(left.find((player) => player.id === own!.id)?.suspensions).toBe(inLeague.own)
    expect(cupOf(game).bans[own!.id]).toBe(1)
    // The own players' bans are those of the next match, which is in the cup.
    expect(game.players.find((player) => player.id === rival!.id)?.suspensions).toBe(5)
    expect(cupOf(game).bans[rival!.id]).toBe(inLeague.rival)
  })

  it('on the morning of a tie of the old club has it played by the others', () => {
    const game = createGame({ seed: 3 })
    const isTieToday = () => cupOf(game).ties.some(({ day, result }) => day === game.day && !result)
    while (!(game.awaitingKickOff && isTieToday())) {
      if (game.awaitingKickOff) playDay(game)
      else beginDay(game)
    }
    outOfWork(game)
    accept(game)
    const ownTie = cupOf(game).ties.some(({ day, home, away }) => {
      return day === game.day && [home, away].includes(game.club.id)
    })
    expect(game.awaitingKickOff).toBe(ownTie)
    expect(isTieToday()).toBe(ownTie)
    playDay(game)
    expect(isCareer(JSON.parse(textOf(game)))).toBe(true)
  })

  it('leaves results, divisions and fixtures as they are, on any day, and the career goes on', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 2 }),
        fc.integer({ min: 1, max: 50 }),
        fc.boolean(),
        (days, seed, isMorning) => {
          const game = createGame({ seed })
          for (const count of days) {
            for (let day = 0; day < count; day++) {
              playDay(game)
              MANAGERS.auto(game)
            }
            if (isMorning) beginDay(game)
            outOfWork(game, count % 2 === 0 ? 'sacked' : 'bankrupt')
            const before = {
              table: resultsOf(game),
              fixtures: JSON.stringify(game.fixtures),
              ties: cupOf(game).ties.length,
            }
            accept(game)
            expect(resultsOf(game)).toEqual(before.table)
            expect(JSON.stringify(game.fixtures)).toBe(before.fixtures)
            expect(cupOf(game).ties.length).toBeGreaterThanOrEqual(before.ties)
            const clubs = [game.club, ...otherClubs(game)].map(({ id }) => id)
            expect(new Set(clubs).size).toBe(40)
            expect(isCareer(JSON.parse(textOf(game)))).toBe(true)
          }
          for (let day = 0; day < 30; day++) playDay(game)
          expect(isCareer(JSON.parse(textOf(game)))).toBe(true)
        },
      ),
      { numRuns: 8 },
    )
  })
})
