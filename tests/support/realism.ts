/**
 * Figures of real leagues. They come from 31 seasons of the English top tier, 1995-96 to
 * 2025-26 (11,780 matches), minutes from 7,209 goals of 2014 to 2021. Shares are 0–1.
 */

type Band = readonly [low: number, high: number]

export interface RealFigure {
  name: string
  label: string
  /** Mean over the real seasons; null where only a range is known. */
  mean: number | null
  /** Lowest and highest single season. */
  season: Band | null
  /** Lowest and highest average of many seasons, over five countries. */
  longRun: Band | null
  /** Decimals shown; 'percent' for a share. */
  shown: number | 'percent'
}

/** Share of goals in 15 minutes; its range is two percentage points around the real share. */
const quarter = <Name extends string>(name: Name, label: string, mean: number) =>
  ({ name, label, mean, season: [mean - 0.02, mean + 0.02], longRun: null, shown: 'percent' }) as const

// prettier-ignore
export const REALISM = [
  { name: 'goalsPerMatch', label: 'goals per match', mean: 2.71, season: [2.45, 3.28], longRun: [2.46, 2.94], shown: 2 },
  { name: 'homeGoals', label: 'home goals', mean: 1.54, season: [1.35, 1.8], longRun: [1.41, 1.68], shown: 2 },
  { name: 'awayGoals', label: 'away goals', mean: 1.17, season: [1, 1.48], longRun: [1.05, 1.27], shown: 2 },
  { name: 'homeWins', label: 'home win', mean: 0.458, season: [0.379, 0.508], longRun: [0.443, 0.473], shown: 'percent' },
  { name: 'draws', label: 'draw', mean: 0.252, season: [0.187, 0.313], longRun: [0.242, 0.281], shown: 'percent' },
  { name: 'awayWins', label: 'away win', mean: 0.289, season: [0.237, 0.403], longRun: [0.27, 0.31], shown: 'percent' },
  { name: 'goalless', label: '0-0', mean: 0.076, season: [0.029, 0.129], longRun: [0.064, 0.096], shown: 'percent' },
  { name: 'bigMargins', label: 'margin of 5 or more', mean: 0.021, season: [0.003, 0.045], longRun: [0.011, 0.023], shown: 'percent' },
  { name: 'goalsDispersion', label: 'variance / mean of total goals', mean: 1.035, season: [0.84, 1.22], longRun: [0.99, 1.04], shown: 3 },
  { name: 'points1st', label: 'points of the 1st', mean: 87.5, season: [75, 100], longRun: [83.5, 89.4], shown: 1 },
  { name: 'points4th', label: 'points of the 4th', mean: 68.8, season: [60, 79], longRun: [65.3, 70.3], shown: 1 },
  { name: 'points10th', label: 'points of the 10th', mean: 50, season: [44, 59], longRun: [49.2, 50.7], shown: 1 },
  { name: 'points17th', label: 'points of the 17th', mean: 38.1, season: [34, 44], longRun: [37.5, 40.3], shown: 1 },
  { name: 'points20th', label: 'points of the 20th', mean: 24.9, season: [11, 34], longRun: [23.1, 27.3], shown: 1 },
  { name: 'pointsDeviation', label: 'deviation of points in a table', mean: 16.5, season: [11.6, 20.5], longRun: [14.2, 17.4], shown: 1 },
  { name: 'championGoalsFor', label: "champion's goals for", mean: 83, season: [68, 106], longRun: [75, 88], shown: 1 },
  { name: 'championGoalsAgainst', label: "champion's goals against", mean: 32, season: [15, 45], longRun: [28, 33], shown: 1 },
  { name: 'rankCorrelation', label: 'rank correlation with the season before', mean: 0.68, season: [0.43, 0.89], longRun: [0.52, 0.71], shown: 2 },
  { name: 'titleKept', label: 'champion keeps the title', mean: 0.33, season: null, longRun: null, shown: 'percent' },
  quarter('minutes1to15', 'goals in minutes 1-15', 0.124),
  quarter('minutes16to30', 'goals in minutes 16-30', 0.148),
  quarter('minutes31to45', 'goals in minutes 31-45', 0.178),
  quarter('minutes46to60', 'goals in minutes 46-60', 0.159),
  quarter('minutes61to75', 'goals in minutes 61-75', 0.169),
  quarter('minutes76to90', 'goals in minutes 76-90', 0.222),
  { name: 'assisted', label: 'goals with an assist', mean: 0.685, season: [0.669, 0.716], longRun: null, shown: 'percent' },
  { name: 'byDefenders', label: 'goals by defenders', mean: null, season: [0.09, 0.13], longRun: null, shown: 'percent' },
  { name: 'byMidfielders', label: 'goals by midfielders', mean: null, season: [0.41, 0.53], longRun: null, shown: 'percent' },
  { name: 'byForwards', label: 'goals by forwards', mean: null, season: [0.34, 0.5], longRun: null, shown: 'percent' },
  { name: 'topScorer', label: "top scorer's goals", mean: 27, season: [22, 36], longRun: null, shown: 1 },
] as const satisfies readonly RealFigure[]

export type FigureName = (typeof REALISM)[number]['name']
