import type { NextStep } from '../simulation/reports/nextStep.ts'
import { counted } from '../simulation/core/english.ts'

/** Label of the Continue button: its next action. */
export function continueLabel(step: NextStep, isTimeRunning: boolean): string {
  const verb = isTimeRunning ? 'Pause' : 'Continue'
  switch (step.kind) {
    case 'career-over':
      return 'Start a new career'
    case 'pick-players':
      return `Pick ${counted(step.missing, 'more player')}`
    case 'play':
      return step.isHome
        ? `Play: home to ${step.opponent.shortName}`
        : `Play: away at ${step.opponent.shortName}`
    case 'decide':
      return `Decide: ${step.eligible} of 11 can play`
    case 'wait-for-match': {
      const days = counted(step.days, 'day')
      return `${verb}: ${days} to ${step.opponent.shortName} (${step.isHome ? 'H' : 'A'})`
    }
    case 'wait-for-season':
      return `${verb}: on to season ${step.season}`
    case 'wait':
      return verb
  }
}
