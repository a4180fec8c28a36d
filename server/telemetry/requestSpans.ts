import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { RequestHandler } from 'express'
import { type EndedRequest, labelsOf } from '../metrics.ts'
import { pathOf } from '../requestLog.ts'
import { TELEMETRY_NAME } from './procedureSpans.ts'

/** Attributes by the semantic conventions of HTTP, without what clients can choose freely. */
export function attributesOf({ method, path, status }: Omit<EndedRequest, 'seconds'>) {
  const labels = labelsOf({ method, path })
  return {
    'http.request.method': labels.method,
    'http.route': labels.route,
    'http.response.status_code': status,
  }
}

/** Makes each request a span, with the id that its log lines have. */
export const traceRequests: RequestHandler = (req, res, next) => {
  const { method } = req
  const path = pathOf(req)
  trace.getTracer(TELEMETRY_NAME).startActiveSpan(method, { kind: SpanKind.SERVER }, (span) => {
    res.once('close', () => {
      const attributes = attributesOf({ method, path, status: res.statusCode })
      span.updateName(`${attributes['http.request.method']} ${attributes['http.route']}`)
      span.setAttributes({ ...attributes, 'floodlight.request_id': String(res.getHeader('X-Request-Id')) })
      if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    next()
  })
}
