import type { ReactNode } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import type { PitchPlace, PitchPlayer } from '../../../simulation/tactics/pitchPlaces.ts'
import { ROLES } from '../../../simulation/club/roles.ts'
import { surname } from '../../../simulation/people/player.ts'
import { fitFigure, fitWithFigure, SHORT_POSITIONS } from '../../../components/playerWords.ts'
import styles from './Pitch.module.css'

interface PitchProps {
  formation: string
  /** Lines of the formation, from the goalkeeper forward. */
  lines: readonly (readonly PitchPlace[])[]
  selection: PitchSelection
}

interface PitchSelection {
  /** Id of the player chosen to change places. */
  chosen: string | null
  onChoose: (place: PitchPlace) => void
  /** Renders details of a player beside the name. */
  details: (taken: PitchPlayer) => ReactNode
}

/** Letters that fit into the names of a line at the usual size. */
const LETTERS_OF_LINE = 40

/** The eleven in formation as buttons, attacking upwards. A square marks a player out of position. */
export function Pitch({ formation, lines, selection }: PitchProps) {
  return (
    <div className={styles.pitch} role="group" aria-label={`The side in a ${formation}`}>
      <Grass />
      {lines.map((line, row) => (
        <div key={row} className={styles.row}>
          {line.map((place, i) => (
            <button
              key={i}
              type="button"
              className={styles.place}
              aria-pressed={place.taken !== null && place.taken.player.id === selection.chosen}
              aria-label={placeInWords(place)}
              title={placeInWords(place)}
              onClick={() => selection.onChoose(place)}
            >
              <PlayerMark place={place} lineLength={line.length} details={selection.details} />
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

export function Grass() {
  return (
    <svg className={styles.grass} viewBox="0 0 340 420" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.turf} width={340} height={420} />
      <path
        className={styles.line}
        d="M8 8H332V412H8zM8 210H332M90 8V70H250V8M90 412V350H250V412M210 210a40 40 0 1 1-80 0a40 40 0 0 1 80 0"
      />
    </svg>
  )
}

interface PlayerMarkProps {
  place: PitchPlace
  /** Number of places in the same line. */
  lineLength: number
  details?: PitchSelection['details']
}

/** Number, name and role of a place. */
export function PlayerMark({ place, lineLength, details }: PlayerMarkProps) {
  const { position, role, taken } = place
  if (!taken) {
    return (
      <>
        <span className={styles.mark} data-kind="empty" />
        <span className={styles.name}>{`No ${SHORT_POSITIONS[position]}`}</span>
        <span className={styles.role}>{ROLES[role].short}</span>
      </>
    )
  }
  const { player, number, isOutOfPosition, fit } = taken
  const isHurt = player.injured
  const name = surname(player.name)
  return (
    <>
      <span className={styles.mark} data-kind={isOutOfPosition ? 'moved' : 'own'} data-out={number === null}>
        {number ?? <Icon name={isHurt ? 'injury' : 'suspension'} size={14} />}
      </span>
      <span className={styles.name} data-long={name.length * lineLength > LETTERS_OF_LINE || undefined}>
        {name}
      </span>
      <span className={styles.role}>{`${ROLES[role].short}${fitFigure(fit)}`}</span>
      {details?.(taken)}
    </>
  )
}

/** Description of a place: '4, Ann Able, Defender, Full-back: Good (+3%)'. */
export function placeInWords({ position, role, taken }: PitchPlace): string {
  if (!taken) return `Empty place: ${position}, ${role}`
  const { player, number, isOutOfPosition, fit } = taken
  const parts = [
    number === null ? null : String(number),
    player.name,
    player.type,
    isOutOfPosition ? `out of position as ${position}` : null,
    isOutOfPosition ? `${role}:${fitFigure(fit)}` : `${role}: ${fitWithFigure(fit)}`,
    player.injured ? 'injured' : null,
    player.suspensions > 0 ? `suspended for ${player.suspensions}` : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}
