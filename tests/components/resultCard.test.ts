/** Texts of the card of a challenge’s result. */
import { expect, test } from 'vitest'
import { resultCard } from '../../client/modals/challenge/resultCard.ts'
import { ownIdentity } from '../../client/simulation/clubs/clubNames.ts'

const facts: Parameters<typeof resultCard>[0] = {
  challenge: { id: '2026-W48', title: 'Keep the Chequebook Shut', scoring: 'points' },
  entry: { score: 52, decisions: 31, ranked: true },
  place: { place: 3, total: 214, isFinal: true },
  nickname: 'The Gaffer',
  club: { name: 'Northgate United', crest: ownIdentity('Northgate United', 5), logoUrl: null },
  seed: 705459,
  host: 'floodlight.example',
}

test('the card says what was played, how it ended and where the table is', () => {
  expect(resultCard(facts)).toEqual({
    week: 'Floodlight, challenge of week 48, 2026',
    title: 'Keep the Chequebook Shut',
    place: '3rd of 214',
    score: '52 points',
    run: '31 decisions in a ranked run, league seed 705459',
    nickname: 'The Gaffer',
    verified: '✓ Verified: we played this run again, and it stands',
    address: 'floodlight.example/challenges/2026-W48',
    club: facts.club,
    fileName: 'floodlight-2026-W48.png',
  })
})

test('an open run is called one, and the place is one so far while the table takes entries', () => {
  const card = resultCard({
    ...facts,
    challenge: { id: '2027-W01', title: 'New Year, New Squad', scoring: 'places' },
    entry: { score: 0, decisions: 1, ranked: false },
    place: { place: 1200, total: 1234, isFinal: false },
  })
  expect(card).toMatchObject({
    week: 'Floodlight, challenge of week 1, 2027',
    place: '1,200th of 1,234 so far',
    score: 'As predicted',
    run: '1 decision in an open run, league seed 705459',
  })
})

test('a run without a place of its own claims none', () => {
  expect(resultCard({ ...facts, place: null }).place).toBeNull()
})
