/** All positions of a match, as a rehearsal records them. */
import { SLOTS } from '../../core/field.ts'

/** Recording of a rehearsal; row k is second k × STEP. */
export interface Recording {
  rows: number
  /** rows × 22, metres. */
  x: Float32Array
  y: Float32Array
  /** rows × 22, index of the person; −1 for an empty slot. */
  who: Int8Array
  /** rows × 3: metres from left, from top, above ground. */
  ball: Float32Array
  holder: Int8Array
  /** Slot of the last touch. */
  touch: Int8Array
  /** Index into PHASES. */
  phase: Uint8Array
  /** 1 for a cut between this row and the one before. */
  cut: Uint8Array
  /** +1 where the home side attacks to the right. */
  direction: Int8Array
}

/** Space for so many rows, which begins with those of a shorter recording. */
export function allocateRecording(rows: number, from?: Recording): Recording {
  const longer = <Numbers extends { set(numbers: ArrayLike<number>): void }>(
    numbers: Numbers,
    old: ArrayLike<number> | undefined,
  ): Numbers => {
    if (old) numbers.set(old)
    return numbers
  }
  return {
    rows,
    x: longer(new Float32Array(rows * SLOTS), from?.x),
    y: longer(new Float32Array(rows * SLOTS), from?.y),
    who: longer(new Int8Array(rows * SLOTS), from?.who),
    ball: longer(new Float32Array(rows * 3), from?.ball),
    holder: longer(new Int8Array(rows), from?.holder),
    touch: longer(new Int8Array(rows), from?.touch),
    phase: longer(new Uint8Array(rows), from?.phase),
    cut: longer(new Uint8Array(rows), from?.cut),
    direction: longer(new Int8Array(rows), from?.direction),
  }
}
