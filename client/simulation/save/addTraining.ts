import type { OldCareer } from './oldCareer.ts'

/** Adds training; older versions trained as the default does, and their assistant left it alone. */
export function addTraining({ assistant, ...career }: OldCareer): OldCareer {
  return {
    ...career,
    assistant: { ...(assistant as object), setsTraining: false },
    training: { plan: { focus: 'balanced', intensity: 'normal' }, days: [], lastWeek: null, individual: [] },
  }
}
