/** Decisions of a manager in words, as others read them. */
import { campaignOf } from '../club/campaignDefinitions.ts'
import { changeInWords } from '../club/tacticNames.ts'
import { FOCUS_NAMES, INTENSITY_NAMES } from '../club/training.ts'
import { LEVEL_NAMES } from '../club/board.ts'
import { counted, inRow } from '../core/english.ts'
import { pounds } from '../core/money.ts'
import type { MatchInput } from '../match/matchReport.ts'
import { answerLabel } from '../news/eventAnswer.ts'
import { EVENT_TITLES } from '../news/eventStory.ts'
import type { GameEvent, GameEventKind } from '../news/gameEvent.ts'
import type { Outcome } from '../news/outcome.ts'

const NEW_ELEVEN = 'Changed the eleven.'

/** Text for each kind of event that a decision causes; the others are of no decision that counts. */
const WORDS: { [Kind in GameEventKind]?: (event: GameEvent<Kind>) => string } = {
  'player-selected': () => NEW_ELEVEN,
  'player-dropped': () => NEW_ELEVEN,
  'players-swapped': () => NEW_ELEVEN,
  'line-up-restored': () => NEW_ELEVEN,
  'eleven-picked': () => 'Had the best fit eleven picked.',
  'captain-named': () => 'Chose a new captain.',
  'tactics-set': ({ change }) => `Tactics: ${changeInWords(change)}.`,
  'orders-set': () => 'New standing orders for the match.',
  'training-set': ({ change: { focus, intensity } }) =>
    `Training: ${[focus && FOCUS_NAMES[focus], intensity && INTENSITY_NAMES[intensity]].filter(Boolean).join(', ').toLowerCase()}.`,
  'individual-focus-set': ({ goal }) =>
    goal
      ? `Extra training for one player: ${goal.trait.toLowerCase()}.`
      : 'Ended one player’s extra training.',
  'assistant-set': () => 'New instructions for the assistant.',
  'player-signed': ({ name, fee }) => `Signed ${name} for ${pounds(fee)}.`,
  'player-sold': ({ name, fee, club }) => `Sold ${name} to ${club} for ${pounds(fee)}.`,
  'player-lent': ({ name, club }) => `Lent ${name} to ${club}.`,
  'player-borrowed': ({ name, club }) => `Borrowed ${name} from ${club}.`,
  'market-refreshed': () => 'Sent for fresh names on the market.',
  'contract-renewed': ({ name, until, wage }) =>
    `New contract for ${name}: to the end of season ${until}, ${pounds(wage)} a week.`,
  'offer-declined': ({ name }) => `Offered ${name} terms, and heard no.`,
  'talks-failed': ({ name }) => `Talks with ${name} broke down.`,
  'youngster-signed': ({ name }) => `Signed ${name} from the academy.`,
  'youngsters-let-go': ({ names }) => `Released from the academy: ${inRow(names)}.`,
  'offer-sent': ({ name, club, fee }) => `Bid ${pounds(fee)} to ${club} for ${name}.`,
  'offer-agreed': ({ name, club, fee }) => `Met ${club}’s price for ${name}: ${pounds(fee)}.`,
  'offer-withdrawn': ({ name }) => `Dropped the bid for ${name}.`,
  'bid-refused': ({ name, club }) => `Turned down ${club}’s bid for ${name}.`,
  'bid-raised': ({ name, club, fee }) => `Asked ${club} for more for ${name}: now ${pounds(fee)}.`,
  'bid-over': ({ name, club }) => `Asked ${club} for more for ${name}, and lost the deal.`,
  'scouts-sent': () => 'Sent the scouts out.',
  'scouts-called-back': () => 'Called the scouts back.',
  'message-answered': ({ name }) => `Had a word with ${name}.`,
  'event-answered': ({ event, answer }) => `${EVENT_TITLES[event]}: ${answerLabel(answer)}.`,
  'staff-hired': ({ role }) => `New ${role}.`,
  'staff-dismissed': ({ role }) => `Parted with the ${role}.`,
  'facility-built': ({ type, cost }) => `Built the ${type} for ${pounds(cost)}.`,
  'facility-upgraded': ({ type, level, cost }) => `${type} up to level ${level} for ${pounds(cost)}.`,
  'campaign-launched': ({ campaign, cost }) => `Campaign: ${campaignOf(campaign).name}, for ${pounds(cost)}.`,
  'campaign-shared': ({ campaign, place }) => `Shared ${campaignOf(campaign).name}: ${place}.`,
  'campaign-published': ({ campaign }) => `Shared ${campaignOf(campaign).name}: Club Website.`,
  'policy-planned': () => 'Changed a club policy.',
  'ticket-price-set': ({ price }) => `Tickets at ${pounds(price)}.`,
  'objective-chosen': ({ level }) => `Told the board: ${LEVEL_NAMES[level]}.`,
  'saving-begun': ({ facility }) => `Began to save for the ${facility}.`,
  'saving-stopped': () => 'Stopped saving for a building.',
}

/** Text of a decision that was carried out; none for one that says nothing about the team. */
export function decisionWords(outcome: Outcome): string[] {
  if (!outcome.done) return []
  const words = WORDS[outcome.event.kind] as ((event: GameEvent) => string) | undefined
  return words ? [words(outcome.event)] : []
}

/** Decisions during a match, such as 'On the touchline: 2 substitutions, 1 talk.'; none without any. */
export function touchlineWords(inputs: readonly MatchInput[]): string[] {
  const number = (kind: MatchInput['kind']) => inputs.filter((input) => input.kind === kind).length
  const parts = (
    [
      ['substitution', 'substitution'],
      ['tactics', 'change of plan'],
      ['talk', 'talk'],
      ['shout', 'shout'],
    ] as const
  ).flatMap(([kind, word]) => {
    const plural = kind === 'tactics' ? 'changes of plan' : undefined
    return number(kind) > 0 ? counted(number(kind), word, plural) : []
  })
  return parts.length > 0 ? [`On the touchline: ${parts.join(', ')}.`] : []
}
