const MANY = 20

/** Time until something has paid for itself: 'within a season', 'in about 4 seasons', 'in over 20 seasons'. */
export function inSeasons(seasons: number): string {
  if (seasons <= 1) return 'within a season'
  return seasons > MANY ? `in over ${MANY} seasons` : `in about ${Math.max(2, Math.round(seasons))} seasons`
}
