import { otherClubs } from '../club/club.ts'
import { clubById } from '../club/clubById.ts'
import { dayOfWeek } from '../core/calendar.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { seedRandom } from '../core/rng.ts'
import type { Snapshot } from '../gameState.ts'
import { playMatch } from '../match/engine.ts'
import type { KeptMatch, KeptPerson, KeptTie } from '../match/keptMatch.ts'
import type { MatchReport, MatchSetup } from '../match/matchReport.ts'
import { fingerprintOf, unpackSheet } from '../match/packMatch.ts'
import { seedOfDay, WEEK_STREAMS } from '../core/streams.ts'
import { tieSeed } from './tieSeed.ts'
import { hasWinner } from './tieSetup.ts'
import { competitorAbroad } from '../clubs/clubsOfEurope.ts'

/**
 * Report of a kept match, played again from its sheets, seed (as in `fixtureSeed` or `tieSeed`) and inputs. Null when
 * it would not be the same match, as after a change of the rules.
 */
export function replayMatch(state: Snapshot, kept: DeepReadonly<KeptMatch | KeptTie>): MatchReport | null {
  const homeClub = clubById(state, kept.home.club)
  const awayClub = clubById(state, kept.away.club)
  if (!homeClub || !awayClub) return null
  const personOf = findPeople(state, kept)
  const home = unpackSheet(kept.home, homeClub, personOf)
  const away = unpackSheet(kept.away, awayClub, personOf)
  if (!home || !away) return null
  const report = playMatch({ home, away, ...rulesOf(state, kept) }, kept.inputs)
  return fingerprintOf(report) === kept.fingerprint ? report : null
}

/** Stream of a kept match, and the rules of a tie. */
function rulesOf(
  state: Snapshot,
  kept: DeepReadonly<KeptMatch | KeptTie>,
): Omit<MatchSetup, 'home' | 'away'> {
  const { season, week, place } = kept
  if (!('tie' in kept)) {
    const seed = seedOfDay(state, dayOfWeek(season, week))
    return { random: seedRandom(seed, season, week, WEEK_STREAMS.matches + place) }
  }
  const { day, isNeutral, firstLeg } = kept.tie
  const random = tieSeed(state, { season, day, place })
  return hasWinner(kept.tie) ? { random, tie: { isNeutral, firstLeg } } : { random }
}

function findPeople(state: Snapshot, kept: DeepReadonly<KeptMatch>) {
  const { players, keptPeople } = state
  const people = new Map<string, DeepReadonly<KeptPerson>>()
  for (const { club } of [kept.home, kept.away]) {
    for (const player of competitorAbroad(state.seed, kept.season, club)?.players ?? [])
      people.set(player.id, player)
  }
  for (const person of keptPeople) people.set(person.id, person)
  for (const club of otherClubs(state)) for (const player of club.players) people.set(player.id, player)
  for (const player of players) people.set(player.id, player)
  for (const person of kept.people) people.set(person.id, person)
  return (id: string) => people.get(id)
}
