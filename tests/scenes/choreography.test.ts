/** Checks that the plan of a match shows what the engine has decided, from recorded positions alone. */
import { describe, expect, it } from 'vitest'
import type { MatchEvent, MatchReport, Side } from '../../client/simulation/match/matchReport.ts'
import { matchStats } from '../../client/simulation/match/matchStats.ts'
import { FIELD, SLOTS } from '../../scenes/core/field.ts'
import { planMatch, type MatchPlan } from '../../scenes/matchday/script/timeline/timeline.ts'
import { PHASES } from '../../scenes/matchday/motion/world.ts'
import { makeReport } from './makeReport.ts'

/** Seconds between two recorded rows. */
const STEP = 0.1
const PLANS = Array.from({ length: 40 }, (_, i) => planMatch(makeReport(i + 1)))
const SET_PIECES: readonly string[] = ['corner', 'free-kick', 'direct-free-kick', 'penalty']

interface Shot {
  plan: MatchPlan
  event: MatchEvent
  /** Row of the shot, and of the last pass; null without one. */
  row: number
  passRow: number | null
}

const rowAt = (second: number) => Math.round(second / STEP)

function shotsOf(plan: MatchPlan): Shot[] {
  return plan.moments.flatMap(({ event: index, shotAt, pass }) => {
    const event = plan.report.events[index]
    if (!event || shotAt === null) return []
    return [{ plan, event, row: rowAt(shotAt), passRow: pass === null ? null : rowAt(pass.second) }]
  })
}

const SHOTS = PLANS.flatMap(shotsOf)

const ball = ({ recording }: MatchPlan, row: number) => ({
  x: recording.ball[row * 3] ?? NaN,
  y: recording.ball[row * 3 + 1] ?? NaN,
  height: recording.ball[row * 3 + 2] ?? NaN,
})

const body = ({ recording }: MatchPlan, row: number, slot: number) => ({
  x: recording.x[row * SLOTS + slot] ?? NaN,
  y: recording.y[row * SLOTS + slot] ?? NaN,
})

/** Slots of a side that are on the pitch in a row. */
function slotsIn({ recording }: MatchPlan, row: number, side: Side): number[] {
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot)
  return slots.filter(
    (slot) => slot < 11 === (side === 'home') && (recording.who[row * SLOTS + slot] ?? -1) >= 0,
  )
}

function slotOf(plan: MatchPlan, row: number, player: string | null): number {
  const person = plan.people.findIndex(({ id }) => id === player)
  return plan.recording.who.slice(row * SLOTS, row * SLOTS + SLOTS).indexOf(person)
}

/** +1 where the side attacks to the right. */
function ahead({ recording }: MatchPlan, row: number, side: Side): number {
  return (recording.direction[row] ?? 1) * (side === 'home' ? 1 : -1)
}

/** Metres from the goal line that a side attacks. */
function metresOut(plan: MatchPlan, row: number, { side, x }: { side: Side; x: number }): number {
  return ahead(plan, row, side) > 0 ? FIELD.length - x : x
}

function isOffside(plan: MatchPlan, row: number, { player }: MatchEvent): boolean {
  return isSlotOffside(plan, row, slotOf(plan, row, player))
}

function isSlotOffside(plan: MatchPlan, row: number, slot: number): boolean {
  const side = slot < 11 ? 'home' : 'away'
  const out = (x: number) => metresOut(plan, row, { side, x })
  const defenders = slotsIn(plan, row, side === 'home' ? 'away' : 'home')
  const lines = defenders.map((other) => out(body(plan, row, other).x)).sort((a, b) => a - b)
  const line = Math.min(lines[1] ?? Infinity, out(ball(plan, row).x), FIELD.length / 2)
  return out(body(plan, row, slot).x) < line - 0.05
}

/** Last row before one in which the player on the ball is as asked; −1 is nobody. */
function lastRowBefore({ recording }: MatchPlan, row: number, isHolder: (slot: number) => boolean): number {
  let at = row
  while (at > 0 && !isHolder(recording.holder[at] ?? -1)) at--
  return at
}

const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}

describe('goals', () => {
  it('are celebrated, but a consolation with a jog back to the middle', () => {
    const report = makeReport(3)
    const [kickOff] = report.events
    const goal = PLANS.flatMap((plan) => plan.report.events).find(({ type }) => type === 'goal')
    if (!kickOff || !goal) throw new Error('Nobody scores in forty matches.')
    const scored = (minute: number, team: Side): MatchEvent => {
      const player = report.setup[team].eleven[10]?.id ?? null
      return { ...goal, minute, team, player, assist: null }
    }
    const events = [kickOff, scored(10, 'away'), scored(20, 'away'), scored(30, 'away'), scored(50, 'home')]
    const plan = planMatch({ ...report, events: [...events, scored(54, 'home')] })
    const { gestures, tempo } = plan
    const isCelebrated = tempo.cues.map((cue) =>
      gestures.some(({ kind, from }) => kind === 'celebrate' && Math.abs(from - cue) < 0.15),
    )
    expect(isCelebrated).toEqual([false, true, true, true, false, true])
    const cue = Math.round((tempo.cues[4] ?? 0) / STEP)
    for (let slot = 0; slot < 22; slot++) {
      const [from, to] = [body(plan, cue + 10, slot), body(plan, cue + 20, slot)]
      expect(apart(from, to)).toBeLessThan(5)
    }
  })
})

describe('shots', () => {
  it('are all drawn, each in its minute or, where many crowd, near to it', () => {
    for (const { report, moments, tempo } of PLANS) {
      const attacks = report.events.flatMap(({ attack }, i) => (attack ? [i] : []))
      expect(moments.map(({ event }) => event)).toEqual(attacks)
      for (const i of attacks) {
        const { type, minute = -9 } = report.events[i] ?? {}
        const moved = Math.abs(Math.ceil(tempo.instants[i] ?? 0) - minute)
        expect(moved).toBeLessThanOrEqual(type === 'goal' ? 0 : 3)
        expect(tempo.minuteAt(tempo.cues[i] ?? 0)).toBeCloseTo(tempo.instants[i] ?? 0, 6)
      }
    }
  })

  it('are taken by the player of the report, within a metre of the engine’s place', () => {
    for (const { plan, event, row } of SHOTS) {
      const { x = 0, y = 0 } = event.attack ?? {}
      const way = ahead(plan, row, event.team ?? 'home')
      const place = { x: (way > 0 ? FIELD.length : 0) - way * x, y: FIELD.width / 2 + way * y }
      expect(apart(ball(plan, row), place)).toBeLessThan(1)
      const slot = slotOf(plan, row, event.player)
      expect(plan.recording.holder[row]).toBe(slot)
      expect(apart(body(plan, row, slot), place)).toBeLessThan(3)
    }
  })

  it('are headed from balls in the air, and the ball is in the net, past it or kept out', () => {
    for (const { plan, event, row } of SHOTS) {
      if (event.attack?.body === 'head') expect(ball(plan, row).height).toBeGreaterThan(1.4)
      const index = plan.report.events.indexOf(event)
      const end = rowAt(plan.tempo.cues[index] ?? 0)
      const { x, y, height } = ball(plan, end)
      const out = metresOut(plan, end, { side: event.team ?? 'home', x })
      const aside = Math.abs(y - FIELD.width / 2)
      const isInFrame = aside < FIELD.goalWidth / 2 && height < FIELD.goalHeight
      if (event.type === 'goal') expect([out < 0, isInFrame]).toEqual([true, true])
      else if (event.attack?.hitsPost) expect(Math.abs(out)).toBeLessThan(0.3)
      else if (event.type === 'miss') expect([out < 0, isInFrame]).toEqual([true, false])
      else expect(out).toBeGreaterThan(-0.3)
      if (event.type === 'block') {
        const others = slotsIn(plan, end, event.team === 'home' ? 'away' : 'home')
        expect(Math.min(...others.map((slot) => apart(body(plan, end, slot), { x, y })))).toBeLessThan(2.5)
      }
    }
  })

  it('never come from a pass to a player who is offside', () => {
    const passed = SHOTS.filter(({ passRow }) => passRow !== null)
    expect(passed.length).toBeGreaterThan(SHOTS.length / 2)
    for (const { plan, event, passRow } of passed) {
      expect(isOffside(plan, passRow ?? 0, event)).toBe(false)
    }
  })

  it('are taken in open play with a defender 1–4 metres away in the median', () => {
    const gaps = SHOTS.filter(({ event }) => !SET_PIECES.includes(event.attack?.pattern ?? '')).map(
      ({ plan, event, row }) => {
        const shooter = body(plan, row, slotOf(plan, row, event.player))
        const others = slotsIn(plan, row, event.team === 'home' ? 'away' : 'home').filter(
          (slot) => slot % 11 > 0,
        )
        return Math.min(...others.map((slot) => apart(body(plan, row, slot), shooter)))
      },
    )
    expect(median(gaps)).toBeGreaterThan(1)
    expect(median(gaps)).toBeLessThan(4)
  })

  it('are led up to as their pattern has it', () => {
    const crossedFrom: number[] = []
    for (const { plan, event, row, passRow } of SHOTS) {
      const side = event.team ?? 'home'
      const pattern = event.attack?.pattern
      if (pattern === 'corner' && passRow !== null) {
        const from = ball(plan, passRow)
        expect(metresOut(plan, passRow, { side, x: from.x })).toBeLessThan(2)
        expect(Math.abs(from.y - FIELD.width / 2)).toBeGreaterThan(FIELD.width / 2 - 2)
      }
      if (pattern === 'cross' && passRow !== null) {
        crossedFrom.push(Math.abs(ball(plan, passRow).y - FIELD.width / 2))
      }
      if (pattern !== 'penalty') continue
      for (const other of ['home', 'away'] as const) {
        for (const slot of slotsIn(plan, row, other)) {
          if (slot % 11 === 0 || slot === slotOf(plan, row, event.player)) continue
          const { x, y } = body(plan, row, slot)
          const isBeside = Math.abs(y - FIELD.width / 2) > FIELD.penaltyArea.width / 2
          const out = metresOut(plan, row, { side, x })
          expect(isBeside || out > FIELD.penaltyArea.depth - 0.5).toBe(true)
        }
      }
    }
    expect(crossedFrom.length).toBeGreaterThan(50)
    expect(Math.min(...crossedFrom)).toBeGreaterThan(15)
  })

  it('leave the taker of a corner or free kick alone, and pass over the wall', () => {
    let crowded = 0
    let kicks = 0
    for (const { plan, event, row, passRow } of SHOTS) {
      const others = event.team === 'home' ? 'away' : 'home'
      const pattern = event.attack?.pattern
      if ((pattern === 'corner' || pattern === 'free-kick') && passRow !== null) {
        const gaps = slotsIn(plan, passRow, others).map((slot) =>
          apart(body(plan, passRow, slot), ball(plan, passRow)),
        )
        kicks++
        if (Math.min(...gaps) < 8) crowded++
      }
      if (pattern !== 'direct-free-kick' || event.type === 'block') continue
      const spot = ball(plan, row)
      const atWall = Array.from({ length: 10 }, (_, i) => ball(plan, row + i)).find(
        (at) => apart(at, spot) > 8.6,
      )
      expect(atWall?.height).toBeGreaterThan(1.9)
    }
    expect(kicks).toBeGreaterThan(100)
    expect(crowded / kicks).toBeLessThan(0.04)
  })

  it('have nobody of the side that shoots in the wall of a free kick', () => {
    const kicks = SHOTS.filter(
      ({ event: { attack, team } }) => team && attack?.pattern === 'direct-free-kick',
    )
    const crowded = kicks.filter(({ plan, event, row }) => {
      const spot = ball(plan, row)
      const far = (slot: number) => apart(body(plan, row, slot), spot)
      const others = event.team === 'home' ? 'away' : 'home'
      const wall = slotsIn(plan, row, others).filter((slot) => far(slot) < 10.5)
      const mates = slotsIn(plan, row, event.team === 'home' ? 'home' : 'away').filter(
        (slot) => far(slot) > 4,
      )
      return mates.some((mate) =>
        wall.some((slot) => apart(body(plan, row, mate), body(plan, row, slot)) < 2),
      )
    })
    expect(kicks.length).toBeGreaterThan(25)
    expect(crowded).toEqual([])
  })
})

it('lets rebounds follow at once: their player waits near, and the ball does not creep to them', () => {
  const gaps = PLANS.flatMap(({ moments, report }) =>
    moments.flatMap(({ event, pattern, shotAt }, i) => {
      const before = moments[i - 1]?.shotAt ?? null
      const isNext = report.events[event]?.attack?.isFollowUp === true
      return pattern === 'rebound' && isNext && shotAt !== null && before !== null ? [shotAt - before] : []
    }),
  ).toSorted((a, b) => a - b)
  expect(gaps.length).toBeGreaterThan(10)
  expect(gaps[Math.floor(gaps.length / 2)]).toBeLessThan(3.2)
})

describe('attacks that end before a shot', () => {
  it('end with a flag for a runner who was offside as the pass left', () => {
    let caught = 0
    for (const plan of PLANS) {
      for (const { event: index, pass } of plan.moments) {
        const event = plan.report.events[index]
        if (event?.type !== 'offside') continue
        expect(pass).not.toBeNull()
        expect(isOffside(plan, rowAt(pass?.second ?? 0), event)).toBe(true)
        caught++
      }
    }
    expect(caught).toBeGreaterThan(10)
  })

  it('raise the flag for nobody who was onside, in the report’s attacks and between them', () => {
    for (const plan of PLANS) {
      for (const { side, second } of plan.stoppages.filter(({ kind }) => kind === 'offside')) {
        const stopped = rowAt(second)
        const receiver = plan.recording.holder[stopped] ?? -1
        expect(receiver < 11 ? 'home' : 'away').toBe(side)
        const pass = lastRowBefore(plan, stopped, (slot) => slot >= 0 && slot !== receiver)
        const passer = plan.recording.holder[pass] ?? -1
        expect(passer < 11 ? 'home' : 'away').toBe(side)
        expect(isSlotOffside(plan, pass, receiver)).toBe(true)
      }
    }
  })

  it('leave the ball to the goalkeeper after a claimed cross', () => {
    for (const plan of PLANS) {
      plan.report.events.forEach((event, i) => {
        if (event.type !== 'claim') return
        const holder = plan.recording.holder[rowAt(plan.tempo.cues[i] ?? 0)]
        expect(holder).toBe(event.team === 'home' ? SLOTS / 2 : 0)
      })
    }
  })
})

describe('throw-ins', () => {
  it('are taken from the touchline where the ball went out, by the side that did not touch it last', () => {
    let thrown = 0
    for (const plan of PLANS) {
      for (const { side, second } of plan.stoppages.filter(({ kind }) => kind === 'throw-in')) {
        const out = ball(plan, rowAt(second))
        expect(out.y < 0 || out.y > FIELD.width).toBe(true)
        const before = plan.recording.touch[rowAt(second) - 1] ?? -1
        expect(before < 11 ? 'home' : 'away').not.toBe(side)
        const gesture = plan.gestures.find(({ kind, from }) => kind === 'throw-in' && from > second)
        if (!gesture) continue
        const taker = body(plan, rowAt(gesture.from), gesture.slot)
        expect(gesture.slot < 11 ? 'home' : 'away').toBe(side)
        expect(Math.min(taker.y, FIELD.width - taker.y)).toBeLessThan(2)
        expect(Math.abs(taker.x - out.x)).toBeLessThan(2)
        thrown++
      }
    }
    expect(thrown / PLANS.length).toBeGreaterThan(8)
  })
})

describe('movement', () => {
  it('lets no ball rise out of the picture', () => {
    for (const { recording } of PLANS) {
      const heights = recording.ball.subarray(0, recording.rows * 3).filter((_, i) => i % 3 === 2)
      expect(Math.max(...heights)).toBeLessThan(10)
    }
  })

  it('lets no ball hang in the air for longer than its height allows', () => {
    let [flights, hanging] = [0, 0]
    for (const { recording } of PLANS) {
      const heightAt = (row: number) => recording.ball[row * 3 + 2] ?? 0
      let [rows, highest] = [0, 0]
      for (let row = 2; row < recording.rows; row++) {
        const [before, last, height] = [heightAt(row - 2), heightAt(row - 1), heightAt(row)]
        const isCarried = height === last
        const isPlayedOn = before > last && last < height
        if (height > 0.4 && !isCarried && !isPlayedOn) {
          rows++
          highest = Math.max(highest, height)
          continue
        }
        if (rows > 3) {
          flights++
          if (rows * STEP > 0.5 + 1.6 * Math.sqrt((8 * highest) / 9.81)) hanging++
        }
        rows = highest = 0
      }
    }
    expect(flights).toBeGreaterThan(500)
    expect(hanging).toBe(0)
  })

  it('stays within 9.5 metres a second and 6 metres a second squared', () => {
    let fastest = 0
    let hardest = 0
    for (const { recording } of PLANS.slice(0, 12)) {
      const { x, y, who, cut, rows } = recording
      for (let row = 2; row < rows; row++) {
        if (cut[row] === 1 || cut[row - 1] === 1) continue
        for (let slot = 0; slot < SLOTS; slot++) {
          const [c, b, a] = [row * SLOTS + slot, (row - 1) * SLOTS + slot, (row - 2) * SLOTS + slot]
          if (who[a] !== who[b] || who[b] !== who[c] || (who[c] ?? -1) < 0) continue
          const before = { x: ((x[b] ?? 0) - (x[a] ?? 0)) / STEP, y: ((y[b] ?? 0) - (y[a] ?? 0)) / STEP }
          const now = { x: ((x[c] ?? 0) - (x[b] ?? 0)) / STEP, y: ((y[c] ?? 0) - (y[b] ?? 0)) / STEP }
          fastest = Math.max(fastest, Math.hypot(now.x, now.y))
          hardest = Math.max(hardest, apart(now, before) / STEP)
        }
      }
    }
    expect(fastest).toBeLessThan(9.5)
    expect(hardest).toBeLessThan(6)
  })

  it('keeps the ball at 3–35 metres a second in shots and last passes', () => {
    for (const { plan, event, row, passRow } of SHOTS) {
      const end = rowAt(plan.tempo.cues[plan.report.events.indexOf(event)] ?? 0)
      const speeds = [apart(ball(plan, end), ball(plan, row)) / Math.max(STEP, (end - row) * STEP)]
      if (passRow !== null) speeds.push(apart(ball(plan, passRow + 1), ball(plan, passRow)) / STEP)
      for (const speed of speeds) {
        expect(speed).toBeGreaterThan(3)
        expect(speed).toBeLessThan(35)
      }
    }
  })
})

describe('statistics', () => {
  const counted = (plan: MatchPlan, kind: string, side: Side) =>
    plan.stoppages.filter((stoppage) => stoppage.kind === kind && stoppage.side === side).length
  const statsOf = ({ events, play }: MatchReport) => matchStats({ events, play })

  it('have as many corners, fouls and offsides as are drawn', () => {
    for (const plan of PLANS) {
      const stats = statsOf(plan.report)
      for (const side of ['home', 'away'] as const) {
        expect({
          corners: counted(plan, 'corner', side),
          fouls: counted(plan, 'foul', side),
          offsides: counted(plan, 'offside', side),
        }).toEqual({ corners: stats[side].corners, fouls: stats[side].fouls, offsides: stats[side].offsides })
      }
    }
  })

  it('differ from the possession that is drawn by a few points, but where one side has most attacks', () => {
    const differences = PLANS.map(({ report, recording }) => {
      const held = [0, 0]
      for (let row = 0; row < recording.rows; row++) {
        const phase = PHASES[recording.phase[row] ?? 0]
        if (phase !== 'play' && phase !== 'chance') continue
        const side = (recording.touch[row] ?? 0) < SLOTS / 2 ? 0 : 1
        held[side] = (held[side] ?? 0) + 1
      }
      const percent = (100 * (held[0] ?? 0)) / ((held[0] ?? 0) + (held[1] ?? 0))
      return Math.abs(percent - (statsOf(report).home.possession ?? 50))
    }).toSorted((a, b) => a - b)
    expect(differences[PLANS.length / 2]).toBeLessThan(1.5)
    expect(differences.at(-2)).toBeLessThan(5)
    expect(differences.at(-1)).toBeLessThan(10)
  })
})

it('draws chances without an attack from their quality', () => {
  const whole = makeReport(7)
  const events = whole.events.map((event) => ({ ...event, attack: null }))
  const plan = planMatch({ ...whole, events })
  const chances = events.filter(({ type }) => ['goal', 'save', 'miss', 'block'].includes(type))
  expect(plan.moments.filter(({ shotAt }) => shotAt !== null)).toHaveLength(chances.length)
})
