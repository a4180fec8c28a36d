/** Causes that stop days played ahead, as chosen by the manager. */
export const STOP_CAUSES = [
  'events',
  'absences',
  'market',
  'bids',
  'messages',
  'board',
  'funds',
  'results',
] as const
export type StopCause = (typeof STOP_CAUSES)[number]
