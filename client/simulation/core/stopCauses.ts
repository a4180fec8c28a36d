/** What a manager may want to be asked about while days are played ahead. */
export const STOP_CAUSES = ['events', 'absences', 'market', 'board', 'funds', 'results'] as const
export type StopCause = (typeof STOP_CAUSES)[number]
