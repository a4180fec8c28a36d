/** Writes docs/export.schema.json: `node --import tsx tests/support/writeExportSchema.ts`. */
import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { careerRecordJsonSchema } from './careerRecordSchema.ts'

const text = JSON.stringify(careerRecordJsonSchema())
writeFileSync('docs/export.schema.json', await format(text, { parser: 'json', printWidth: 110 }))
