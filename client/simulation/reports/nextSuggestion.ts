/** One change of plan for the next match, from what the scouting shows. */
import { choiceInWords, TACTIC_PARTS } from '../club/tacticNames.ts'
import type { Tactics } from '../club/tactics.ts'
import type { Snapshot } from '../gameState.ts'
import { nextMatch } from './programme.ts'
import type { ScoutReport } from './scoutReport.ts'
import { tacticsReport, type OpposingChoice, type TacticChoice } from './tacticsReport.ts'

/** Least share of strength that a change must promise. */
const NOTABLE = 0.012

/** Habit of a club by a choice of its plan, after its name. A formation and the usual choices are no habits. */
const HABITS: Partial<Record<string, string>> = {
  attacking: 'go for goals',
  defensive: 'set up to defend',
  counter: 'play on the counter',
  low: 'take their time',
  high: 'play at a high tempo',
  possession: 'keep the ball',
  direct: 'go direct',
  counter_attack: 'hit on the break',
  wing_play: 'attack down the wings',
  high_press: 'press high',
  mid_block: 'wait in midfield',
  deep_block: 'sit deep',
  zonal_marking: 'mark zones',
}

export interface Suggestion {
  /** Such as 'Norwich sit deep (4 of their last 5): wing play'. */
  text: string
  /** Such as 'wing play'. */
  choice: string
  /** Part that the command sets. */
  change: Partial<Tactics>
}

/** Name of the next match, which may be a tie before the week is over, or that of the league after one. */
export function nextMatchLabel(state: Snapshot): string {
  const next = nextMatch(state)
  if (next.kind !== 'match') return 'Next week'
  if (next.round !== null) return `Next: ${next.round}`
  const isSameWeek = state.lastMatch?.season === state.currentSeason && state.lastMatch.week === next.week
  return isSameWeek ? 'Next: league match' : 'Next week'
}

/**
 * The one other choice that promises most against the set-ups seen of the next opponent, together with how it suits
 * the eleven (MAT-43). Null without one, or when it answers no habit that was seen.
 */
export function nextSuggestion(state: Snapshot): Suggestion | null {
  const { tactics, choices, scouting } = tacticsReport(state)
  if (!scouting || scouting.seen.length === 0) return null
  const [best] = TACTIC_PARTS.filter((part) => part !== 'formation')
    .flatMap((part) => {
      const options: readonly TacticChoice<string>[] = choices[part]
      const now = options.find(({ value }) => value === tactics[part])
      return options.flatMap((choice) => {
        const habit = habitAgainst(choice, scouting)
        const gain = worthOf(choice) - (now ? worthOf(now) : 0)
        return habit && choice.arrows > 0 && gain >= NOTABLE ? [{ part, choice, habit, gain }] : []
      })
    })
    .toSorted((a, b) => b.gain - a.gain)
  if (!best) return null
  const { part, choice, habit } = best
  const name = choiceInWords(part, choice.value)
  const total = scouting.seen.length
  const seen = total === 1 ? 'in their last match' : `${habit.matches} of their last ${total}`
  return {
    text: `${scouting.club.shortName} ${habit.words} (${seen}): ${name}`,
    choice: name,
    change: { [part]: choice.value },
  }
}

function worthOf({ gain, demand }: TacticChoice<string>): number {
  return gain + (demand?.gain ?? 0)
}

/** Habit seen most of those that a choice is good against. */
function habitAgainst(
  { goodAgainst }: Pick<TacticChoice<string>, 'goodAgainst'>,
  { choices }: ScoutReport,
): { words: string; matches: number } | null {
  const seen = goodAgainst.flatMap(({ part, value }: OpposingChoice) => {
    const options: readonly { value: string; matches: number }[] = choices[part]
    const matches = options.find((option) => option.value === value)?.matches ?? 0
    const words = HABITS[value]
    return matches > 0 && words !== undefined ? [{ words, matches }] : []
  })
  return seen.toSorted((a, b) => b.matches - a.matches)[0] ?? null
}
