import { useEffect, useRef, type CSSProperties } from 'react'
import { Button } from '../../components/Button.tsx'
import { Crest } from '../../components/Crest.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { Announcement } from '../../components/VisuallyHidden.tsx'
import { capitalised, inRow } from '../../simulation/core/english.ts'
import { groupName } from '../../simulation/core/tieWords.ts'
import type { CupDraw as CupDrawReport, DrawnClub } from '../../simulation/reports/cupDraw.ts'
import { Bowl } from './Bowl.tsx'
import { useDraw } from './useDraw.ts'
import styles from './CupDraw.module.css'

export interface CupDrawProps {
  draw: CupDrawReport
  /** True to show the finished list at once. */
  isStill: boolean
  onClose: () => void
}

type Lots = CupDrawReport['lots']

/** The draw of a stage: clubs come out of the bowl one after the other, and the own club's tie or group stands out. */
export function CupDraw({ draw, isStill, onClose }: CupDrawProps) {
  const { cup, round, lots, isOfGroups } = draw
  const clubs = inOrder(lots, isOfGroups)
  const ownLot = lots.find((lot) => lot.some(({ isOwn }) => isOwn))
  const ownLast = Math.max(-1, ...(ownLot ?? []).map((club) => clubs.indexOf(club)))
  const { out, isOver, skip } = useDraw(clubs.length, ownLast, isStill)
  const drawn = isOver ? null : (clubs[out - 1] ?? null)
  const list = useRef<HTMLOListElement>(null)
  const row = drawn ? lots.findIndex((lot) => lot.includes(drawn)) : -1
  useEffect(() => {
    // jsdom has no scrolling.
    list.current?.children[row]?.scrollIntoView?.({ block: 'nearest' })
  }, [row])
  const ownWords = ownLot && out > ownLast ? wordsOf(ownLot, draw) : ''
  const isOut = (club: DrawnClub) => clubs.indexOf(club) < out
  return (
    <Dialog
      title={`${cup}: draw of the ${round}`}
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
        style={{ '--rows': lots.length } as CSSProperties}
      >
        {!isStill && (
          <div className={styles.stage}>
            <div className={styles.show}>
              <Bowl clubs={clubs} out={out} drawn={drawn} />
              <p className={styles.own} aria-hidden="true">
                {ownWords}
              </p>
            </div>
          </div>
        )}
        {isOfGroups ? (
          <Groups list={list} lots={lots} isOut={isOut} />
        ) : (
          <ol
            ref={list}
            className={styles.ties}
            aria-label="Ties drawn"
            data-few={lots.length <= 4 || undefined}
          >
            {lots
              .filter(([home]) => home && isOut(home))
              .map((lot) => (
                <Tie key={lot[0]?.id} lot={lot} isOut={isOut} />
              ))}
          </ol>
        )}
      </div>
      <Announcement>{ownWords}</Announcement>
    </Dialog>
  )
}

/** Clubs in the order in which they come out: tie by tie, or one for each group in turn. */
function inOrder(lots: Lots, isOfGroups: boolean): DrawnClub[] {
  if (!isOfGroups) return lots.flat()
  return (lots[0] ?? []).flatMap((_, turn) => lots.flatMap((lot) => lot[turn] ?? []))
}

interface LotProps {
  lot: Lots[number]
  isOut: (club: DrawnClub) => boolean
}

function Tie({ lot: [home, away], isOut }: LotProps) {
  return (
    <li className={styles.tie} data-own={[home, away].some((club) => club?.isOwn) || undefined}>
      {home && <Drawn club={home} />}
      <span className={styles.versus}>v</span>
      {away && isOut(away) && <Drawn club={away} />}
    </li>
  )
}

interface GroupsProps {
  list: React.RefObject<HTMLOListElement | null>
  lots: Lots
  isOut: LotProps['isOut']
}

function Groups({ list, lots, isOut }: GroupsProps) {
  return (
    <ol ref={list} className={styles.groups} aria-label="Groups drawn">
      {lots.map((lot, i) => (
        <li
          key={i}
          className={styles.group}
          data-own={lot.some((club) => club.isOwn && isOut(club)) || undefined}
        >
          <h3 className={styles.letter}>{capitalised(groupName(i + 1))}</h3>
          {lot.filter(isOut).map((club) => (
            <Drawn key={club.id} club={club} />
          ))}
        </li>
      ))}
    </ol>
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

function wordsOf(lot: Lots[number], { isOfGroups, hasLegs, isNeutral }: CupDrawReport): string {
  const others = lot.filter(({ isOwn }) => !isOwn).map(({ name }) => name)
  if (isOfGroups) return `You’re in with ${inRow(others)}.`
  const [other = ''] = others
  if (isNeutral) return `You meet ${other} on neutral ground.`
  const where = lot[0]?.isOwn ? `at home to ${other}` : `away at ${other}`
  return hasLegs ? `You’re ${where} first.` : `You’re ${where}.`
}
