import type { Payload } from 'payload'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Gauges } from '../../database/gauges.ts'
import { processRegistry } from '../../foundation/metrics/process-metrics.ts'
import type { Env } from '../../foundation/settings/env.ts'
import { databaseAnswers } from '../../http/server/health.ts'

/** For how long values from the database are shared by scrapes, in milliseconds. */
const SHARED_MS = 5000

/** How long a scrape waits for the database, in milliseconds; less than the 10 s that Prometheus waits by default. */
const DATABASE_LIMIT_MS = 3000

interface PortalMetricsOptions {
  payload: Payload
  gauges: readonly Gauges[]
  env: Pick<Env, 'instance' | 'mode'>
  limitMs?: number
}

/** What a portal exports to Prometheus. (decision 0045) */
export class PortalMetrics {
  private readonly options: PortalMetricsOptions
  private fromDatabase: { at: number; registry: Promise<Registry> } | null = null

  constructor(options: PortalMetricsOptions) {
    this.options = options
  }

  /** The metrics in Prometheus' text format. Values that cannot be read are missing. */
  async text(): Promise<string> {
    const { gauges, limitMs = DATABASE_LIMIT_MS } = this.options
    const own = await this.read(gauges.filter(({ database }) => !database))
    const late = Promise.withResolvers<null>()
    const timer = setTimeout(() => late.resolve(null), limitMs)
    const stored = await Promise.race([this.databaseValues(), late.promise])
    clearTimeout(timer)
    const state = new Registry()
    const up = 'Whether the database answered within the time of the scrape.'
    addGauge(state, 'pravesh_database_up', up, stored === null ? 0 : 1)
    const { instance, mode } = this.options.env
    addGauge(state, 'pravesh_info', 'Name and mode of the process.', [{ labels: { instance, mode }, value: 1 }])
    const registries = [state, own, ...(stored ? [stored] : []), processRegistry]
    return (await Promise.all(registries.map((registry) => registry.metrics()))).join('\n')
  }

  /** Null while the database does not answer. A query that hangs is not repeated before it ends. */
  private databaseValues(): Promise<Registry | null> {
    const now = performance.now()
    if (this.fromDatabase === null || now - this.fromDatabase.at > SHARED_MS) {
      const started = { at: Number.POSITIVE_INFINITY, registry: this.readDatabase() }
      this.fromDatabase = started
      const end = () => {
        started.at = performance.now()
      }
      started.registry.then(end, end)
    }
    return this.fromDatabase.registry.catch(() => null)
  }

  private async readDatabase(): Promise<Registry> {
    const { payload, gauges } = this.options
    if (!(await databaseAnswers(payload))) throw new Error('The database does not answer.')
    return this.read(gauges.filter(({ database }) => database))
  }

  private async read(gauges: readonly Gauges[]): Promise<Registry> {
    const { payload } = this.options
    const registry = new Registry()
    const input = { payload, now: new Date() }
    for (const { about, read } of gauges) {
      try {
        const readings = await read(input)
        for (const [name, help] of Object.entries(about)) {
          addGauge(registry, `pravesh_${name}`, help, readings[name] ?? [])
        }
      } catch (error) {
        payload.logger.error({ msg: 'Metrics could not be read.', names: Object.keys(about), err: error })
      }
    }
    return registry
  }
}

/** Adds CPU, memory, event loop lag and garbage collection of the process; does nothing the second time. */
export function addProcessMetrics(): void {
  if (processRegistry.getSingleMetric('process_cpu_seconds_total')) return
  collectDefaultMetrics({ register: processRegistry })
}

type Values = number | readonly { labels: Readonly<Record<string, string>>; value: number }[]

function addGauge(registry: Registry, name: string, help: string, values: Values): void {
  const samples = typeof values === 'number' ? [{ labels: {}, value: values }] : values
  const labelNames = [...new Set(samples.flatMap(({ labels }) => Object.keys(labels)))]
  const gauge = new Gauge({ name, help, labelNames, registers: [registry] })
  // A gauge without labels begins with 0.
  if (samples.length === 0) gauge.remove()
  for (const { labels, value } of samples) gauge.set(labels, value)
}
