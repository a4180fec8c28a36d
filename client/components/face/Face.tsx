import { useEffect, useState } from 'react'
import type { drawFace } from './drawFace.ts'
import type { FaceSource } from './facePlan.ts'
import styles from './Face.module.css'

interface FaceProps {
  player: FaceSource
  /** Shirt and collar, '#rrggbb'. Defaults to a plain training shirt. */
  colours?: readonly string[] | undefined
  /** Height in pixels; the width is four fifths of that. */
  size: number
}

type DrawFace = typeof drawFace

/** Kept once the chunk has loaded, so that later faces render at once. */
let drawing: DrawFace | null = null

/** A player's face as decoration beside their name; a silhouette until the chunk has loaded. */
export function Face({ player: { id, name, nationality, age }, colours = [], size }: FaceProps) {
  const draw = useDrawing()
  const [shirt = '#8d959c', collar = '#f4f4f0'] = colours
  return (
    <span className={styles.face} style={{ blockSize: size, inlineSize: size * 0.8 }} aria-hidden="true">
      {draw ? (
        <img
          src={draw({ id, name, nationality, age }, [shirt, collar])}
          width={size * 0.8}
          height={size}
          alt=""
        />
      ) : (
        <svg viewBox="-8 80 416 520">
          <path d="M300 300a100 130 0 1 1-200 0a100 130 0 0 1 200 0M-6 612q10-80 110-105 96 60 192 0 100 25 110 105z" />
        </svg>
      )}
    </span>
  )
}

/** Returns null until the chunk with the features has loaded, and permanently if it fails. */
function useDrawing(): DrawFace | null {
  const [draw, setDraw] = useState<DrawFace | null>(() => drawing)
  useEffect(() => {
    if (draw) return
    let isShown = true
    void import('./drawFace.ts').then(
      (chunk) => {
        drawing = chunk.drawFace
        if (isShown) setDraw(() => chunk.drawFace)
      },
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [draw])
  return draw
}
