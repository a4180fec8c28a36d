/** Lines of the commentary about the play between the events. They say only what the report has until their minute. */
import type { MatchReport, Side } from '../../../../client/simulation/match/matchReport.ts'
import type { DefensiveStyle, OffensiveStyle, Tactics } from '../../../../client/simulation/club/tactics.ts'
import { isChance } from '../stage/eventKinds.ts'

const INCIDENTS = {
  corners: [
    'A corner for {team} comes to nothing.',
    '{team} have a corner, and {other} deal with it.',
    '{other} clear a corner of {team}.',
  ],
  fouls: [
    'A foul by {team} stops play.',
    'The referee blows for a foul by {team}.',
    'Free kick to {other} after a foul by {team}.',
  ],
  offsides: [
    '{team} are caught offside.',
    'The flag goes up against {team}.',
    '{other} step up, and {team} are offside.',
  ],
} as const

const WITH_THE_BALL = [
  '{team} are having more of the ball: {share}% of it in these fifteen minutes.',
  '{team} see more of the ball, with {share}% of it in these fifteen minutes.',
]
const MOSTLY_WITH_THE_BALL = [
  '{other} have to chase: {team} have {share}% of the ball in these fifteen minutes.',
  '{team} keep the ball, with {share}% of it in these fifteen minutes.',
]
const EVEN = [
  'Neither side keeps the ball for long: it is {share}% to {rest}% in these fifteen minutes.',
  'Even play in midfield, {share}% of the ball to {rest}%.',
]
const SCORE = ['It is {score}.', 'The score is still {score}.', 'No change: {score}.']
const SHOTS = [
  'Shots so far: {home} {homeShots}, {away} {awayShots}.',
  'The count of shots: {homeShots} for {home}, {awayShots} for {away}.',
  'The count of shots stands at {homeShots} for {home} and {awayShots} for {away}.',
]
const ATTACKING: Record<OffensiveStyle, readonly string[]> = {
  possession: ['{team} pass it patiently.', '{team} move the ball from side to side.'],
  direct: ['{team} look for the direct way forward.', '{team} send it long.'],
  counter_attack: ['{team} wait for a chance to break.', '{team} sit and hope to counter.'],
  wing_play: ['{team} try their luck down the wings.', '{team} go wide again.'],
}
const DEFENDING: Record<DefensiveStyle, readonly string[]> = {
  high_press: ['{team} press high up the pitch.', '{team} leave {other} no time on the ball.'],
  mid_block: ['{team} close the middle of the pitch.', '{team} hold their block in midfield.'],
  deep_block: ['{team} stand deep in front of their own box.', '{team} have everyone behind the ball.'],
  zonal_marking: ['{team} keep to their zones.', '{team} hold their shape at the back.'],
}

/** Difference from half the ball, in points, below which play is even. */
const EVEN_WITHIN = 4
/** Share of the ball in percent from which the other side chases it. */
const CHASING = 62
/** Minutes of a figure of possession; its phrases have the number in words. */
const SPELL = 15
/** Minimum minutes since the last mention of the score before it is mentioned between events. */
const SCORE_PAUSE = 10

/** Returns the number of the next of `count` variants that belong to `key`. */
type NextTurn = (key: string, count: number) => number

interface PlayLine {
  topic: 'incident' | 'score' | 'plan' | 'shots' | 'possession'
  phrase: string
  values: Record<string, string | number>
}

interface Told {
  report: MatchReport
  minute: number
  goals: Readonly<Record<Side, number>>
  /** Minute of the last line with the score. */
  scoreMinute: number
}

/** A line for a minute without an event: a stoppage of this minute, or else the state of play. */
export function playLine({ report, minute, goals, scoreMinute }: Told, next: NextTurn): PlayLine {
  const take = (key: string, phrases: readonly string[]) => phrases[next(key, phrases.length)] ?? ''
  const incident = incidentAt(report, minute)
  if (incident) {
    const { kind, side } = incident
    return { topic: 'incident', phrase: take(kind, INCIDENTS[kind]), values: namesOf(report, side) }
  }
  const { home, away } = report.setup
  const topic = next('play', 4)
  switch (topic === 0 && minute - scoreMinute < SCORE_PAUSE ? next('play', 4) : topic) {
    case 0: {
      const score = `${home.name} ${goals.home}–${goals.away} ${away.name}`
      return { topic: 'score', phrase: take('score', SCORE), values: { score } }
    }
    case 1: {
      const side: Side = next('side', 2) === 0 ? 'home' : 'away'
      const { offensiveStyle, defensiveStyle } = tacticsAt(report, side, minute)
      const phrases = next('plan', 3) === 0 ? DEFENDING[defensiveStyle] : ATTACKING[offensiveStyle]
      return { topic: 'plan', phrase: take(phrases[0] ?? '', phrases), values: namesOf(report, side) }
    }
    case 2: {
      const shots = { homeShots: shotsOf(report, 'home', minute), awayShots: shotsOf(report, 'away', minute) }
      const values = { home: home.name, away: away.name, ...shots }
      return { topic: 'shots', phrase: take('shots', SHOTS), values }
    }
    default:
      return possessionLine(report, minute, take)
  }
}

function possessionLine(
  report: MatchReport,
  minute: number,
  take: (key: string, phrases: readonly string[]) => string,
): PlayLine {
  const ofHome = report.play.possession[Math.floor((minute - 1) / SPELL)] ?? 50
  const share = Math.max(ofHome, 100 - ofHome)
  // An even share is named in the order of the sides on the scoreboard.
  if (share - 50 < EVEN_WITHIN) {
    return { topic: 'possession', phrase: take('even', EVEN), values: { share: ofHome, rest: 100 - ofHome } }
  }
  const names = namesOf(report, ofHome >= 50 ? 'home' : 'away')
  const phrases = share >= CHASING ? MOSTLY_WITH_THE_BALL : WITH_THE_BALL
  return {
    topic: 'possession',
    phrase: take(phrases === WITH_THE_BALL ? 'ball' : 'chase', phrases),
    values: { ...names, share },
  }
}

function namesOf({ setup }: MatchReport, side: Side): { team: string; other: string } {
  return { team: setup[side].name, other: setup[side === 'home' ? 'away' : 'home'].name }
}

function shotsOf({ events }: MatchReport, side: Side, until: number): number {
  return events.filter(({ type, team, minute }) => isChance(type) && team === side && minute <= until).length
}

/** Tactics of a side in a minute, after the decisions and standing orders until then. */
function tacticsAt({ setup, inputs }: MatchReport, side: Side, minute: number): Tactics {
  let { tactics } = setup[side]
  for (const input of inputs) {
    if (input.kind === 'substitution' || input.side !== side || input.minute > minute) continue
    tactics = input.tactics ?? tactics
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
