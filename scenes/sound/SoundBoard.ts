import { hashStream } from '../core/stageHash.ts'
import type { SoundKind } from './soundPlan.ts'
import { blow, chant, groan, kick, roar, rustle, type Voice } from './voices.ts'

/** Seconds of the noise from which the crowd is made; the murmur repeats it. */
const NOISE_SECONDS = 3
/** Seconds within which the murmur follows: it swells faster than it falls. */
const SWELLING = 0.35
const FALLING = 1.4
/** Seconds that a change of volume takes, so that it does not click. */
const VOLUME_CHANGE = 0.03
/** Loudness of the murmur at level 1. */
const MURMUR = 0.34

/** Least seconds between two sounds of a kind: the faster paces would pile them up. */
const MIN_GAP: Record<SoundKind, number> = {
  whistle: 0.7,
  'half-time-whistle': 2,
  'full-time-whistle': 2,
  kick: 0.09,
  net: 0.5,
  roar: 0.5,
  groan: 0.8,
  chant: 6,
}

/** All sounds of a match, made of noise and tones as they are needed. Plays into any audio context. */
export class SoundBoard {
  readonly #context: BaseAudioContext
  readonly #noise: AudioBuffer
  readonly #volume: GainNode
  readonly #mix: DynamicsCompressorNode
  readonly #crowd: GainNode
  readonly #lastAt = new Map<SoundKind, number>()
  #level = 0

  /** `volume`: 0–1. */
  constructor(context: BaseAudioContext, volume: number) {
    this.#context = context
    this.#noise = makeNoise(context)
    this.#volume = new GainNode(context, { gain: volume })
    // Two goals' worth of noise at once must not clip.
    this.#mix = new DynamicsCompressorNode(context, { threshold: -14, knee: 8, ratio: 12, attack: 0.002 })
    this.#mix.connect(this.#volume).connect(context.destination)
    this.#crowd = new GainNode(context, { gain: 0 })
    this.#murmur()
  }

  /** `volume`: 0–1. */
  setVolume(volume: number): void {
    this.#volume.gain.setTargetAtTime(volume, this.#context.currentTime, VOLUME_CHANGE)
  }

  /** Changes the murmur of the crowd to a level, 0–1, from a time of the context on. */
  setCrowd(level: number, at = this.#context.currentTime): void {
    if (Math.abs(level - this.#level) < 0.01) return
    const pace = level > this.#level ? SWELLING : FALLING
    this.#level = level
    this.#crowd.gain.setTargetAtTime(level * MURMUR, at, pace)
  }

  /** Plays a sound at a time of the context, unless one of its kind has just begun. */
  play(kind: SoundKind, loudness: number, at = this.#context.currentTime): void {
    if (at - (this.#lastAt.get(kind) ?? -Infinity) < MIN_GAP[kind]) return
    this.#lastAt.set(kind, at)
    const voice: Voice = { context: this.#context, noise: this.#noise, out: this.#mix, at, loudness }
    switch (kind) {
      case 'whistle':
        blow(voice, [0.35])
        break
      case 'half-time-whistle':
        blow(voice, [0.3, 0.9])
        break
      case 'full-time-whistle':
        blow(voice, [0.3, 0.3, 1.2])
        break
      case 'kick':
        kick(voice)
        break
      case 'net':
        rustle(voice)
        break
      case 'roar':
        roar(voice)
        break
      case 'groan':
        groan(voice)
        break
      case 'chant':
        chant(voice)
    }
  }

  /** Noise in two bands of voices, which comes and goes a little by itself. */
  #murmur(): void {
    const context = this.#context
    const source = new AudioBufferSourceNode(context, { buffer: this.#noise, loop: true })
    for (const [frequency, gain, swaying] of [
      [380, 1, 0.13],
      [950, 0.45, 0.29],
    ] as const) {
      const band = new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 0.7 })
      const level = new GainNode(context, { gain })
      const sway = new OscillatorNode(context, { frequency: swaying })
      const depth = new GainNode(context, { gain: 0.2 * gain })
      sway.connect(depth).connect(level.gain)
      source.connect(band).connect(level).connect(this.#crowd)
      sway.start()
    }
    this.#crowd.connect(this.#mix)
    source.start()
  }
}

/** White noise, the same every time. */
function makeNoise(context: BaseAudioContext): AudioBuffer {
  const length = Math.round(NOISE_SECONDS * context.sampleRate)
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate })
  const draw = hashStream(1863)
  buffer.getChannelData(0).forEach((_, i, samples) => {
    samples[i] = 2 * draw() - 1
  })
  return buffer
}
