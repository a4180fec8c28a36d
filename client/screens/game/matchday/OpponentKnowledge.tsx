import type { WatchedOpponent } from '../../../simulation/reports/watchedOpponent.ts'
import { plural } from '../../../simulation/core/english.ts'

/** Sentences on how sure it is which set-up the opponent plays, by which the arrows of the choices go. */
export function OpponentKnowledge({ opponent }: { opponent: WatchedOpponent }) {
  const { minutesSeen, minutesNeeded, hasAnalyst } = opponent
  if (minutesSeen >= minutesNeeded) {
    return (
      <p>
        {hasAnalyst
          ? 'Your analyst is sure of their set-up.'
          : 'You have seen enough of their set-up to be sure of it.'}
      </p>
    )
  }
  return <p>{`${seenInWords(opponent)} ${arrowsInWords(opponent)} ${certaintyInWords(opponent)}`}</p>
}

function seenInWords({ since, minutesSeen }: WatchedOpponent): string {
  const minutes = plural(minutesSeen, 'a minute', `${minutesSeen} minutes`)
  if (since === 0)
    return minutesSeen === 0 ? 'We haven’t seen their set-up yet today.' : `Seen for ${minutes}.`
  return minutesSeen === 0
    ? 'They have just changed their set-up.'
    : `Their new set-up has been seen for ${minutes}.`
}

function arrowsInWords({ since, minutesSeen, matchesSeen }: WatchedOpponent): string {
  if (since > 0) return 'The arrows still go by what they played before.'
  if (matchesSeen > 0) {
    const matches = plural(matchesSeen, 'their last match', `their last ${matchesSeen} matches`)
    return minutesSeen === 0 ? `The arrows go by ${matches}.` : `The arrows also go by ${matches}.`
  }
  return minutesSeen === 0
    ? 'Nobody has seen them play under this manager, so there are no arrows yet.'
    : 'The arrows go by that alone.'
}

function certaintyInWords({ minutesNeeded, hasAnalyst }: WatchedOpponent): string {
  return hasAnalyst
    ? `After ${minutesNeeded} minutes your analyst is sure of their set-up.`
    : `After ${minutesNeeded} minutes you are sure of their set-up; a Data Analyst would be sooner.`
}
