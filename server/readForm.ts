import type { RequestHandler } from 'express'
import multer, { MulterError } from 'multer'
import { AppError, unwrapAppError } from './errors.ts'
import { ruleMessages } from './schemas/accountRules.ts'
import { bodyLimits, formLimits } from './schemas/bodyLimits.ts'
import { TRPCError } from '@trpc/server'

/**
 * Middleware that parses a multipart form of text fields and one file `field` into `req.body`. The file becomes
 * a data URL under the key `as`, so that the input equals that of a JSON body. Rejects forms with more parts
 * (400), above a size limit (413) or of unknown length (411).
 */
export function readForm({ field, as }: { field: string; as: string }): RequestHandler {
  const parse = multer({
    storage: multer.memoryStorage(),
    limits: formLimits,
  }).single(field)
  return (req, res, next) => {
    // Multer limits the parts, not the preamble and the epilogue.
    const length = Number(req.headers['content-length'] ?? NaN)
    if (!(length <= bodyLimits.form)) {
      next(Object.assign(new Error('Form without a bounded length'), { status: length ? 413 : 411 }))
      return
    }
    parse(req, res, (error: unknown) => {
      if (error) {
        next(uploadError(error))
        return
      }
      // Multer's body has no prototype. A text field of the same name must not replace the file.
      const body: Record<string, unknown> = { ...(req.body as Record<string, unknown> | undefined) }
      if (as in body) Reflect.deleteProperty(body, as)
      if (req.file) body[as] = `data:application/octet-stream;base64,${req.file.buffer.toString('base64')}`
      req.body = body
      next()
    })
  }
}

function uploadError(cause: unknown): TRPCError {
  const isLarge = cause instanceof MulterError && cause.code === 'LIMIT_FILE_SIZE'
  const error = isLarge
    ? new AppError('PAYLOAD_TOO_LARGE', ruleMessages.logoLarge, { cause })
    : new AppError('BAD_REQUEST', 'The form is not valid.', { cause })
  return unwrapAppError(new TRPCError({ code: error.code, cause: error }))
}
