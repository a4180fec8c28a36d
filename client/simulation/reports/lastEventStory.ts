import { answerLabel, effectsText } from '../core/eventAnswer.ts'
import { impactFigures } from '../core/impact.ts'
import { pledgeText } from '../core/pledge.ts'
import type { Snapshot } from '../gameState.ts'
import { answerHurdle, isAnswerOpen } from '../season/events/answerEvent.ts'

/** Last random event with the figures of its impacts, its pledge, and the answers that may be chosen. */
export function lastEventStory(state: Snapshot) {
  const { lastEvent } = state
  if (!lastEvent) return null
  const { kind, title, description, day, impact, answers, answer } = lastEvent
  const pledge = answers[answer]?.pledge
  return {
    kind,
    title,
    description,
    day,
    figures: impactFigures(impact),
    later: pledge ? pledgeText(pledge) : '',
    choices: isAnswerOpen(state)
      ? answers.map((choice, index) => ({
          label: answerLabel(choice.key),
          effects: effectsText(choice),
          /** Why it can't be chosen; null when it can. */
          hurdle: answerHurdle(state, index),
        }))
      : [],
  }
}
