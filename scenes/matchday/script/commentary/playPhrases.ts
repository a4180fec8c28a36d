/** Lines of the commentary about the play between the events. They say only what the report has until their minute. */
import type { MatchReport, Side } from '../../../../client/simulation/match/matchReport.ts'
import { planOf } from '../../../../client/simulation/club/inputPlan.ts'
import type { DefensiveStyle, OffensiveStyle, Tactics } from '../../../../client/simulation/club/tactics.ts'
import type { MatchNote } from '../../../../client/simulation/reports/matchNotes.ts'
import type { PhraseValue } from './insert.ts'
import { type NextTurn, takeInTurn, type TakePhrase } from './turns.ts'

const INCIDENTS = {
  corners: [
    'A corner for {team} comes to nothing.',
    '{team} have a corner, and {other} deal with it.',
    '{other} clear a corner of {team}.',
    'Corner to {team}, headed away.',
    '{team} waste a corner.',
    'A corner for {team} raises the noise, and no more than that.',
    '{other} defend a corner well.',
    'A corner for the {team} fans to get up for. Cleared.',
    'Corner, {team}. Away it goes.',
    '{other} have all their big men back, and the corner is theirs.',
    'Good delivery from the corner by {team}, but nobody gambles.',
    'A corner goes begging for {team}.',
  ],
  fouls: [
    'A foul by {team} stops play.',
    'The referee blows for a foul by {team}.',
    'Free kick to {other} after a foul by {team}.',
    'A foul by {team}, and a word from the referee.',
    '{team} give away a cheap foul.',
    'That’s a foul, and {team} know it.',
    '{other} go down, and it’s a foul.',
    'A cynical little foul by {team} to slow things down.',
    'Foul. {other} will take their time over this one.',
    '{team} arrive late: foul.',
    'The home end and the away end disagree, but it’s a foul by {team}.',
    'Foul by {team}, nothing more in it.',
  ],
  offsides: [
    '{team} are caught offside.',
    'The flag goes up against {team}.',
    '{other} step up, and {team} are offside.',
    'Offside, {team}. Half a yard in it.',
    '{team} stray offside.',
    'The flag spoils the party for {team}.',
    'Offside: the {other} back line is well drilled.',
    'In behind go {team}, and up goes the flag.',
    '{team} would have been in there, but for the flag.',
    'Offside against {team}, and a shake of the head on the bench.',
    'The pass was a beat late, and {team} are offside.',
    '{other} hold their nerve and their line: offside.',
  ],
} as const

const WITH_THE_BALL = [
  '{team} have had more of the ball lately: {share}% in the last quarter of an hour.',
  'It’s {team} who are seeing more of the ball: {share}% since we last looked.',
  'It’s been {share}% of the ball for {team} in the last fifteen minutes.',
  '{team} are getting a foot on the ball, {share}% of it this past quarter of an hour.',
]
const MOSTLY_WITH_THE_BALL = [
  '{other} have to chase: {team} had {share}% of the ball in the last quarter of an hour.',
  'It’s one-way traffic, {share}% of the ball for {team} in the last fifteen minutes.',
  '{team} aren’t giving it back: {share}% of the ball in the last quarter of an hour.',
  '{other} can’t get near it. {share}% of the ball for {team} these last fifteen minutes.',
]
const ATTACKING: Record<OffensiveStyle, readonly string[]> = {
  possession: [
    '{team} pass it patiently.',
    '{team} move the ball from side to side.',
    '{team} keep it, and keep it.',
    'Pass, pass, pass from {team}.',
    '{team} are in no hurry with it.',
    '{team} knock it about and wait for a gap.',
    'Possession for {team}, probing without going anywhere yet.',
    '{team} make {other} run for it.',
    'Back to the keeper, and {team} start again.',
    '{team} string another few passes together.',
    '{other} shuffle over, {team} go the other way.',
    'Nice and simple from {team}.',
  ],
  direct: [
    '{team} look for the direct way forward.',
    '{team} send it long.',
    'Up it goes from {team}, no messing about.',
    '{team} want it forward, and early.',
    'Long again from {team}.',
    'Nothing fancy from {team}: get it up there and fight for it.',
    '{team} miss out the midfield once more.',
    '{other} are heading away everything {team} send up.',
    'Second balls, that’s what {team} are after.',
    '{team} turn {other} round and chase.',
    'It’s a physical game with {team} around.',
    'Launched forward by {team}.',
  ],
  counter_attack: [
    '{team} wait for a chance to break.',
    '{team} sit and hope to counter.',
    '{team} are happy without the ball.',
    '{team} have bait out and a trap behind it.',
    'Runners on their toes for {team}, waiting for one loose pass.',
    '{team} let {other} come on to them.',
    'One mistake by {other}, and {team} will be off.',
    '{team} invite it, with the break in mind.',
    'Patience is the plan for {team}.',
    '{team} give up the ball and not much else.',
    '{other} know what {team} are waiting for.',
    '{team} spring forward, then think better of it.',
  ],
  wing_play: [
    '{team} try their luck down the wings.',
    '{team} go wide again.',
    'Chalk on the boots: {team} use the whole width.',
    '{team} look for their wide men.',
    'Down the flank once more for {team}.',
    '{team} stretch {other} from touchline to touchline.',
    'Overlap on for {team}, and they use it.',
    'It’s all coming from wide for {team}.',
    '{team} get their full-backs forward.',
    'Two on one out wide for {team}, not for the first time.',
    'The {team} wingers are hugging the line.',
    '{other} double up out wide to stop {team}.',
  ],
}
const DEFENDING: Record<DefensiveStyle, readonly string[]> = {
  high_press: [
    '{team} press high up the pitch.',
    '{team} leave {other} no time on the ball.',
    '{team} are in their faces.',
    '{other} can’t play out: {team} are all over them.',
    'The {team} forwards are the first defenders here.',
    '{team} chase everything.',
    '{team} hunt the ball in threes.',
    'A hurried clearance by {other}: that’s the {team} press.',
  ],
  mid_block: [
    '{team} close the middle of the pitch.',
    '{team} hold their block in midfield.',
    '{team} wait for {other} at halfway.',
    'No way through the middle of {team}.',
    '{team} keep it compact.',
    '{other} run into a wall of {team} shirts in midfield.',
    '{team} stay between the ball and the way through.',
    '{other} go sideways in front of {team}.',
  ],
  deep_block: [
    '{team} stand deep in front of their own box.',
    '{team} have everyone behind the ball.',
    '{team} have parked themselves on the edge of their area.',
    'Two banks of {team} shirts to get through.',
    '{other} have the territory, {team} have the bodies.',
    '{team} dig in.',
    '{team} are camped in their own third.',
    '{team} head, hook and hack it clear.',
  ],
  zonal_marking: [
    '{team} keep to their zones.',
    '{team} hold their shape at the back.',
    'Everybody in the {team} defence knows his patch.',
    '{team} pass runners on without a fuss.',
    'Tidy, zonal stuff at the back from {team}.',
    'No one is dragged out of place for {team}.',
    '{team} talk to each other all the time at the back.',
    'Pass it on, pass it on: {team} are well organised.',
  ],
}

/** Share of the ball in percent from which a side has more of it, and from which the other chases it. */
const MORE = 55
const CHASING = 62
/** Minutes of a figure of possession; its phrases have the number in words. */
const SPELL = 15
/** Minutes after the end of a figure in which it is news. */
const FRESH = 4

interface PlayLine {
  topic: 'incident' | 'note' | 'plan' | 'possession'
  phrase: string
  values: Readonly<Record<string, PhraseValue>>
}

interface Told {
  report: MatchReport
  minute: number
  /** Facts about the match that have not been told yet, the most telling first. */
  notes: readonly MatchNote[]
  /** Side of the manager, whose plan is told less often; null for none. */
  ownSide: Side | null
}

/** A line for a minute without an event: a stoppage of this minute, a note on the match, or the state of play. */
export function playLine({ report, minute, notes, ownSide }: Told, next: NextTurn): PlayLine {
  const take = takeInTurn(next)
  const incident = incidentAt(report, minute)
  if (incident) {
    const { kind, side } = incident
    return { topic: 'incident', phrase: take(kind, INCIDENTS[kind]), values: namesOf(report, side) }
  }
  const ball = possessionLine(report, minute, take)
  if (ball) return ball
  const [note] = notes
  if (note !== undefined && next('note', 2) === 0) return { topic: 'note', ...note }
  const rival: Side = ownSide === 'home' ? 'away' : 'home'
  const side: Side = next('side', 3) > 0 ? rival : rival === 'home' ? 'away' : 'home'
  const { offensiveStyle, defensiveStyle } = tacticsAt(report, side, minute)
  const isDefending = next('plan', 3) === 0
  const phrases = isDefending ? DEFENDING[defensiveStyle] : ATTACKING[offensiveStyle]
  const key = isDefending ? defensiveStyle : offensiveStyle
  return { topic: 'plan', phrase: take(key, phrases), values: namesOf(report, side) }
}

/** A line about the last complete figure of possession while it is news; null for an even one. */
function possessionLine(report: MatchReport, minute: number, take: TakePhrase): PlayLine | null {
  const sinceEnd = minute % SPELL
  if (minute <= SPELL || sinceEnd === 0 || sinceEnd >= FRESH) return null
  const ofHome = report.play.possession[Math.floor(minute / SPELL) - 1] ?? 50
  const share = Math.max(ofHome, 100 - ofHome)
  if (share < MORE) return null
  const values = { ...namesOf(report, ofHome >= 50 ? 'home' : 'away'), share }
  const isChase = share >= CHASING
  const phrases = isChase ? MOSTLY_WITH_THE_BALL : WITH_THE_BALL
  return { topic: 'possession', phrase: take(isChase ? 'chase' : 'ball', phrases), values }
}

function namesOf({ setup }: MatchReport, side: Side): { team: string; other: string } {
  return { team: setup[side].name, other: setup[side === 'home' ? 'away' : 'home'].name }
}

/** Tactics of a side in a minute, after the decisions and standing orders until then. */
function tacticsAt({ setup, inputs }: MatchReport, side: Side, minute: number): Tactics {
  let { tactics } = setup[side]
  for (const input of inputs) {
    if (input.side !== side || input.minute > minute) continue
    tactics = planOf(input) ?? tactics
  }
  return tactics
}

/** Stoppage of a minute; a corner before an offside, and both before a foul. */
function incidentAt({ play }: MatchReport, minute: number) {
  for (const kind of ['corners', 'offsides', 'fouls'] as const) {
    for (const side of ['home', 'away'] as const) {
      if (play?.[kind][side].includes(minute)) return { kind, side }
    }
  }
  return null
}
