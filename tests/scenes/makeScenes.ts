/** Builders: what the stage is given to show. */
import type { StageScene } from '../../scenes/stageScene.ts'
import { makeBoardRows, TURNED_ROUND } from './makeBoardRows.ts'
import { makeReport } from './makeReport.ts'

export function ground(): Extract<StageScene, { kind: 'ground' }> {
  return {
    kind: 'ground',
    capacity: 20_000,
    colours: ['#b3202c', '#ffffff'],
    facilities: [{ name: 'Club Shop', level: 1 }],
    hasCup: false,
  }
}

export function matchday(over: Partial<Extract<StageScene, { kind: 'matchday' }>> = {}): StageScene {
  return {
    kind: 'matchday',
    report: makeReport(3),
    pace: 'full',
    paused: false,
    skipped: false,
    ownSide: 'home',
    capacity: 22_000,
    attendance: 15_000,
    weather: { sky: 'clear', sun: 0.85 },
    atmosphere: { guests: 0.08, titleFor: [], isDecisive: false },
    ...over,
  }
}

export function career(): StageScene {
  return { ...ground(), kind: 'career', seasons: 3, position: 19, clubs: 20, worstPosition: 18 }
}

export function league(over: Partial<Extract<StageScene, { kind: 'league' }>> = {}): StageScene {
  return {
    ...ground(),
    kind: 'league',
    round: '12',
    week: 12,
    rows: makeBoardRows(TURNED_ROUND, 3),
    hasNews: true,
    isPaused: false,
    ...over,
  }
}

export function titleNight(over: Partial<Extract<StageScene, { kind: 'title-night' }>> = {}): StageScene {
  const rows = makeBoardRows(TURNED_ROUND, 1)
  return {
    ...ground(),
    kind: 'title-night',
    tone: 'champions',
    season: 2,
    rows,
    night: {
      grounds: 1,
      places: Object.fromEntries(
        rows.map(({ club, before, now }) => [club, [before.position, now.position]]),
      ),
      groundOf: {},
    },
    champion: { name: 'Club 20', colours: ['#b3202c', '#ffffff'] },
    isSettled: true,
    isPaused: false,
    ...over,
  }
}

/** A scene of each kind. */
export const SCENES: Record<StageScene['kind'], StageScene> = {
  ground: ground(),
  matchday: matchday({ paused: true }),
  league: league(),
  career: career(),
  'title-night': titleNight(),
  'cup-night': { ...ground(), kind: 'cup-night', competition: 'cup', season: 3, winner: 'Northgate' },
}
