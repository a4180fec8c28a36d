import { playMatch } from '../../client/simulation/match/engine.ts'
import type {
  MatchInput,
  MatchReport,
  MatchSetup,
  TeamSheet,
} from '../../client/simulation/match/matchReport.ts'
import type { Position } from '../../client/simulation/people/position.ts'
import { seedRandom } from '../../client/simulation/core/rng.ts'
import { defaultTactics, type Tactics } from '../../client/simulation/club/tactics.ts'

const NAMES =
  'Ashworth Bell Carrick Dunne Ellison Farrow Grady Hale Inskip Jarvis Kettle Lomax Mercer Nunn Oakes Pryce Quill Rudd'
    .split(' ')
    .map((surname, i) => `${'ABCDEFGHJKLMNPRSTW'[i] ?? 'A'}. ${surname}`)

const LINE: Position[] = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward']

/** Team sheet of eleven and a bench of seven, all of the same quality. */
function makeSheet(sheet: Partial<TeamSheet> & { tactics?: Tactics } = {}): TeamSheet {
  const tactics = sheet.tactics ?? defaultTactics()
  const counts = tactics.formation.split('-').map(Number)
  const types: Position[] = ['Goalkeeper']
  counts.forEach((count, line) => {
    const type = line === 0 ? 'Defender' : line === counts.length - 1 ? 'Forward' : 'Midfielder'
    for (let i = 0; i < count; i++) types.push(type)
  })
  for (let i = 0; i < 7; i++) types.push(LINE[i % 4] ?? 'Midfielder')
  const code = sheet.code ?? 'HOM'
  const players = types.map((type, i) => ({
    id: `${code}${i}`,
    name: NAMES[(i + (code === 'HOM' ? 0 : 7)) % NAMES.length] ?? 'A. Nother',
    number: i + 1,
    type,
    quality: 3,
    condition: 1,
    prone: null,
    stamina: 90,
    strengths: [],
    weaknesses: [],
  }))
  return {
    club: code,
    name: 'Northgate Town',
    code,
    colours: ['#b3202c', '#ffffff'],
    tactics,
    orders: [],
    eleven: players.slice(0, 11),
    bench: players.slice(11),
    support: 1,
    crowd: 1,
    setPieces: 1,
    ...sheet,
  }
}

export function makeSetup(seed = 1, setup: Partial<MatchSetup> = {}): MatchSetup {
  return {
    home: makeSheet(),
    away: makeSheet({
      code: 'AWY',
      name: 'Harbour Rovers',
      colours: ['#1d3f8f', '#f2c230'],
      tactics: { ...defaultTactics(), formation: '4-2-3-1' },
    }),
    random: seedRandom(seed),
    ...setup,
  }
}

/** Report of a whole match played by the engine from a seed. */
export function makeReport(seed = 1, inputs: MatchInput[] = []): MatchReport {
  return playMatch(makeSetup(seed), inputs)
}

/** Reports of ties played by the engine, all of which are level after ninety minutes. */
export function makeTies(count: number, ends: 'in extra time' | 'in a shoot-out'): MatchReport[] {
  const ties: MatchReport[] = []
  for (let seed = 1; ties.length < count; seed++) {
    const report = playMatch(makeSetup(seed, { tie: { isNeutral: false, firstLeg: null } }))
    const isWanted = ends === 'in a shoot-out' ? report.shootOut : report.hasExtraTime && !report.shootOut
    if (isWanted) ties.push(report)
  }
  return ties
}
