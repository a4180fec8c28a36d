/**
 * Match clock: maps running time to match minutes. It advances only by the time it is given, so that a hidden
 * tab, a slow machine and a test show the same match.
 */
export type Pace = 'full' | 'fast' | 'highlights'

/** Slow period around an event, in seconds of play. */
export interface ClockWindow {
  from: number
  to: number
  /** End of the period in the highlights. */
  highlightTo: number
  /** Priority for the highlights; 0 excludes it. */
  weight: number
}

/** Mapping between seconds of play and match minutes. */
export interface Tempo {
  /** Seconds of play of the whole match. */
  duration: number
  lastMinute: number
  /** Second at which play ends, after which a shoot-out takes the time it takes; and the minutes until then. */
  playedTo: number
  playedMinutes: number
  windows: readonly ClockWindow[]
  secondsAt(minute: number): number
  minuteAt(seconds: number): number
}

interface Speeds {
  /** Seconds of play per second of running time, between the chances and around them. */
  between: number
  around: number
  /** Seconds of running time of ninety minutes: the play between the chances is shown faster or slower for them. */
  least: number
  most: number
  /** Most minutes of the clock per second of running time. */
  clock: number
}

const FULL: Speeds = { between: 5.4, around: 1, least: 183, most: 207, clock: 2.5 }
const FAST: Speeds = { between: 13, around: 3, least: 66, most: 79, clock: 6 }
/** Minutes of a match without extra time. */
const REGULAR = 90
/** Most by which play between the chances is faster or slower than usual. */
const MAX_CHANGE = 2.2
/** Most by which chances are shown faster than usual. */
const MAX_HURRY = 1.3
const HIGHLIGHTS = 1.8
/** Most and least seconds of running time of the highlights; those of a match of few chances are slower. */
const HIGHLIGHTS_LENGTH = 52
const HIGHLIGHTS_LEAST = 37

interface Stretch {
  from: number
  to: number
  /** Seconds at full pace per second of running time; Infinity for a part that is cut. */
  rate: number
}

export class MatchClock {
  /** The match minute shown, fractional. */
  minute: number
  /** Number of cuts so far in the highlights; a view doesn't interpolate across a cut. */
  cuts = 0
  #tempo: Tempo
  #pace: Pace
  #seconds: number
  #stretches: Stretch[]
  #paused = false

  constructor(tempo: Tempo, pace: Pace, startMinute = 0) {
    this.#tempo = tempo
    this.#pace = pace
    this.minute = startMinute
    this.#seconds = tempo.secondsAt(startMinute)
    this.#stretches = planStretches(tempo, pace)
  }

  get finished(): boolean {
    return this.#seconds >= this.#tempo.duration
  }

  get paused(): boolean {
    return this.#paused
  }

  /** Second of play at full pace. */
  get second(): number {
    return this.#seconds
  }

  pause(): void {
    this.#paused = true
  }

  resume(): void {
    this.#paused = false
  }

  skip(): void {
    this.#seconds = this.#tempo.duration
    this.minute = this.#tempo.lastMinute
  }

  /** Changes the pace; the minute stays the same. */
  setPace(pace: Pace): void {
    if (pace === this.#pace) return
    this.#pace = pace
    this.#stretches = planStretches(this.#tempo, pace)
  }

  /** Continues at a minute with the tempo of a changed report. */
  setTempo(tempo: Tempo, minute: number): void {
    this.#tempo = tempo
    this.minute = minute
    this.#seconds = tempo.secondsAt(this.minute)
    this.#stretches = planStretches(tempo, this.#pace)
  }

  /** Advances by running time in milliseconds and returns the minute reached. */
  advance(elapsedMs: number): number {
    if (this.#paused || this.finished) return this.minute
    let left = elapsedMs / 1000
    for (const stretch of this.#stretches) {
      if (stretch.to <= this.#seconds) continue
      if (stretch.rate === Infinity) {
        this.#seconds = stretch.to
        this.cuts++
        continue
      }
      const needed = (stretch.to - this.#seconds) / stretch.rate
      if (needed > left) {
        this.#seconds += left * stretch.rate
        break
      }
      this.#seconds = stretch.to
      left -= needed
    }
    this.minute = this.finished ? this.#tempo.lastMinute : this.#tempo.minuteAt(this.#seconds)
    return this.minute
  }
}

/** Seconds of running time of the whole match at a pace. */
export function runningSeconds(tempo: Tempo, pace: Pace): number {
  return lengthOf(planStretches(tempo, pace))
}

/** Most rounds in which a match is shortened, and the factor of each on the speed of its clock. */
const ROUNDS = 6
const FASTER_CLOCK = 1.04

function planStretches(tempo: Tempo, pace: Pace): Stretch[] {
  if (pace === 'highlights') return joinStretches(tempo, null)
  let speeds = pace === 'full' ? FULL : FAST
  const { most } = speeds
  const nineties = tempo.playedMinutes / REGULAR
  for (let round = 1; ; round++) {
    const stretches = slowDown(tempo, joinStretches(tempo, speeds), speeds.clock)
    const long = lengthOf(stretches, tempo.playedTo) / nineties - most
    if (long <= 0 || round === ROUNDS) return stretches
    // What the clock is slowed down by is made up for in the rest of the match, if need be by a faster clock.
    speeds = { ...speeds, most: speeds.most - long, clock: speeds.clock * FASTER_CLOCK }
  }
}

/** Seconds of running time of the stretches before a second of play. */
function lengthOf(stretches: readonly Stretch[], before = Infinity): number {
  return stretches.reduce(
    (sum, { from, to, rate }) => sum + Math.max(0, Math.min(to, before) - from) / rate,
    0,
  )
}

/** Seconds of play of the parts in which the speed of the clock is looked at. */
const PART = 0.5

/** Slows down the parts in which the clock would show more than so many minutes per second of running time. */
function slowDown(tempo: Tempo, stretches: readonly Stretch[], most: number): Stretch[] {
  return stretches.flatMap(({ from, to, rate }) => {
    const count = Math.ceil((to - from) / PART)
    const parts: Stretch[] = []
    for (let i = 0; i < count; i++) {
      const [begin, end] = [i, i + 1].map((part) => from + ((to - from) * part) / count) as [number, number]
      const minutes = tempo.minuteAt(end) - tempo.minuteAt(begin)
      const slower = Math.min(rate, (most * (end - begin)) / Math.max(1e-6, minutes))
      const last = parts.at(-1)
      if (last?.rate === slower) last.to = end
      else parts.push({ from: begin, to: end, rate: slower })
    }
    return parts
  })
}

/** Stretches of the match one after the other: around the chances, and between them; of the highlights without speeds. */
function joinStretches(tempo: Tempo, speeds: Speeds | null): Stretch[] {
  const isCut = speeds === null
  const windows = isCut ? chooseHighlights(tempo) : tempo.windows
  const around: Stretch[] = []
  let at = 0
  for (const window of windows) {
    const from = Math.max(at, window.from)
    const to = Math.min(tempo.duration, isCut ? window.highlightTo : window.to)
    if (to > from) around.push({ from, to, rate: 1 })
    at = Math.max(at, to)
  }
  const shown = around.reduce((sum, { from, to }) => sum + to - from, 0)
  const rates = speeds ? ratesOf(speeds, tempo, shownInPlay(around, tempo)) : highlightRates(shown)
  const ratesAt = (second: number) => (speeds && second >= tempo.playedTo ? speeds : rates)
  const stretches: Stretch[] = []
  at = 0
  for (const { from, to } of around) {
    if (from > at) stretches.push({ from: at, to: from, rate: ratesAt(at).between })
    stretches.push({ from, to, rate: ratesAt(from).around })
    at = to
  }
  if (at < tempo.duration) stretches.push({ from: at, to: tempo.duration, rate: ratesAt(at).between })
  return stretches
}

/** Seconds of the windows before a shoot-out. */
function shownInPlay(around: readonly Stretch[], { playedTo }: Tempo): number {
  return around.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(playedTo, to) - from), 0)
}

/** Rates between the chances and around them with which a match takes neither too long nor too short. */
function ratesOf(
  speeds: Speeds,
  { playedTo, playedMinutes }: Tempo,
  shown: number,
): { between: number; around: number } {
  const { between, around } = speeds
  const length = playedMinutes / REGULAR
  const chances = shown / around
  const rest = playedTo - shown
  const usual = chances + rest / between
  const wanted = Math.min(speeds.most * length, Math.max(speeds.least * length, usual))
  const factor = (usual - chances) / Math.max(1, wanted - chances)
  const rate = between * Math.min(MAX_CHANGE, Math.max(1 / MAX_CHANGE, factor))
  // So many chances that even they are shown a little faster.
  const left = Math.max(chances / MAX_HURRY, wanted - rest / rate)
  return { between: rate, around: Math.max(around, shown / left) }
}

function highlightRates(shown: number): { between: number; around: number } {
  return { between: Infinity, around: Math.max(1, Math.min(HIGHLIGHTS, shown / HIGHLIGHTS_LEAST)) }
}

/** Windows of the highest priority that fit into the length of the highlights, in order of time. */
function chooseHighlights(tempo: Tempo): ClockWindow[] {
  let left = HIGHLIGHTS_LENGTH * HIGHLIGHTS
  const chosen = new Set<ClockWindow>()
  const candidates = tempo.windows.filter((window) => window.weight > 0).sort((a, b) => b.weight - a.weight)
  for (const window of candidates) {
    const length = window.highlightTo - window.from
    if (length > left) continue
    left -= length
    chosen.add(window)
  }
  return tempo.windows.filter((window) => chosen.has(window))
}
