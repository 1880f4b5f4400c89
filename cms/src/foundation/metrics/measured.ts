import { noticeOutage } from '../context/noticed-outages.ts'
import { type SpanAttributes, traced } from '../tracing/span.ts'
import { counter, durations } from './process-metrics.ts'

interface Kind {
  /** Singular, e.g. `storage`. */
  name: string
  /** Completes the sentence “Duration of …”. */
  about: string
  onlyBelow?: boolean
  client?: boolean
}

interface Call<T> {
  /** One of a few fixed names, because each is a series of its own. */
  operation: string
  attributes?: SpanAttributes
  run: () => Promise<T>
}

/**
 * Measures and traces calls of one kind: `pravesh_NAME_operation_seconds` and `pravesh_NAME_failures_total` by
 * operation, and a span.
 */
function measured({ name, about, onlyBelow, client = true }: Kind) {
  const labelNames = ['operation'] as const
  const seconds = durations({ name: `pravesh_${name}_operation_seconds`, help: `Duration of ${about}.`, labelNames })
  const failures = counter({ name: `pravesh_${name}_failures_total`, help: `Failures of ${about}.`, labelNames })
  const kind = client ? 'client' : 'internal'
  return async <T>({ operation, attributes, run }: Call<T>): Promise<T> => {
    const started = performance.now()
    try {
      return await traced({ name: `${name} ${operation}`, kind, attributes, onlyBelow }, run)
    } catch (error) {
      failures.inc({ operation })
      noticeOutage(error)
      throw error
    } finally {
      seconds.observe({ operation }, (performance.now() - started) / 1000)
    }
  }
}

export const databaseCall = measured({ name: 'database', about: 'operations of the database', onlyBelow: true })

export const fileCall = measured({ name: 'storage', about: 'operations of the file storage' })

/** Calls of payment providers, couriers and message providers, by their name. */
export const providerCall = measured({ name: 'provider', about: 'calls of providers' })

export const pdfCall = measured({ name: 'pdf', about: 'printed documents', client: false })

export const fileCheck = measured({ name: 'check', about: 'checks of uploaded files', client: false })

export const publishingCall = measured({ name: 'publishing', about: 'publications of changes', client: false })
