import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

/** Figure of a bench as text; `now` ends in '(missed)' outside its target. */
export interface RecordedFigure {
  name: string
  target: string
  now: string
}

/** Figures of one run of a bench. */
export interface FigureRecord {
  /** Day of the run, such as '2026-11-25'. */
  measuredOn: string
  machine: string
  figures: readonly RecordedFigure[]
}

/** Text of a measured value beside its target. */
export function verdict(text: string, isMet: boolean): string {
  return isMet ? text : `${text} (missed)`
}

/** Writes the figures to the file of the variable FIGURES_FILE, which `npm run figures` sets. */
export function recordFigures(figures: readonly RecordedFigure[]): void {
  const file = process.env.FIGURES_FILE
  if (!file) return
  const processors = cpus()
  const record: FigureRecord = {
    measuredOn: new Date().toISOString().slice(0, 10),
    machine:
      `${processors.length} × ${processors[0]?.model.trim()}, Node ${process.versions.node}, ` +
      `load ${loadavg()[0]?.toFixed(1)}`,
    figures,
  }
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)
}
