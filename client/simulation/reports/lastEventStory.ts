import { answerLabel, effectsText } from '../news/eventAnswer.ts'
import { EVENT_TITLES, eventDescription } from '../news/eventStory.ts'
import { impactFigures, type ImpactFigure } from '../news/impact.ts'
import { pledgeText } from '../news/pledge.ts'
import { potentialRange, rangeInWords } from '../people/potential.ts'
import type { Snapshot } from '../gameState.ts'
import { answerHurdle, isAnswerOpen } from '../season/events/answerEvent.ts'

/** An answer that may be chosen, in words. */
interface EventChoice {
  label: string
  /** Effects in words and figures, now and later. */
  effects: string
  /** Reason that it can't be chosen; null if it can. */
  hurdle: string | null
}

/** Last random event with the figures of its impacts, its pledge, and the answers that may be chosen. */
export function lastEventStory(state: Snapshot) {
  const { lastEvent } = state
  if (!lastEvent) return null
  const { kind, day, impact, answers, answer } = lastEvent
  const { key, pledge } = answers[answer] ?? {}
  return {
    kind,
    title: EVENT_TITLES[kind],
    description: eventDescription(lastEvent),
    day,
    figures: [...impactFigures(impact), ...potentialFigures(state)],
    /** Answer in force, to which the figures belong; null where there is nothing to decide. */
    answer: key ? answerLabel(key) : null,
    later: pledge ? pledgeText(pledge) : '',
    choices: choicesOf(state),
  }
}

/** Potential of a player who has joined, as far as it is known. */
function potentialFigures({ seed, players, lastEvent }: Snapshot): ImpactFigure[] {
  if (!lastEvent?.impact.some(({ kind }) => kind === 'new-player')) return []
  const player = players.find(({ id }) => id === lastEvent.playerId)
  const range = player && potentialRange(seed, player)
  return range ? [{ name: 'Potential', figure: rangeInWords(range) }] : []
}

function choicesOf(state: Snapshot): EventChoice[] {
  if (!state.lastEvent || !isAnswerOpen(state)) return []
  return state.lastEvent.answers.map((answer, index) => ({
    label: answerLabel(answer.key),
    effects: effectsText(answer),
    hurdle: answerHurdle(state, index),
  }))
}
