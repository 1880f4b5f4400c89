import { Agent, request as httpRequest } from 'node:http'
import { cpuSeconds } from './processes.ts'
import { median } from './statistics.ts'

export interface LoadRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array
}

interface LoadOptions {
  /** Number of concurrent clients, each with its own connection. */
  clients: number
  seconds: number
  /** Returns the n-th request. */
  request: (n: number) => LoadRequest
}

/** The result of a load; times are in milliseconds. */
export interface LoadResult {
  perSecond: number
  /** CPU time of the server's processes. */
  cpuPerRequest: number
  /** Response times. */
  times: number[]
}

/**
 * Sends different requests from concurrent clients for some seconds, and waits for the last response. The load programs
 * of the other sections can only repeat one request. Throws if a request fails.
 */
export async function generateLoad(
  { pid, origin }: { pid: number; origin: string },
  { clients, seconds, request }: LoadOptions,
): Promise<LoadResult> {
  const times: number[] = []
  const before = cpuSeconds(pid)
  const started = performance.now()
  let n = 0
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      // Connect before measuring: Node accepts one connection per turn of its event loop, so on a busy server the last of
      // many simultaneous clients waits longest, which is not the response time.
      await connect(origin, agent)
      while (performance.now() - started < seconds * 1000) {
        times.push(await responseTime({ origin, agent, ...request(n++) }))
      }
    } finally {
      agent.destroy()
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const elapsed = (performance.now() - started) / 1000
  return { perSecond: times.length / elapsed, cpuPerRequest: ((cpuSeconds(pid) - before) * 1000) / times.length, times }
}

/** Combines rounds: the medians of their rates, and all their response times. */
export function combineRounds(rounds: readonly LoadResult[]): LoadResult {
  return {
    perSecond: median(rounds.map((round) => round.perSecond)),
    cpuPerRequest: median(rounds.map((round) => round.cpuPerRequest)),
    times: rounds.flatMap((round) => round.times),
  }
}

/** Opens the agent's connection with a request that any server answers, whatever the status. */
function connect(origin: string, agent: Agent) {
  return new Promise<void>((resolve, reject) => {
    const sent = httpRequest(`${origin}/healthz`, { agent }, (response) => {
      response.on('error', reject)
      response.on('end', resolve)
      response.resume()
    })
    sent.on('error', reject)
    sent.end()
  })
}

function responseTime({ origin, agent, method, path, headers, body }: LoadRequest & { origin: string; agent: Agent }) {
  return new Promise<number>((resolve, reject) => {
    const started = performance.now()
    const sent = httpRequest(origin + path, { agent, method, headers }, (response) => {
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started)
        else reject(new Error(`${method} ${path} returned ${response.statusCode}.`))
      })
      response.resume()
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
