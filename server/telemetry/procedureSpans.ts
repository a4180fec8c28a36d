import { SpanStatusCode, trace } from '@opentelemetry/api'

/** Name by which spans and metrics are told from those of other programs. */
export const TELEMETRY_NAME = 'floodlight'

/** Makes a call of a procedure a span within that of its request. */
export function traceProcedure<Result>(path: string, run: () => Promise<Result>): Promise<Result> {
  return trace.getTracer(TELEMETRY_NAME).startActiveSpan(`procedure ${path}`, async (span) => {
    try {
      return await run()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
