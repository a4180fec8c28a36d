import type { RequestHandler } from 'express'
import multer, { MulterError } from 'multer'
import { AppError, unwrapAppError } from './errors.ts'
import { logoMaxBytes, ruleMessages } from './schemas/accountRules.ts'
import { TRPCError } from '@trpc/server'

/** A picture and ten texts with their heads. */
const formMaxBytes = logoMaxBytes + 200_000

/**
 * Reads a multipart form with texts and one picture into `req.body`, the picture as a data URL, so that the
 * input is the same as that of a JSON body. A form with more than that, or a larger picture, is refused.
 */
export function readForm({ field, as }: { field: string; as: string }): RequestHandler {
  const parse = multer({
    storage: multer.memoryStorage(),
    limits: {
      files: 1,
      fileSize: logoMaxBytes,
      fields: 10,
      fieldSize: 10_000,
      fieldNameSize: 100,
      parts: 11,
      headerPairs: 20,
      fieldNestingDepth: 0,
    },
  }).single(field)
  return (req, res, next) => {
    // Multer bounds the parts, not what stands before and behind them.
    const length = Number(req.headers['content-length'] ?? NaN)
    if (!(length <= formMaxBytes)) {
      next(Object.assign(new Error('Form without a bounded length'), { status: length ? 413 : 411 }))
      return
    }
    parse(req, res, (error: unknown) => {
      if (error) {
        next(refusal(error))
        return
      }
      // Multer's body has no prototype, and a text field must not pass for the picture.
      const body: Record<string, unknown> = { ...(req.body as Record<string, unknown> | undefined) }
      if (as in body) Reflect.deleteProperty(body, as)
      if (req.file) body[as] = `data:application/octet-stream;base64,${req.file.buffer.toString('base64')}`
      req.body = body
      next()
    })
  }
}

function refusal(cause: unknown): TRPCError {
  const isLarge = cause instanceof MulterError && cause.code === 'LIMIT_FILE_SIZE'
  const error = isLarge
    ? new AppError('PAYLOAD_TOO_LARGE', ruleMessages.logoLarge, { cause })
    : new AppError('BAD_REQUEST', 'The form is not valid.', { cause })
  return unwrapAppError(new TRPCError({ code: error.code, cause: error }))
}
