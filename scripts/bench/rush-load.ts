import { Agent, request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadRequest } from './accounts-load.ts'

export interface Arrivals {
  name: string
  perSecond: number
  /** Connections, as a proxy keeps them to a portal. */
  connections: number
  /** Null while there is nothing to send. */
  request: (n: number) => LoadRequest | null
  /** The status of an answer. Default: 200. */
  status?: number
  /** Receives the body of each answer. */
  onServed?: (body: string) => void
}

/** What became of the requests of one kind; times are in milliseconds. */
export interface Outcome {
  name: string
  sent: number
  /** Times of the answered requests. */
  served: number[]
  /** Times until the refusal (503 with `Retry-After`). */
  refused: number[]
  /** Seconds of `Retry-After`. */
  waits: number[]
  /** Other statuses and errors, by number of requests. */
  others: Map<string, number>
}

interface SendAllOptions {
  origin: string
  kinds: readonly Arrivals[]
  seconds: number
  /** Time before these, in which connections are opened and code is compiled; its requests do not count. */
  warmUpSeconds: number
  /** Ends the load before its time. */
  isOver?: () => boolean
}

/** Sends requests at fixed rates, whether or not earlier ones are answered, and waits for the last answer. */
export async function sendArrivals(options: SendAllOptions): Promise<Outcome[]> {
  const { origin, kinds, seconds, warmUpSeconds, isOver = () => false } = options
  const agents = kinds.map(({ connections }) => new Agent({ keepAlive: true, maxSockets: connections }))
  const outcomes = kinds.map(({ name }) => noOutcome(name))
  const sent = kinds.map(() => 0)
  const pending = new Set<Promise<void>>()
  const started = performance.now()
  for (
    let elapsed = 0;
    elapsed < warmUpSeconds + seconds && !isOver();
    elapsed = (performance.now() - started) / 1000
  ) {
    kinds.forEach(({ perSecond, request, ...expected }, kind) => {
      const agent = agents[kind]
      for (let n = sent[kind] ?? 0; agent && n < elapsed * perSecond; sent[kind] = ++n) {
        const next = request(n)
        if (next === null) continue
        const outcome = (elapsed < warmUpSeconds ? null : outcomes[kind]) ?? noOutcome('warm-up')
        outcome.sent += 1
        const answered = send({ origin, agent, request: next, outcome, ...expected })
        pending.add(answered)
        void answered.then(() => pending.delete(answered))
      }
    })
    await sleep(5)
  }
  await Promise.all(pending)
  for (const agent of agents) agent.destroy()
  return outcomes
}

function noOutcome(name: string): Outcome {
  return { name, sent: 0, served: [], refused: [], waits: [], others: new Map() }
}

interface SendOptions extends Pick<Arrivals, 'status' | 'onServed'> {
  origin: string
  agent: Agent
  request: LoadRequest
  outcome: Outcome
}

function send({ origin, agent, request, outcome, status = 200, onServed }: SendOptions): Promise<void> {
  const { method, path, headers, body } = request
  const started = performance.now()
  const count = (what: string) => outcome.others.set(what, (outcome.others.get(what) ?? 0) + 1)
  return new Promise((resolve) => {
    const sent = httpRequest(origin + path, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => void (onServed && chunks.push(chunk)))
      response.on('error', () => undefined)
      response.on('end', () => {
        const time = performance.now() - started
        const retryAfter = response.headers['retry-after']
        if (response.statusCode === status) {
          outcome.served.push(time)
          onServed?.(Buffer.concat(chunks).toString())
        } else if (response.statusCode === 503 && retryAfter !== undefined) {
          outcome.refused.push(time)
          outcome.waits.push(Number(retryAfter))
        } else count(String(response.statusCode))
        resolve()
      })
    })
    sent.on('error', (error) => {
      count('code' in error ? String(error.code) : error.message)
      resolve()
    })
    sent.end(body)
  })
}
