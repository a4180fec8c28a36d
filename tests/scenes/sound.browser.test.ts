/** The sounds as they are rendered, by an audio context without loudspeakers. */
import { describe, expect, it } from 'vitest'
import { SoundBoard } from '../../scenes/sound/SoundBoard.ts'
import type { SoundKind } from '../../scenes/sound/soundPlan.ts'

const RATE = 44_100

/** Renders seconds of sound. */
async function render(seconds: number, perform: (board: SoundBoard) => void, volume = 1) {
  const context = new OfflineAudioContext({ length: seconds * RATE, sampleRate: RATE })
  perform(new SoundBoard(context, volume))
  return (await context.startRendering()).getChannelData(0)
}

function peak(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}

/** Loudness between two seconds: root of the mean square. */
function level(samples: Float32Array, from: number, to: number): number {
  const part = samples.subarray(from * RATE, to * RATE)
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
}

const KINDS: SoundKind[] = [
  'whistle',
  'half-time-whistle',
  'full-time-whistle',
  'kick',
  'net',
  'roar',
  'groan',
  'chant',
]

describe('SoundBoard', () => {
  it('plays nothing by itself', async () => {
    expect(peak(await render(2, () => {}))).toBe(0)
  })

  it('plays nothing at volume 0', async () => {
    const everything = (board: SoundBoard) => {
      board.setCrowd(1, 0)
      board.play('roar', 1, 0)
    }
    expect(peak(await render(2, everything, 0))).toBe(0)
    expect(peak(await render(2, everything, 1))).toBeGreaterThan(0.1)
  })

  it.each(KINDS)('renders %s without clipping, and ends it', async (kind) => {
    const samples = await render(12, (board) => board.play(kind, 1, 0.5))
    expect(peak(samples.subarray(0, 0.5 * RATE))).toBeLessThan(1e-4)
    expect(peak(samples)).toBeGreaterThan(0.03)
    expect(peak(samples)).toBeLessThan(1)
    expect(level(samples, 11, 12)).toBeLessThan(1e-4)
  })

  it('roars at a goal far louder than it murmurs, and calms down again', async () => {
    const samples = await render(14, (board) => {
      board.setCrowd(0.5, 0)
      board.play('net', 0.8, 4)
      board.play('roar', 1, 4)
    })
    const murmur = level(samples, 2, 4)
    expect(murmur).toBeGreaterThan(0.005)
    expect(level(samples, 4.3, 6)).toBeGreaterThan(3 * murmur)
    expect(level(samples, 12, 14)).toBeLessThan(1.5 * murmur)
  })

  it('does not clip when everything sounds at once', async () => {
    const samples = await render(6, (board) => {
      board.setCrowd(1, 0)
      for (const kind of KINDS) board.play(kind, 1, 2)
    })
    expect(peak(samples)).toBeLessThan(1)
  })

  it('murmurs louder at a higher level', async () => {
    const murmur = async (height: number) =>
      level(await render(4, (board) => board.setCrowd(height, 0)), 2, 4)
    const quiet = await murmur(0.2)
    const loud = await murmur(1)
    expect(loud).toBeGreaterThan(3 * quiet)
  })

  it('does not begin a sound again while it has just begun', async () => {
    const once = await render(3, (board) => board.play('whistle', 1, 1))
    const twice = await render(3, (board) => {
      board.play('whistle', 1, 1)
      board.play('whistle', 1, 1.05)
    })
    expect(twice).toEqual(once)
  })
})
