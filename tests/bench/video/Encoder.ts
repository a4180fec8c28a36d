import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'

const MISSING =
  'ffmpeg is missing: install it (apt-get install ffmpeg, brew install ffmpeg) so that it is found on the PATH.'

/** VP9 at a quality of about one megabyte for forty seconds. */
const WEBM = ['-c:v', 'libvpx-vp9', '-crf', '48', '-b:v', '0', '-deadline', 'good', '-cpu-used', '3']
/** Index of key frames at the front, so that players can seek before the download is complete. */
const SEEKING = ['-g', '125', '-cues_to_front', '1']
/** Colour space that browsers assume for a video of this size. */
const COLOURS = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-colorspace', 'bt709']
/** Reproducible output: the same frames make the same file. */
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']

/** Encodes a sequence of pictures as WebM by ffmpeg. */
export class Encoder {
  readonly #ffmpeg: ChildProcessByStdio<Writable, null, Readable>
  readonly #ended: Promise<void>

  /** Starts ffmpeg. Rejects with installation instructions when it is missing. */
  static async start(path: string, framesPerSecond: number): Promise<Encoder> {
    const encoder = new Encoder(path, framesPerSecond)
    await Promise.race([once(encoder.#ffmpeg, 'spawn'), encoder.#ended])
    return encoder
  }

  private constructor(path: string, framesPerSecond: number) {
    const pictures = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(framesPerSecond), '-i', '-']
    const options = [...pictures, ...COLOURS, ...WEBM, ...SEEKING, ...EXACT]
    this.#ffmpeg = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options, path], {
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    this.#ended = this.#watch()
  }

  async add(picture: Buffer): Promise<void> {
    if (this.#ffmpeg.stdin.write(picture)) return
    await Promise.race([once(this.#ffmpeg.stdin, 'drain'), this.#ended])
  }

  /** Resolves when the file is complete. */
  async finish(): Promise<void> {
    this.#ffmpeg.stdin.end()
    await this.#ended
  }

  #watch(): Promise<void> {
    let errorOutput = ''
    this.#ffmpeg.stderr.on('data', (words: Buffer) => (errorOutput += words.toString()))
    return new Promise((resolve, reject) => {
      this.#ffmpeg.on('error', (fault) => {
        reject('code' in fault && fault.code === 'ENOENT' ? new Error(MISSING) : fault)
      })
      // A write error is followed by 'close', which has the reason.
      this.#ffmpeg.stdin.on('error', () => {})
      this.#ffmpeg.on('close', (code) => {
        if (code === 0) resolve()
        else reject(new Error(`ffmpeg has failed: ${errorOutput}`))
      })
    })
  }
}
