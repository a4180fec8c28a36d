/** Forged copies of an honest run of a challenge: what is changed in it, and the fault for which it is refused. */
import type { EntryFault } from '../../server/schemas/challengeRules.ts'
import { playChallenge } from './startChallenges.ts'

/** A run as its account enters it. */
export interface Claim {
  readonly log: string
  readonly score: number
  readonly decisions: number
  readonly fingerprint: string
  /** Id of a ranked run. */
  readonly run?: string
}

/** `change`: another log, or other fields. */
export type Forgery = readonly [name: string, change: string | object, fault: EntryFault]

/** Log of a run, to be changed: its lines, and where the luck of the rounds of a ranked one stands in them. */
export function openLog({ log }: Pick<Claim, 'log'>) {
  const lines = log.split('\n')
  return {
    lines,
    lucks: lines.flatMap((line, i) => (line.startsWith('["drawLuck"') ? [i] : [])),
    insert: (at: number, line: string) => lines.toSpliced(at, 0, line).join('\n'),
    replace: (at: number, line: string) => lines.with(at, line).join('\n'),
    remove: (at: number, number: number) => lines.toSpliced(at, number).join('\n'),
  }
}

/** Log of a ranked run, with the lines of the luck of its first, second and last round. */
function openRounds(ranked: Claim) {
  const log = openLog(ranked)
  const [first = 0, second = 0] = log.lucks
  return { ...log, first, second, last: log.lucks.at(-1)! }
}

const editPrice = ({ log }: Claim) => log.replace('["setTicketPrice",27]', '["setTicketPrice",26]')

export function editOpen(open: Claim): Forgery[] {
  const { insert, remove } = openLog(open)
  return [
    ['another price', { log: editPrice(open) }, 'different'],
    ['another club', open.log.replace('Bath Beacon', 'Bath Bacon'), 'different'],
    ['a signing against the rules', insert(1, '["signPlayer","x"]'), 'impossible'],
    ['the last day missing', remove(-1, 1), 'unfinished'],
  ]
}

export function editRanked(ranked: Claim): Forgery[] {
  const { insert, remove, second } = openRounds(ranked)
  return [
    ['another price', editPrice(ranked), 'luck'],
    ['a decision taken back', remove(1, 1), 'luck'],
    ['one more decision', insert(second, '["autoPick"]'), 'luck'],
  ]
}

export function decideLater(ranked: Claim): Forgery[] {
  const { lines, insert, replace, first, second, last } = openRounds(ranked)
  const decision = '["setTicketPrice",31]'
  const [one, two] = [lines[first]!, lines[second]!]
  return [
    ['after the luck of its match', insert(first + 1, decision), 'luck'],
    ['after the luck of the last match', insert(last + 1, decision), 'impossible'],
    ['after the luck of the next round', replace(first, two), 'luck'],
    ['in exchanged rounds', lines.with(first, two).with(second, one).join('\n'), 'luck'],
    ['in a round that was not drawn', insert(lines.length, '["drawLuck",7]'), 'luck'],
  ]
}

export function replayRounds(ranked: Claim, open: Claim): Forgery[] {
  const { lines, insert, replace, remove, second, last } = openRounds(ranked)
  const other = (at: number) =>
    replace(
      at,
      lines[at]!.replace(/\d/, (digit) => `${9 - Number(digit)}`),
    )
  return [
    ['with other luck', other(second), 'luck'],
    ['with other luck at last', other(last), 'luck'],
    ['twice', insert(second, lines[second]!), 'luck'],
    ['left out', remove(second, 2), 'luck'],
    ['left out at last', remove(last, lines.length), 'luck'],
    ['without luck', open.log, 'luck'],
  ]
}

/** The same decisions in builds of the game that have another version of the challenge. */
export function playVersions(): Forgery[] {
  return [
    ['harder', playChallenge(27, { changes: { difficulty: 'hard' } }), 'different'],
    ['shorter', playChallenge(27, { changes: { weeks: 18 } }), 'unfinished'],
    ['longer', playChallenge(27, { changes: { weeks: 20 } }), 'impossible'],
    ['of another week', { challenge: '2026-W49' }, 'impossible'],
  ]
}

const UNREADABLE = [
  '',
  ' ',
  '[',
  '7',
  'null',
  '"autoPick"',
  '{"a":[[[1]]]}',
  '[]',
  '[null]',
  '[["autoPick"]]',
]
  .concat(['["beginDay",{}]', '["playMatchDay"]', '["playMatchDay",[{"kind":"goal"}]]', '["drawLuck",-1]'])
  .concat(['["drawLuck",1e400]', 'NaN', '\ud800', 'd\r', '['.repeat(90_000) + ']'.repeat(90_000)])

const IMPOSSIBLE = ['["setMoney",1e9]', '["__proto__",1]', '["constructor"]', '["setTicketPrice","28"]', 'm']
  .concat(['["setTicketPrice",null]', '["setTicketPrice",1e999]', '["setTicketPrice",28,28]'])
  .concat(['["setTactics",{"__proto__":{"formation":1}}]', '["leaveRanking"]', '["drawLuck",1]'])
  .concat(['["autoPick",[]]'])

/** Decisions of garbage shapes. */
export function garble(open: Claim): Forgery[] {
  const inserted = (line: string) => [line.slice(0, 40), openLog(open).insert(3, line)] as const
  return [
    ...UNREADABLE.map((line): Forgery => [...inserted(line), 'unreadable']),
    ...IMPOSSIBLE.map((line): Forgery => [...inserted(line), 'impossible']),
    ['no log', 'bm8gbG9n'.repeat(1_000), 'unreadable'],
    ['another start', open.log.replace('"kit":3', '"kit":3,"money":1'), 'unreadable'],
  ]
}

/** Luck of garbage shapes. */
export function garbleLuck(ranked: Claim): Forgery[] {
  const { replace, second } = openRounds(ranked)
  const lucks = ['["drawLuck",{"luck":[1]}]', '["drawLuck","1"]', '["drawLuck",1,1]', '["draw\\u004cuck", 7]']
  return lucks.map((line) => [line, replace(second, line), 'luck'])
}

/** As many steps as a log of so many characters can have. */
export function flood({ log }: Claim, length: number): Forgery[] {
  const start = log.slice(0, log.indexOf('\n'))
  const fill = (step: string) => start + step.repeat((length - start.length) / step.length)
  return [
    ['decisions', fill('\n["autoPick"]'), 'unfinished'],
    ['mornings', fill('\nd'), 'impossible'],
  ]
}
