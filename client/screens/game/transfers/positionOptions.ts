/** Options of the position filter. */
export const POSITION_OPTIONS = [
  { value: 'All', label: 'All Positions' },
  { value: 'Goalkeeper', label: 'Goalkeeper' },
  { value: 'Defender', label: 'Defender' },
  { value: 'Midfielder', label: 'Midfielder' },
  { value: 'Forward', label: 'Forward' },
] as const
