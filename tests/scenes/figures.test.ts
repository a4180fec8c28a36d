import { describe, expect, it } from 'vitest'
import { aimCamera, BROADCAST, NO_INSETS } from '../../scenes/core/camera.ts'
import { FIELD } from '../../scenes/core/field.ts'
import { chooseKits } from '../../scenes/core/kits.ts'
import { FigureMotion } from '../../scenes/matchday/motion/figureMotion.ts'
import { FigurePlaces, REFEREE, turnOf } from '../../scenes/matchday/motion/figurePlaces.ts'
import { sizePlayers } from '../../scenes/matchday/draw/figureLooks.ts'
import type { Gesture, GestureKind } from '../../scenes/matchday/motion/moments.ts'
import { type Frame, makeFrame } from '../../scenes/matchday/motion/frame.ts'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import {
  angleOf,
  facingOf,
  FACINGS,
  type FigureCell,
  paintedPart,
  planCell,
} from '../../scenes/paint/figureCell.ts'
import type { Body } from '../../scenes/paint/body.ts'
import { bodyOf, chestOf, type Pose, POSES, projectJoint, RUN_CYCLE } from '../../scenes/paint/figurePose.ts'
import { paintFigure } from '../../scenes/paint/paintFigure.ts'
import { makeReport } from './makeReport.ts'

const HALF_LIMB = 0.2

function joints({ legs, arms, hips, chest, head }: Body) {
  return [...legs, ...arms].flatMap(({ from, bend, to }) => [from, bend, to]).concat([hips, chest, head])
}

type Spot = Record<'x' | 'y', number>

/** Corners of the boxes around all strokes and discs that a figure is painted with. */
function strokesOf(pose: Pose, facing: number, cell: FigureCell): [Spot, Spot][] {
  const boxes: [Spot, Spot][] = []
  const note = (x: number, y: number, around: number) => {
    boxes.push([
      { x: x - around, y: y - around },
      { x: x + around, y: y + around },
    ])
  }
  const ctx = {
    lineWidth: 0,
    beginPath: () => {},
    stroke: () => {},
    fill: () => {},
    lineTo: (x: number, y: number) => {
      note(x, y, ctx.lineWidth / 2)
    },
    arc: note,
  }
  const kits = chooseKits(['#ffffff', '#cc0000'], ['#111111', '#eeee00'])
  const feet = { x: cell.width / 2, y: cell.feet }
  for (const kit of [kits.home, kits.away]) {
    paintFigure(ctx as unknown as CanvasRenderingContext2D, {
      feet,
      scale: cell.scale,
      kit,
      pose,
      angle: angleOf(facing),
      tone: 0,
    })
  }
  return boxes
}

describe('the picture of a figure', () => {
  it('has room for every pose from every side', () => {
    const { width, height, feet, scale } = planCell(50)
    for (const pose of POSES) {
      for (let facing = 0; facing < FACINGS; facing++) {
        for (const joint of joints(bodyOf(pose))) {
          const { x, y } = projectJoint(joint, angleOf(facing))
          expect(Math.abs(x) + HALF_LIMB, pose).toBeLessThan(width / 2 / scale)
          expect(y - HALF_LIMB, pose).toBeGreaterThan(-feet / scale)
          expect(y + HALF_LIMB, pose).toBeLessThan((height - feet) / scale)
        }
      }
    }
  })

  it('paints nothing of a pose outside the part that is drawn, which is at most half of the room for all poses', () => {
    const cell = planCell(50)
    let drawn = 0
    for (const pose of POSES) {
      for (let facing = 0; facing < FACINGS; facing++) {
        const part = paintedPart(cell, pose, facing)
        drawn += part.width * part.height
        for (const [from, to] of strokesOf(pose, facing, cell)) {
          const where = `${pose} ${facing}`
          expect(from.x, where).toBeGreaterThanOrEqual(part.x)
          expect(from.y, where).toBeGreaterThanOrEqual(part.y)
          expect(to.x, where).toBeLessThanOrEqual(part.x + part.width)
          expect(to.y, where).toBeLessThanOrEqual(part.y + part.height)
        }
      }
    }
    expect(drawn / (cell.width * cell.height * POSES.length * FACINGS)).toBeLessThan(0.5)
  })

  it('stands on the ground and is as high as asked for', () => {
    const { scale } = planCell(50)
    const heights = joints(bodyOf('stand')).map((joint) => -projectJoint(joint, 0).y * scale)
    // The feet are apart, one on each side of the point on the ground.
    const feet = bodyOf('stand').legs.map(({ to }) => -projectJoint(to, 0).y * scale)
    const middle = feet.reduce((sum, height) => sum + height, 0) / feet.length
    expect(middle).toBeGreaterThan(0)
    expect(middle).toBeLessThan(3)
    expect(Math.min(...heights)).toBe(Math.min(...feet))
    expect(Math.max(...heights)).toBeGreaterThan(42)
    expect(Math.max(...heights)).toBeLessThan(50)
  })

  it('runs with opposite arms and legs, and swaps them within a cycle', () => {
    for (let i = 0; i < RUN_CYCLE; i++) {
      const { legs, arms } = bodyOf(`run-${i}` as 'run-0')
      const [left, right] = legs.map(({ to }) => to[0]) as [number, number]
      const [leftHand, rightHand] = arms.map(({ to }) => to[0]) as [number, number]
      if (Math.abs(left - right) > 0.3) expect(Math.sign(left - right)).toBe(-Math.sign(leftHand - rightHand))
    }
    const ahead = Array.from({ length: RUN_CYCLE }, (_, i) => bodyOf(`run-${i}` as 'run-0').legs[0].to[0])
    expect(Math.max(...ahead)).toBeGreaterThan(0.3)
    expect(Math.min(...ahead)).toBeLessThan(-0.3)
  })

  it('looks the way it runs: each way has the nearest picture, those to the left mirrored', () => {
    for (let degrees = 0; degrees < 360; degrees += 5) {
      const angle = (degrees / 180) * Math.PI
      const { facing, isMirrored } = facingOf(angle)
      const painted = angleOf(facing)
      const shown = isMirrored ? Math.PI - painted : painted
      expect(Math.cos(shown - angle), `${degrees}°`).toBeGreaterThan(Math.cos(Math.PI / 7.9))
    }
  })

  it('shows its number on the shirt unless it lies', () => {
    const number = chestOf('run-1', 0)
    expect(number?.y).toBeLessThan(-0.7)
    expect(number?.y).toBeGreaterThan(-1.3)
    expect(chestOf('dive', 0)).toBeNull()
  })
})

describe('figures or tokens', () => {
  it('draws figures on wide screens and phones, and tokens where figures would hide each other, or by choice', () => {
    const perMetre = (width: number, height: number) =>
      aimCamera({ width, height, insets: NO_INSETS }, BROADCAST).project(52, 34, 0, { x: 0, y: 0, scale: 1 })
        .scale
    expect(sizePlayers(perMetre(1066, 780), 'figures').look).toBe('figures')
    expect(sizePlayers(perMetre(1066, 780), 'tokens').look).toBe('tokens')
    expect(sizePlayers(perMetre(390, 570), 'figures').look).toBe('figures')
    expect(sizePlayers(perMetre(844, 254), 'figures').look).toBe('figures')
    expect(sizePlayers(perMetre(390, 570), 'figures').figure).toBeGreaterThan(20)
    expect(sizePlayers(3.5, 'figures').look).toBe('figures')
    expect(sizePlayers(3.4, 'figures').look).toBe('tokens')
  })

  it('draws nobody larger than a part of the pitch, however large the screen', () => {
    expect(sizePlayers(60, 'figures').figure).toBeLessThanOrEqual(60)
    expect(sizePlayers(60, 'tokens').radius).toBeLessThanOrEqual(17)
  })
})

describe('the order and the turn of figures', () => {
  it('puts whoever is nearer in front, players and referee, in every frame', () => {
    const camera = aimCamera({ width: 1000, height: 700, insets: NO_INSETS }, BROADCAST)
    const places = new FigurePlaces()
    for (const shift of [0, 5, 11]) {
      const frame = makeFrame()
      frame.who.fill(1)
      for (let slot = 0; slot < 22; slot++) frame.y[slot] = ((slot * 7 + shift * 3) % 22) / 22
      frame.referee.y = 30 + shift
      places.advance(frame, camera, 16)
      const depths = places.order.map((place) => {
        return place === REFEREE ? frame.referee.y / FIELD.width : (frame.y[place] ?? 0)
      })
      expect(depths).toHaveLength(23)
      expect(depths).toEqual(depths.toSorted((a, b) => a - b))
    }
  })

  it('shows all in the first frame, fades players out and in later, and comes to rest', () => {
    const camera = aimCamera({ width: 1000, height: 700, insets: NO_INSETS }, BROADCAST)
    const places = new FigurePlaces()
    const frame = makeFrame()
    frame.who.fill(1)
    expect(places.advance(frame, camera, 16)).toBe(false)
    expect(places.alphas.every((alpha) => alpha === 1)).toBe(true)
    frame.who[6] = -1
    expect(places.advance(frame, camera, 100)).toBe(true)
    expect(places.alphas[6]).toBeLessThan(1)
    expect(places.alphas[7]).toBe(1)
    frame.who[6] = 2
    expect(places.advance(frame, camera, 1000)).toBe(false)
    expect(places.alphas[6]).toBe(1)
  })

  it('turns figures with the pitch: not at all, or by a quarter upright', () => {
    const wide = aimCamera({ width: 1000, height: 700, insets: NO_INSETS }, BROADCAST)
    const upright = aimCamera({ width: 400, height: 800, insets: NO_INSETS }, BROADCAST)
    expect(turnOf(wide)).toBe(0)
    expect(turnOf(upright)).toBe(-Math.PI / 2)
  })
})

/** Frame in which nobody moves; changed by the test. */
function still(over: Partial<Frame> = {}): Frame {
  const frame = makeFrame()
  frame.who.fill(1)
  frame.x.fill(0.5)
  frame.y.fill(0.5)
  return Object.assign(frame, over)
}

function gesture(kind: GestureKind, over: Partial<Gesture> = {}): Gesture {
  return { kind, slot: 3, from: 10, to: 11, x: 60, y: 34, height: 0, ...over }
}

describe('the motion of figures', () => {
  it('stands without speed and runs with it, a step further for the metres covered', () => {
    const motion = new FigureMotion()
    motion.advance(still())
    expect(motion.poses[4]).toBe('stand')
    const seen = new Set<string>()
    for (let i = 1; i <= 20; i++) {
      const frame = still()
      frame.speed[4] = 6
      frame.x[4] = 0.5 + (i * 0.2) / 105
      motion.advance(frame)
      seen.add(motion.poses[4] ?? '')
    }
    // Four metres are more than one cycle of both legs, at 20 centimetres a frame.
    expect(seen.size).toBe(RUN_CYCLE)
    expect([...seen].every((pose) => pose.startsWith('run-'))).toBe(true)
  })

  it('never jumps over half a cycle, however fast the match is shown', () => {
    const motion = new FigureMotion()
    let last = -1
    for (let i = 0; i < 40; i++) {
      const frame = still()
      frame.speed[4] = 8
      frame.x[4] = 0.2 + (i * 1.6) / 105
      motion.advance(frame)
      const step = Number(motion.poses[4]?.slice(4))
      if (last >= 0) expect((step - last + RUN_CYCLE) % RUN_CYCLE).toBeLessThanOrEqual(RUN_CYCLE / 2)
      last = step
    }
  })

  it('lets a goalkeeper dive sideways in the last moment of the flight, and lie after it', () => {
    const motion = new FigureMotion()
    const dive = gesture('dive', { slot: 0, from: 10, to: 11.7, x: 0, y: 36.5, height: 1 })
    const at = (second: number) => {
      const frame = still({ second, gestures: [dive] })
      frame.x[0] = 1 / 105
      motion.advance(frame)
      return { pose: motion.poses[0], facing: motion.facing[0] ?? 0, lift: motion.lift[0] ?? 0 }
    }
    expect(at(10.1).pose).toBe('stand')
    const inAir = at(10.8)
    expect(inAir.pose).toBe('dive')
    expect(Math.sin(inAir.facing)).toBeGreaterThan(0.9)
    expect(inAir.lift).toBeGreaterThan(0.3)
    expect(at(11.2)).toMatchObject({ pose: 'lie', lift: 0 })
  })

  it('lets the whole side of the scorer cheer while the goal is celebrated, but not the other side', () => {
    const motion = new FigureMotion()
    motion.advance(still({ phase: 'goal', second: 10.2, gestures: [gesture('celebrate')] }))
    expect(motion.poses.slice(1, 11).every((pose) => pose.startsWith('cheer'))).toBe(true)
    expect(motion.poses.slice(11).some((pose) => pose.startsWith('cheer'))).toBe(false)
  })

  it('runs to celebrate on legs that turn with the metres covered, not on the spot', () => {
    const motion = new FigureMotion()
    const seen = new Set<string>()
    for (let i = 0; i <= 30; i++) {
      const frame = still({ phase: 'goal', second: 10.2, gestures: [gesture('celebrate')] })
      frame.speed[3] = 6
      frame.x[3] = 0.5 + (i * 0.15) / FIELD.length
      motion.advance(frame)
      seen.add(motion.poses[3] ?? '')
    }
    expect([...seen].toSorted()).toEqual(Array.from({ length: RUN_CYCLE }, (_, i) => `cheer-${i}`))
  })

  it('draws headers, tackles, throw-ins and injuries as such, and kicks as the ball leaves', () => {
    const motion = new FigureMotion()
    const poseOf = (kind: GestureKind) => {
      motion.advance(still({ second: 10.2, gestures: [gesture(kind)] }))
      return motion.poses[3]
    }
    expect(['header', 'tackle', 'throw-in', 'lie'].map((kind) => poseOf(kind as GestureKind))).toEqual([
      'header',
      'slide',
      'throw',
      'lie',
    ])
    motion.advance(still({ holder: 7, second: 20 }))
    motion.advance(still({ holder: -1, ballSpeed: 18, second: 20.1 }))
    expect(motion.poses[7]).toBe('kick')
    motion.advance(still({ holder: -1, ballSpeed: 18, second: 20.6 }))
    expect(motion.poses[7]).toBe('stand')
  })

  it('has dives and cheers in a match with goals and saves', () => {
    const report = Array.from({ length: 20 }, (_, i) => makeReport(i + 1)).find(({ goals, events }) => {
      const saves = events.filter(({ type }) => type === 'save')
      return goals.home > 0 && goals.away > 0 && saves.length > 3
    })!
    const plan = planMatch(report)
    const motion = new FigureMotion()
    const frame = makeFrame()
    const seen = new Set<string>()
    for (const { shotAt, to } of plan.moments) {
      for (let second = (shotAt ?? to) - 0.5; second < to; second += 0.1) {
        motion.advance(plan.at(plan.tempo.minuteAt(second), frame))
        for (const pose of motion.poses) seen.add(pose)
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['dive', 'lie', 'cheer-0', 'cheer-3', 'kick']))
  })
})
