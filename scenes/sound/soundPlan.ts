/** Plan of a match for the ears: which sound comes at which second of play, and how loud the crowd is. */
import { hashStream } from '../core/stageHash.ts'
import type { MatchPlan } from '../matchday/script/timeline/timeline.ts'
import { PHASES } from '../matchday/motion/world.ts'

export type SoundKind =
  /** Short blow of the referee; two at half-time, three at full-time. */
  | 'whistle'
  | 'half-time-whistle'
  | 'full-time-whistle'
  | 'kick'
  | 'net'
  /** The crowd after a goal. */
  | 'roar'
  /** The crowd after a chance that comes to nothing, or a goal against its side. */
  | 'groan'
  /** A phrase of drums and clapping. */
  | 'chant'

export interface SoundCue {
  /** Second of play at full pace. */
  second: number
  kind: SoundKind
  /** 0–1. */
  loudness: number
}

export interface SoundPlan {
  /** In order of time. */
  cues: readonly SoundCue[]
  /** Level of the crowd’s murmur at a second of play, 0–1; 0 after the end. */
  crowdAt: (second: number) => number
}

const PLAY = PHASES.indexOf('play')
const KICK_OFF = PHASES.indexOf('kick-off')

/** Spectators of a ground that is as loud as it gets. */
const LOUDEST_CROWD = 40_000
/** Share of that loudness of an empty ground, where players and benches shout. */
const EMPTY_GROUND = 0.12
/** Share of the away fans in what is heard. */
const AWAY_FANS = 0.3

export function planSounds(plan: MatchPlan, attendance: number): SoundPlan {
  const size = loudnessOf(attendance)
  const cues = [
    ...kicks(plan),
    ...whistles(plan),
    ...reactions(plan, size),
    ...penalties(plan, size),
    ...chants(plan, size),
  ]
  return {
    cues: cues.sort((a, b) => a.second - b.second),
    crowdAt: (second) => crowdLevel(plan, size, second),
  }
}

/** Cues after one second of play, up to and with another. */
export function cuesBetween(cues: readonly SoundCue[], after: number, upTo: number): SoundCue[] {
  return cues.filter(({ second }) => second > after && second <= upTo)
}

/** Share of its loudness that a sound has in a replay. */
const REPLAY_LOUDNESS = 0.35
/** Sounds of the play itself and the crowd's answer; the referee and the chants belong to the match. */
const IN_REPLAY: ReadonlySet<SoundKind> = new Set(['kick', 'net', 'roar', 'groan'])

/** Cues of a replay between two seconds of play: kicks, net and crowd, softly. */
export function replayCuesBetween(cues: readonly SoundCue[], after: number, upTo: number): SoundCue[] {
  return cuesBetween(cues, after, upTo)
    .filter(({ kind }) => IN_REPLAY.has(kind))
    .map((cue) => ({ ...cue, loudness: cue.loudness * REPLAY_LOUDNESS }))
}

/** Loudness of a crowd, 0–1: it grows with the root of its size. */
function loudnessOf(attendance: number): number {
  return EMPTY_GROUND + (1 - EMPTY_GROUND) * Math.sqrt(Math.min(1, attendance / LOUDEST_CROWD))
}

/** Metres per second of a ball that is hit as hard as possible. */
const HARDEST = 32
/** Seconds between two rows of a recording. */
const ROW_SECONDS = 0.1
/** Seconds within which a pass and a shot are one kick. */
const SAME_KICK = 0.25

/** A kick whenever the ball leaves a player’s feet, as loud as it is fast, and one for every shot. */
function kicks({ recording: { ball, holder, rows }, moments }: MatchPlan): SoundCue[] {
  const shots = moments.flatMap(({ shotAt }) => (shotAt === null ? [] : [shotAt]))
  const cues: SoundCue[] = shots.map((second) => ({ second, kind: 'kick', loudness: 1 }))
  for (let row = 0; row < rows - 2; row++) {
    if ((holder[row] ?? -1) < 0 || (holder[row + 1] ?? -1) >= 0) continue
    const second = row * ROW_SECONDS
    if (shots.some((shot) => Math.abs(shot - second) < SAME_KICK)) continue
    const x = (ball[row * 3 + 6] ?? 0) - (ball[row * 3 + 3] ?? 0)
    const y = (ball[row * 3 + 7] ?? 0) - (ball[row * 3 + 4] ?? 0)
    const speed = Math.sqrt(x * x + y * y) / ROW_SECONDS
    cues.push({ second, kind: 'kick', loudness: Math.min(1, 0.15 + (0.75 * speed) / HARDEST) })
  }
  return cues
}

/** The referee at kick-offs, fouls, offsides, half-time and full-time. */
function whistles({ recording: { phase, rows }, stoppages, report, tempo }: MatchPlan): SoundCue[] {
  const seconds = stoppages
    .filter(({ kind }) => kind === 'foul' || kind === 'offside' || kind === 'penalty')
    .map(({ second }) => second)
  for (let row = 1; row < rows; row++) {
    if (phase[row] === PLAY && phase[row - 1] === KICK_OFF) seconds.push(row * ROW_SECONDS)
  }
  const cues: SoundCue[] = seconds.map((second) => ({ second, kind: 'whistle', loudness: 0.8 }))
  report.events.forEach(({ type }, i) => {
    if (type !== 'half-time' && type !== 'full-time') return
    cues.push({ second: tempo.cues[i] ?? 0, kind: `${type}-whistle`, loudness: 1 })
  })
  return cues
}

/** The net and the crowd at goals, and the crowd at chances of the home side that are missed. */
function reactions({ report, tempo }: MatchPlan, size: number): SoundCue[] {
  return report.events.flatMap(({ type, team, quality }, i): SoundCue[] => {
    const second = tempo.cues[i] ?? 0
    if (type === 'goal') {
      const net = { second, kind: 'net', loudness: 0.8 } as const
      if (team === 'home') return [net, { second, kind: 'roar', loudness: size }]
      const away = { second, kind: 'roar', loudness: AWAY_FANS * size } as const
      return [net, away, { second, kind: 'groan', loudness: size }]
    }
    const isMissed = type === 'miss' || type === 'save' || type === 'block'
    if (!isMissed || team !== 'home') return []
    return [{ second, kind: 'groan', loudness: size * Math.min(1, 0.3 + quality) }]
  })
}

/** Kicks of a shoot-out: the crowd roars for its own side, and groans when it misses or the guests score. */
function penalties({ report, kicks: shown }: MatchPlan, size: number): SoundCue[] {
  return shown.flatMap(({ endedAt: second }, i): SoundCue[] => {
    const kick = report.shootOut?.[i]
    if (!kick) return []
    const isGoal = kick.outcome === 'goal'
    const isForHome = (kick.side === 'home') === isGoal
    const net: SoundCue[] = isGoal ? [{ second, kind: 'net', loudness: 0.8 }] : []
    const guests: SoundCue[] = isForHome ? [] : [{ second, kind: 'roar', loudness: AWAY_FANS * size }]
    return [...net, ...guests, { second, kind: isForHome ? 'roar' : 'groan', loudness: size }]
  })
}

/** Seconds of play between two chants, and how much longer it may be. */
const CHANT_GAP = { least: 35, spread: 40 }
/** Momentum from which the home crowd sings. */
const CHANTING = 0.1
/** Seconds of play before a chance in which nobody starts a chant. */
const BEFORE_CHANCE = 8

/** Chants of the home crowd while its side is on top. */
function chants(plan: MatchPlan, size: number): SoundCue[] {
  const { tempo, recording, report } = plan
  const draw = hashStream(report.setup.random[0] ?? 0)
  const cues: SoundCue[] = []
  let second = CHANT_GAP.least * draw()
  while (second < tempo.duration) {
    const isCalm = !tempo.windows.some(({ from, to }) => second > from - BEFORE_CHANCE && second < to)
    const isInPlay = recording.phase[Math.floor(second / ROW_SECONDS)] === PLAY
    if (isCalm && isInPlay && momentumAt(plan, second) > CHANTING) {
      cues.push({ second, kind: 'chant', loudness: size })
      second += CHANT_GAP.least + CHANT_GAP.spread * draw()
    } else second += 5
  }
  return cues
}

/** Parts of the murmur: always there, from momentum, and from a chance that is coming. */
const MURMUR = { base: 0.4, momentum: 0.25, chance: 0.35 }
/** Seconds of play in which the murmur swells before a shot and falls after it. */
const SWELL = { before: 4, after: 2 }

function crowdLevel(plan: MatchPlan, size: number, second: number): number {
  const { tempo } = plan
  if (second >= tempo.duration) return 0
  let tension = 0
  for (const { from, to } of tempo.windows) {
    if (second < from - SWELL.before || second > to + SWELL.after) continue
    const rising = 1 - Math.max(0, from - second) / SWELL.before
    const falling = 1 - Math.max(0, second - to) / SWELL.after
    tension = Math.max(tension, Math.min(rising, falling))
  }
  const momentum = Math.max(0, momentumAt(plan, second))
  return size * (MURMUR.base + MURMUR.momentum * momentum + MURMUR.chance * tension)
}

function momentumAt({ momentum, tempo }: MatchPlan, second: number): number {
  return momentum[Math.floor(tempo.minuteAt(second))] ?? 0
}
