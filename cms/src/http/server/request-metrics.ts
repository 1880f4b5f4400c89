import { bucketOf, DURATIONS, processRegistry } from '../../foundation/metrics/process-metrics.ts'

/** The route of all addresses that the portal does not have. Their number is unlimited, so they share it. */
export const OTHER = 'other'

interface Answers {
  method: string
  status: number
  count: number
}

/** The requests of one route. Plain numbers, because a published page is sent in few microseconds. */
class RouteCounts {
  readonly answers: Answers[] = []
  /** By bucket; the last is for all longer durations. */
  readonly buckets = new Array<number>(DURATIONS.length + 1).fill(0)
  seconds = 0

  add(method: string, status: number, seconds: number): void {
    this.seconds += seconds
    const bucket = bucketOf(seconds)
    this.buckets[bucket] = (this.buckets[bucket] ?? 0) + 1
    for (const answers of this.answers) {
      if (answers.status !== status || answers.method !== method) continue
      answers.count += 1
      return
    }
    this.answers.push({ method, status, count: 1 })
  }
}

const byRoute = new Map<string, RouteCounts>()

interface Finished {
  route: string
  method: string
  status: number
  seconds: number
}

/** Counts a request. `route` and `method` must be from limited lists. */
export function countRequest({ route, method, status, seconds }: Finished): void {
  let counts = byRoute.get(route)
  if (counts === undefined) {
    counts = new RouteCounts()
    byRoute.set(route, counts)
  }
  counts.add(method, status, seconds)
}

interface Value {
  metricName?: string
  labels: Record<string, string | number>
  value: number
}

const TOTAL = 'pravesh_http_requests_total'
const SECONDS = 'pravesh_http_request_seconds'

/** Exports values that are computed at a scrape; prom-client's own types count every request with objects. */
function exported(name: string, type: 'counter' | 'histogram', help: string, values: () => Value[]): void {
  const metric = { name, get: async () => ({ name, help, type, values: values(), aggregator: 'sum' }) }
  processRegistry.registerMetric(metric as unknown as Parameters<typeof processRegistry.registerMetric>[0])
}

const totalHelp = 'Requests by route, method and status; 499 is a client that left before the response.'
exported(TOTAL, 'counter', totalHelp, () =>
  [...byRoute].flatMap(([route, { answers }]) =>
    answers.map(({ method, status, count }) => ({ labels: { route, method, status }, value: count })),
  ),
)

exported(SECONDS, 'histogram', 'Time from the head of a request to its response.', () =>
  [...byRoute].flatMap(([route, { buckets, seconds }]) => {
    let count = 0
    const cumulative = buckets.map((value, i) => {
      count += value
      return { metricName: `${SECONDS}_bucket`, labels: { le: DURATIONS[i] ?? '+Inf', route }, value: count }
    })
    return [
      ...cumulative,
      { metricName: `${SECONDS}_sum`, labels: { route }, value: seconds },
      { metricName: `${SECONDS}_count`, labels: { route }, value: count },
    ]
  }),
)
