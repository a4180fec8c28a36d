import { describe, expect, it } from 'vitest'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { announce } from '../../../client/simulation/news/announce.ts'
import type { NewsEvent } from '../../../client/simulation/news/gameEvent.ts'
import type { Offer } from '../../../client/simulation/club/offer.ts'
import { noUnrest } from '../../../client/simulation/people/unrest.ts'
import { withdrawSettledNews } from '../../../client/simulation/season/settledNews.ts'
import { makeGame, makePlayer } from '../makeGame.ts'

const letter: NewsEvent = {
  kind: 'player-writes',
  id: 'p1',
  name: 'Ann Able',
  isLeaving: false,
  cause: { kind: 'matches' },
  facts: { starts: 1, cameOn: 0, matches: 8, status: 'key' },
  deadline: 40,
}
const deal = { id: 'p900', name: 'Bob Best', club: 'Hull Lightship' }
const asked: NewsEvent = { kind: 'offer-answered', ...deal, asked: 1_000, left: 2, day: 45 }
const agreed: NewsEvent = { kind: 'offer-agreed', ...deal, fee: 1_000, day: 45 }
const intake: NewsEvent = { kind: 'intake-held', names: ['Cat Cole'], deadline: 280 }
const contracts: NewsEvent = { kind: 'contracts-ending', names: ['Ann Able'], season: 1, weeks: 5 }

/** A career in which everything above is open. */
function waiting(): GameState {
  const player = makePlayer({ id: 'p1', contract: { until: 1, status: 'key', declined: 0, talksFrom: 0 } })
  const offer = { clubId: 'hull', name: 'Bob Best', fee: 900, asked: 1_000, round: 1, declined: 0 }
  const game = makeGame({
    players: [player],
    minds: [{ ...noUnrest('p1'), stage: 'unhappy', cause: { kind: 'matches' }, answerBy: 40 }],
    offers: [{ ...offer, playerId: 'p900', stage: 'asked', day: 45 }],
    notifications: [],
  })
  game.academy.intake = [makePlayer({ id: 'p2', name: 'Cat Cole' })]
  game.academy.deadline = 280
  return game
}

const agree = ({ offers }: GameState) => void Object.assign(offers[0] as Offer, { stage: 'agreed' })

describe('[NEW-5] news that ask for something', () => {
  it.each<
    [event: NewsEvent, what: string, prepare: (game: GameState) => void, settle: (game: GameState) => void]
  >([
    [letter, 'the letter is answered', () => {}, ({ minds }) => void (minds[0]!.answerBy = 0)],
    [letter, 'the player has left', () => {}, (game) => void (game.players = [])],
    [asked, 'the fee is agreed', () => {}, agree],
    [asked, 'the talks are over', () => {}, (game) => void (game.offers = [])],
    [agreed, 'the player has signed', agree, (game) => void (game.offers = [])],
    [intake, 'all youngsters are decided on', () => {}, ({ academy }) => void (academy.intake = [])],
    [contracts, 'the contract is renewed', () => {}, ({ players }) => void (players[0]!.contract.until = 3)],
    [contracts, 'the season is over', () => {}, (game) => void (game.currentSeason = 2)],
  ])('$kind go once %s', (event, _, prepare, settle) => {
    const game = waiting()
    prepare(game)
    announce(game, event)
    announce(game, { kind: 'nobody-bids', name: 'Ann Able' })
    withdrawSettledNews(game)
    expect(game.notifications).toHaveLength(2)
    settle(game)
    withdrawSettledNews(game)
    expect(game.notifications.map(({ event: { kind } }) => kind)).toEqual(['nobody-bids'])
  })
})
