/** Traces and durations of requests, sent to a collector by OpenTelemetry's protocol (OTLP over HTTP). */
import { context, diag, DiagLogLevel, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { CLASSES, type EndedRequest } from '../metrics.ts'
import { TELEMETRY_NAME } from './procedureSpans.ts'
import { attributesOf } from './requestSpans.ts'

interface TelemetryParts {
  /** URL of the collector, without a trailing slash. */
  readonly endpoint: string
  /** Version of Floodlight. */
  readonly version: string
  readonly logger: Logger
}

export interface Telemetry {
  /** Counts a request with its duration. */
  readonly observe: (request: EndedRequest) => void
  /** Sends what is left, for some seconds at most. */
  stop(): Promise<void>
}

const EXPORT_LIMIT_MS = 2_000

/** Begins to send. Before, the spans of `traceRequests` and `traceProcedure` are recorded nowhere. */
export function startTelemetry({ endpoint, version, logger }: TelemetryParts): Telemetry {
  diag.setLogger(warningsTo(logger), DiagLogLevel.WARN)
  const resource = resourceFromAttributes({ 'service.name': TELEMETRY_NAME, 'service.version': version })
  const to = (path: string) => ({ url: `${endpoint}${path}`, timeoutMillis: EXPORT_LIMIT_MS })
  const spanProcessors = [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(to('/v1/traces')) })]
  const traces = new TracerProvider({ resource, spanProcessors })
  const exporter = new OTLPMetricExporter(to('/v1/metrics'))
  const readers = [new PeriodicExportingMetricReader({ exporter, exportTimeoutMillis: EXPORT_LIMIT_MS })]
  const meters = new MeterProvider({ resource, readers })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(traces)
  const durations = meters.getMeter(TELEMETRY_NAME).createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Duration of requests',
    advice: { explicitBucketBoundaries: CLASSES },
  })
  return {
    observe: (request) => durations.record(request.seconds, attributesOf(request)),
    stop: async () => {
      await Promise.allSettled([traces.shutdown(), meters.shutdown()])
      trace.disable()
      context.disable()
      diag.disable()
    },
  }
}

/** Logger of the exporters, which report a collector that does not answer. */
function warningsTo(logger: Logger) {
  const warn = (detail: string) => logger.warn({ detail }, 'telemetry could not be sent')
  const ignore = () => {}
  return { error: warn, warn, info: ignore, debug: ignore, verbose: ignore }
}
