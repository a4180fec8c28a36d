/**
 * Plays a fault report again and prints where it stops, or the hash of the career.
 *
 *   npm run replay -- FILE [--from SAVE]
 *
 * FILE holds the details to report. Without --from their steps have to reach back to the start of the career; SAVE is
 * the exported career with which they begin.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseReport, replayReport, startOf } from '../support/replayReport.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } })
const [file] = positionals
if (file === undefined) throw new Error('Usage: npm run replay -- FILE [--from SAVE]')
const report = parseReport(readFileSync(file, 'utf8'))
const save = values.from === undefined ? null : readFileSync(values.from, 'utf8')
console.log(
  `Report of version ${report.floodlight}, save format ${report.save}, seed ${report.seed}, day ${report.day}`,
)
console.log(replayReport(report, await startOf(report, save)))
