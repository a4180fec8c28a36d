import { useEffect, useRef, useState, type ReactNode } from 'react'
import { lazyComponent } from './lazyComponent.tsx'
import { OptionalPart } from './OptionalPart.tsx'
import styles from './Tooltip.module.css'

const TooltipBubble = lazyComponent(async () => (await import('./TooltipBubble.tsx')).TooltipBubble)

/** Milliseconds. Opening waits in case the pointer only passes; closing waits for it to reach the bubble. */
const OPEN_DELAY = 200
const CLOSE_DELAY = 120

interface TooltipProps {
  /** Content of the bubble. */
  text: string
  /** The term; rendered as a button, so that the keyboard reaches it. */
  children: ReactNode
  /** Class for a term that is already a button. */
  className?: string | undefined
  /** Action of that button; a tap then runs it instead of opening the tooltip. */
  onPress?: () => void
}

/** Dotted term with a tooltip on hover and focus, and on tap where the device has no hover. */
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
        <OptionalPart>
          <TooltipBubble anchor={word} text={text} onEnter={open} onLeave={closeSoon} onClose={close} />
        </OptionalPart>
      )}
    </>
  )
}

function useOpening() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const set = (shouldOpen: boolean, delay: number) => {
    window.clearTimeout(timer.current)
    if (delay === 0) setOpen(shouldOpen)
    else timer.current = window.setTimeout(setOpen, delay, shouldOpen)
  }
  return {
    isOpen,
    open: () => set(true, 0),
    close: () => set(false, 0),
    openSoon: () => set(true, OPEN_DELAY),
    closeSoon: () => set(false, CLOSE_DELAY),
  }
}
