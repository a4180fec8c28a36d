/** Synthesis of each sound: noise and tones through filters, with their rise and fall. */

/** A sound that is about to be played. */
export interface Voice {
  context: BaseAudioContext
  /** White noise. */
  noise: AudioBuffer
  out: AudioNode
  /** Time of the context at which it begins. */
  at: number
  /** 0–1. */
  loudness: number
}

interface Envelope {
  /** Highest gain. */
  peak: number
  /** Seconds until the peak, at the peak, and from there to silence. */
  attack: number
  hold?: number
  decay: number
}

/** Gain that rises and falls, connected to the output. Returns it and the time of its end. */
function envelope(
  { context, out, loudness }: Voice,
  at: number,
  { peak, attack, hold = 0, decay }: Envelope,
) {
  const gain = new GainNode(context, { gain: 0 })
  const end = at + attack + hold + decay
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(peak * loudness, at + attack)
  gain.gain.setValueAtTime(peak * loudness, at + attack + hold)
  gain.gain.setTargetAtTime(0, at + attack + hold, decay / 5)
  gain.connect(out)
  return { gain, end }
}

interface Band {
  type: BiquadFilterType
  Q: number
  /** Frequencies in hertz at the beginning, and those reached after some seconds. */
  from: number
  then?: readonly { hertz: number; seconds: number }[]
}

/** Plays filtered noise in an envelope. */
function hiss(voice: Voice, band: Band, shape: Envelope, at = voice.at): void {
  const { context, noise } = voice
  const { gain, end } = envelope(voice, at, shape)
  const filter = new BiquadFilterNode(context, { type: band.type, Q: band.Q, frequency: band.from })
  filter.frequency.setValueAtTime(band.from, at)
  for (const { hertz, seconds } of band.then ?? []) {
    filter.frequency.linearRampToValueAtTime(hertz, at + seconds)
  }
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true })
  source.connect(filter).connect(gain)
  // Different parts of the noise, so that two sounds at once do not add up to one.
  source.start(at, (at * 7.3) % noise.duration)
  source.stop(end)
}

/** Plays a tone that falls from one frequency to another. */
function thump(
  voice: Voice,
  at: number,
  { from, to, peak, decay }: Record<'from' | 'to' | 'peak' | 'decay', number>,
) {
  const { gain, end } = envelope(voice, at, { peak, attack: 0.003, decay })
  const tone = new OscillatorNode(voice.context, { frequency: from })
  tone.frequency.setValueAtTime(from, at)
  tone.frequency.exponentialRampToValueAtTime(to, at + decay / 2)
  tone.connect(gain)
  tone.start(at)
  tone.stop(end)
}

/** A foot on the ball. */
export function kick(voice: Voice): void {
  thump(voice, voice.at, { from: 170, to: 55, peak: 0.45, decay: 0.16 })
  hiss(voice, { type: 'bandpass', Q: 0.8, from: 1700 }, { peak: 0.3, attack: 0.001, decay: 0.04 })
}

/** The ball in the net. */
export function rustle(voice: Voice): void {
  const band: Band = { type: 'bandpass', Q: 0.7, from: 5200, then: [{ hertz: 2600, seconds: 0.35 }] }
  hiss(voice, band, { peak: 0.35, attack: 0.02, hold: 0.05, decay: 0.4 })
}

/** Seconds between two blows of a whistle. */
const BETWEEN_BLOWS = 0.16

/** Blows of a whistle with a pea, of so many seconds each. */
export function blow(voice: Voice, seconds: readonly number[]): void {
  const { context } = voice
  let at = voice.at
  for (const length of seconds) {
    const { gain, end } = envelope(voice, at, { peak: 0.075, attack: 0.015, hold: length, decay: 0.1 })
    const pea = new OscillatorNode(context, { frequency: 32, type: 'triangle' })
    const trill = new GainNode(context, { gain: 110 })
    pea.connect(trill)
    for (const frequency of [2850, 3080]) {
      const pipe = new OscillatorNode(context, { frequency })
      trill.connect(pipe.frequency)
      pipe.connect(gain)
      pipe.start(at)
      pipe.stop(end)
    }
    pea.start(at)
    pea.stop(end)
    at += length + BETWEEN_BLOWS
  }
}

/** A goal: all voices at once, which open up and go on for seconds. */
export function roar(voice: Voice): void {
  const opening = [
    { hertz: 900, seconds: 0.5 },
    { hertz: 620, seconds: 4.5 },
  ]
  const long = { attack: 0.25, hold: 1.6, decay: 4.2 }
  hiss(voice, { type: 'bandpass', Q: 0.8, from: 450, then: opening }, { peak: 1.1, ...long })
  const bright = [{ hertz: 1900, seconds: 0.6 }]
  hiss(voice, { type: 'bandpass', Q: 1.2, from: 1300, then: bright }, { peak: 0.5, ...long })
}

/** A chance that is gone: voices that fall. */
export function groan(voice: Voice): void {
  const falling = [
    { hertz: 620, seconds: 0.25 },
    { hertz: 260, seconds: 1.5 },
  ]
  const shape = { peak: 1.3, attack: 0.14, hold: 0.25, decay: 1.5 }
  hiss(voice, { type: 'bandpass', Q: 2.2, from: 480, then: falling }, shape)
}

/** Seconds of a beat of the chant, and the beats on which drums and hands fall. */
const BEAT = 0.21
const BEATS = [0, 2, 4, 5, 6, 8, 9, 10, 11, 13, 14]

/** A drum and clapping hands in the rhythm of the terraces. */
export function chant(voice: Voice): void {
  for (const beat of BEATS) {
    const at = voice.at + beat * BEAT
    thump(voice, at, { from: 105, to: 62, peak: 0.2, decay: 0.22 })
    // Many hands never meet at once.
    for (const late of [0, 0.013, 0.029]) {
      const clap = { peak: 0.14, attack: 0.002, decay: 0.07 }
      hiss(voice, { type: 'bandpass', Q: 1.1, from: 1250 + 300 * late }, clap, at + late)
    }
  }
}
