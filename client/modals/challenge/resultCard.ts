import type { CrestSource } from '../../components/crestPlan.ts'
import { isOfLeague, scoreInWords, type ChallengeTerms } from '../../simulation/club/challenge.ts'
import { capitalised, counted } from '../../simulation/core/english.ts'
import { grouped } from '../../simulation/core/money.ts'
import { ordinal } from '../../simulation/core/ordinal.ts'
import type { EntryPlace, RunEntry } from '../../stores/ChallengeTableStore.ts'

interface CardFacts {
  challenge: Pick<ChallengeTerms, 'id' | 'title' | 'scoring'>
  entry: Pick<RunEntry, 'score' | 'decisions' | 'ranked'>
  /** Null where the place belongs to another run of the account. */
  place: EntryPlace | null
  /** Null for an account that has no name in the tables any more. */
  nickname: string | null
  /** `logoUrl` is null for a club that has its crest. */
  club: { readonly name: string; readonly crest: CrestSource; readonly logoUrl: string | null }
  seed: number
  /** Such as 'floodlight.example'. */
  host: string
}

export type ResultCard = ReturnType<typeof resultCard>

/** Plan of the card of an entry that is verified: its texts, and the club whose emblem is drawn. */
export function resultCard({ challenge, entry, place, nickname, club, seed, host }: CardFacts) {
  const { id, title, scoring } = challenge
  const [year, week] = id.split('-W')
  const isPrivate = isOfLeague(id)
  return {
    week: isPrivate
      ? 'Floodlight, a challenge of our league'
      : `Floodlight, challenge of week ${Number(week)}, ${year}`,
    title,
    place: place && `${ordinal(place.place)} of ${grouped(place.total)}${place.isFinal ? '' : ' so far'}`,
    score: capitalised(scoreInWords(entry.score, scoring)),
    run: `${counted(entry.decisions, 'decision')} in ${entry.ranked ? 'a ranked' : 'an open'} run, league seed ${seed}`,
    nickname,
    verified: '✓ Verified: we played this run again, and it stands',
    // The table of a league is for its members.
    address: isPrivate ? host : `${host}/challenges/${id}`,
    club,
    fileName: `floodlight-${id}.png`,
  }
}
