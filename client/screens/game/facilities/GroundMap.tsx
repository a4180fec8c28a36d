import { useLayoutEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { groundPlots } from '../../../../scenes/ground/groundPlots.ts'
import type { FacilityType } from '../../../simulation/club/facility.ts'
import type { PlannedFacility } from '../../../simulation/reports/buildingPlan.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { StageWindow } from '../stageWindow.tsx'
import styles from './Ground.module.css'

interface GroundMapProps {
  facilities: readonly PlannedFacility[]
  chosen: FacilityType | null
  advised: FacilityType | null
  onChoose: (name: FacilityType) => void
}

/** Picture of the ground with a button on each plot, built on or not. */
export const GroundMap = observer(function GroundMap({
  facilities,
  chosen,
  advised,
  onChoose,
}: GroundMapProps) {
  const { capacity } = useGameStores().ground
  const { ref, size } = useSize()
  const plots = groundPlots({ capacity, ...size }).flatMap((plot) => {
    const facility = facilities.find(({ name }) => name === plot.name)
    return facility ? [{ ...plot, level: facility.level }] : []
  })
  // As one reads, so that the Tab key goes down the picture.
  const tags = plots.toSorted((a, b) => a.tag[1] - b.tag[1] || a.tag[0] - b.tag[0])
  return (
    <div ref={ref} className={styles.map}>
      <StageWindow isFrame className={styles.window} />
      <svg className={styles.outlines} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {plots.map(({ name, corners, level }) => (
          <polygon
            key={name}
            className={styles.outline}
            points={corners.map((corner) => corner.join(',')).join(' ')}
            data-free={level === 0 || undefined}
            data-chosen={name === chosen || undefined}
            onClick={() => onChoose(name)}
          />
        ))}
      </svg>
      <ul className={styles.plots} aria-label="Plots">
        {tags.map(({ name, tag: [x, y], level }) => (
          <li key={name} className={styles.plot} style={{ insetInlineStart: x, insetBlockStart: y }}>
            <button
              type="button"
              className={styles.tag}
              aria-pressed={name === chosen}
              aria-label={nameOf(name, level, name === advised)}
              data-advised={name === advised || undefined}
              data-free={level === 0 || undefined}
              onClick={() => onChoose(name)}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.level}>{level === 0 ? '+' : level}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
})

function nameOf(name: FacilityType, level: number, isAdvised: boolean): string {
  const state = level === 0 ? 'not built' : `level ${level}`
  return `${name}, ${state}${isAdvised ? ', advised' : ''}`
}

/** Size where nothing can be measured. */
const USUAL_SIZE = { width: 760, height: 420 }

/** Returns the size of an element in pixels, updated when it changes. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(USUAL_SIZE)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !('ResizeObserver' in window)) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}
