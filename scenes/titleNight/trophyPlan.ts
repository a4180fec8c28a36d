/** Places of the board and of the trophy beside it, or of a strip for it under the board. */
import type { Insets } from '../core/camera.ts'
import { BOARD_WIDTH } from '../league/boardLayout.ts'
import { TROPHY } from '../paint/paintTrophy.ts'

/** Pixels of free width from which the trophy stands beside the board; below, in a strip under it. */
const ROOM_BESIDE = 760
const STRIP = 116
/** Pixels around the trophy. */
const GAP = 8

interface TrophyPlan {
  /** Middle of the trophy. */
  place: { x: number; y: number }
  scale: number
  /** Pixels of the canvas that the board keeps free. */
  board: Insets
}

/** `isLarge`: for champions. */
export function planTrophy(
  { width, height }: { width: number; height: number },
  insets: Insets,
  isLarge: boolean,
): TrophyPlan {
  const { top, right, bottom, left } = insets
  const free = { width: width - left - right, height: height - top - bottom }
  const isNarrow = free.width < ROOM_BESIDE
  const beside = Math.min(1.5, free.height / 420, free.width / 420) * (isLarge ? 1.2 : 0.7)
  const scale = isNarrow ? (STRIP - GAP) / TROPHY.height : beside
  const taken = TROPHY.width * scale + 2 * GAP
  // The board stands in the middle, and gives way where the trophy would cover it.
  const given = Math.max(0, BOARD_WIDTH + 2 * taken - free.width)
  return {
    place: {
      x: left + (isNarrow ? free.width / 2 : free.width - (TROPHY.width * scale) / 2 - GAP),
      y: top + free.height - (TROPHY.height * scale) / 2 - GAP,
    },
    scale,
    board: isNarrow
      ? { ...insets, bottom: bottom + STRIP }
      : { ...insets, right: right + Math.min(given, free.width - BOARD_WIDTH) },
  }
}
