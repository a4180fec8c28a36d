import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { inChunk } from './inChunk.tsx'
import styles from './Tooltip.module.css'

const TooltipBubble = inChunk(async () => (await import('./TooltipBubble.tsx')).TooltipBubble)

/** Milliseconds: whoever only passes over a word is not told, and the way to the bubble takes a moment. */
const OPEN_DELAY = 200
const CLOSE_DELAY = 120

interface TooltipProps {
  /** What the figure means. */
  text: string
  /** The word that is explained; it becomes a button, so that the keyboard reaches it. */
  children: ReactNode
  /** The look of a word that is a button anyway. */
  className?: string | undefined
  /** What that button does; a tap then does it instead of explaining. */
  onPress?: () => void
}

/** A dotted word that explains itself on hover, on focus, and at a tap where nothing can hover. */
export function Tooltip({ text, children, className = styles.trigger, onPress }: TooltipProps) {
  const word = useRef<HTMLButtonElement>(null)
  const { isOpen, open, close, openSoon, closeSoon } = useOpening()
  return (
    <>
      <button
        ref={word}
        type="button"
        className={className}
        aria-description={text}
        onClick={onPress ?? open}
        onFocus={(event) => {
          if (event.target.matches(':focus-visible')) open()
        }}
        onBlur={close}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') openSoon()
        }}
        onPointerLeave={closeSoon}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <TooltipBubble anchor={word} text={text} onEnter={open} onLeave={closeSoon} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function useOpening() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<number>(undefined)
  useEffect(
    () => () => {
      window.clearTimeout(timer.current)
    },
    [],
  )
  const set = (wanted: boolean, delay: number) => {
    window.clearTimeout(timer.current)
    if (delay === 0) setOpen(wanted)
    else timer.current = window.setTimeout(setOpen, delay, wanted)
  }
  return {
    isOpen,
    open: () => {
      set(true, 0)
    },
    close: () => {
      set(false, 0)
    },
    openSoon: () => {
      set(true, OPEN_DELAY)
    },
    closeSoon: () => {
      set(false, CLOSE_DELAY)
    },
  }
}
