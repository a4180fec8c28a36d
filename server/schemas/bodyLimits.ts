/** Limits of request bodies, declared here for tRPC, REST, forms and the OpenAPI document. Imports no package. */
import { logoMaxBytes, logoUrlMaxLength } from './accountRules.ts'
import { logMaxLength } from './challengeRules.ts'
import { saveMaxBytes } from './savesRules.ts'

/** Limit of a JSON body without picture or save. */
const fieldsMaxBytes = 100 * 1024

export const bodyLimits = {
  fields: fieldsMaxBytes,
  /** A logo as a data URL beside other fields. */
  logo: logoUrlMaxLength + fieldsMaxBytes,
  /** A save beside its card. */
  save: saveMaxBytes + fieldsMaxBytes,
  /** The log of a run beside its result; of its characters, all ASCII, some are escaped. */
  entry: logMaxLength * 2 + fieldsMaxBytes,
  /** A multipart form with a picture. */
  form: logoMaxBytes + fieldsMaxBytes,
} as const

/** Limits of the parts of a multipart form with one picture. */
export const formLimits = {
  files: 1,
  fileSize: logoMaxBytes,
  fields: 10,
  fieldSize: 10_000,
  fieldNameSize: 100,
  parts: 11,
  headerPairs: 20,
  fieldNestingDepth: 0,
} as const
