/** Causes that stop days played ahead, as chosen by the manager. Those that cannot wait come first. */
export const STOP_CAUSES = [
  'board',
  'funds',
  'key-bids',
  'window',
  'bids',
  'messages',
  'events',
  'absences',
  'market',
  'results',
] as const
export type StopCause = (typeof STOP_CAUSES)[number]

/** Causes of a new player: what cannot wait (QUE-1). The rest stays in the queue until its deadline. */
export const URGENT_CAUSES: readonly StopCause[] = ['board', 'funds', 'key-bids', 'window']
