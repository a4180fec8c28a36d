/** Positions, in the order used by every list. */
export const POSITIONS = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'] as const
export type Position = (typeof POSITIONS)[number]
