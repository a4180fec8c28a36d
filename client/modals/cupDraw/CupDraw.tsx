import { useEffect, useRef, type CSSProperties } from 'react'
import { Button } from '../../components/Button.tsx'
import { Crest } from '../../components/Crest.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { Announcement } from '../../components/VisuallyHidden.tsx'
import type { CupDraw as CupDrawReport, DrawnClub } from '../../simulation/reports/cupDraw.ts'
import { Bowl } from './Bowl.tsx'
import { useDraw } from './useDraw.ts'
import styles from './CupDraw.module.css'

export interface CupDrawProps {
  /** Such as 'Lantern Cup: draw of the second round'. */
  title: string
  /** Ties in the order of the draw. */
  ties: readonly CupDrawReport['ties'][number][]
  /** True on neutral ground, where nobody is at home. */
  isNeutral: boolean
  /** True to show the finished list at once. */
  isStill: boolean
  onClose: () => void
}

/** The draw of a round: clubs come out of the bowl one after the other, and the own club's tie stands out. */
export function CupDraw({ title, ties, isNeutral, isStill, onClose }: CupDrawProps) {
  const ownTie = ties.findIndex(({ home, away }) => home.isOwn || away.isOwn)
  const { out, isOver, skip } = useDraw(ties.length, ownTie, isStill)
  const clubs = ties.flatMap(({ home, away }) => [home, away])
  const drawn = isOver ? null : (clubs[out - 1] ?? null)
  const list = useRef<HTMLOListElement>(null)
  const rows = Math.ceil(out / 2)
  useEffect(() => {
    // jsdom has no scrolling.
    if (!isOver) list.current?.children[rows - 1]?.scrollIntoView?.({ block: 'nearest' })
  }, [rows, isOver])
  const own = ties[ownTie]
  const isOwnOut = own !== undefined && out >= 2 * (ownTie + 1)
  return (
    <Dialog
      title={title}
      size="wide"
      onClose={onClose}
      footer={
        // One button, so that the focus stays.
        <Button variant="primary" data-initial-focus onClick={isOver ? onClose : skip}>
          {isOver ? 'Continue' : 'Skip'}
        </Button>
      }
    >
      <div
        className={styles.draw}
        data-over={isOver || undefined}
        style={{ '--rows': ties.length } as CSSProperties}
      >
        {!isStill && (
          <div className={styles.stage}>
            <div className={styles.show}>
              <Bowl clubs={clubs} out={out} drawn={drawn} />
              <p className={styles.own} aria-hidden="true">
                {isOwnOut && ownWords(own, isNeutral)}
              </p>
            </div>
          </div>
        )}
        <ol
          ref={list}
          className={styles.ties}
          aria-label="Ties drawn"
          data-few={ties.length <= 4 || undefined}
        >
          {ties.slice(0, rows).map(({ home, away }, i) => (
            <li key={home.id} className={styles.tie} data-own={i === ownTie || undefined}>
              <Drawn club={home} />
              <span className={styles.versus}>v</span>
              {2 * i + 1 < out && <Drawn club={away} />}
            </li>
          ))}
        </ol>
      </div>
      <Announcement>{isOwnOut ? ownWords(own, isNeutral) : ''}</Announcement>
    </Dialog>
  )
}

function Drawn({ club }: { club: DrawnClub }) {
  return (
    <span className={styles.club}>
      <Crest club={club} size={24} />
      <span className={styles.name}>{club.isOwn ? <strong>{club.name}</strong> : club.name}</span>
    </span>
  )
}

function ownWords({ home, away }: CupDrawProps['ties'][number], isNeutral: boolean): string {
  const other = home.isOwn ? away : home
  if (isNeutral) return `You meet ${other.name} on neutral ground.`
  return home.isOwn ? `You’re at home to ${other.name}.` : `You’re away at ${other.name}.`
}
