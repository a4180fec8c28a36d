/** The end of a challenge and its score (CHL-2, CHL-6). */
import { lastDayOf, type Scoring } from '../club/challenge.ts'
import { competitionOf, cupsWon } from '../club/competitionSeason.ts'
import { isTitle } from '../club/pastSeason.ts'
import { isTieOf } from '../competitions/ownMatches.ts'
import { FIRST_HASH, mixIn } from '../core/rng.ts'
import { isWeekStart } from '../core/calendar.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { announce } from '../news/announce.ts'
import { predictedPlace } from '../news/pressNote.ts'

const TROPHIES = { title: 3, cup: 2, promotion: 1 }

/** Closes the challenge of a career once it is over. Returns whether it has. */
export function closeChallenge(state: GameState): boolean {
  const { challenge } = state
  if (challenge?.score !== null) return false
  const { title, scoring, decisions } = challenge
  const isOut = scoring === 'cup' && isWeekStart(state.day) && isOutOfCup(state)
  if (!state.ended && state.day <= lastDayOf(challenge) && !isOut) return false
  const score = scoreSoFar(state, scoring)
  challenge.score = score
  challenge.fingerprint = fingerprintOf(state)
  announce(state, { kind: 'challenge-over', title, score, scoring, decisions })
  return true
}

/** Hash of a career as eight hexadecimal digits; two characters of its text at a time. */
function fingerprintOf(state: Snapshot): string {
  const text = JSON.stringify(state)
  let hash = FIRST_HASH
  for (let i = 0; i < text.length; i += 2) {
    hash = mixIn(hash, text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16))
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Score as it stands. */
export function scoreSoFar(state: Snapshot, scoring: Scoring): number {
  return SCORES[scoring](state)
}

const SCORES: Record<Scoring, (state: Snapshot) => number> = {
  points: ({ pastSeasons, record }) => pastSeasons.reduce((sum, { points }) => sum + points, record.points),
  places: (state) =>
    state.pastSeasons.reduce(
      (sum, { position, review }) => sum + (review?.expected ?? position) - position,
      placesNow(state),
    ),
  trophies: ({ pastSeasons, division }) => {
    const divisions = [...pastSeasons.map((past) => past.division), division]
    const promotions = divisions.filter((one, i) => one === 2 && divisions[i + 1] === 1).length
    return (
      TROPHIES.title * pastSeasons.filter(isTitle).length +
      TROPHIES.cup * cupsWon(pastSeasons) +
      TROPHIES.promotion * promotions
    )
  },
  money: ({ money }) => Math.round(money),
  cup: (state) => ownCupTies(state).filter(({ result }) => result?.winner === state.club.id).length,
}

/** Places above the prediction of the running season; 0 before its first match week. */
function placesNow({ currentMatchWeek, pressNotes, club, leaguePosition }: Snapshot): number {
  if (currentMatchWeek === 0) return 0
  return (predictedPlace(pressNotes, club.id) ?? leaguePosition) - leaguePosition
}

function ownCupTies(state: Snapshot) {
  return competitionOf(state, 'cup').ties.filter((tie) => isTieOf(tie, state.club.id))
}

/** True once the own club has lost in the cup, or has not been drawn. */
function isOutOfCup(state: Snapshot): boolean {
  const own = ownCupTies(state)
  const isDrawn = competitionOf(state, 'cup').ties.length > 0
  return (isDrawn && own.length === 0) || own.some(({ result }) => result && result.winner !== state.club.id)
}
