import { Agent, request } from 'node:http'
import { cpuSeconds } from './processes.ts'
import { median } from './statistics.ts'

/** One call, as a browser would make it. */
export interface Ask {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array
}

interface LoadOptions {
  /** How many wait for an answer at a time, each over a connection of its own. */
  people: number
  seconds: number
  /** What the n-th call is. */
  ask: (n: number) => Ask
}

/** What a load gave; the answers' times are in milliseconds. */
export interface Answers {
  perSecond: number
  /** Of the server's processes, in milliseconds. */
  cpuPerRequest: number
  took: number[]
}

/**
 * Keeps some people asking for some seconds, each call another one, and waits for the last answer. The load programs of
 * the other sections ask one thing over and over; here everybody has a session of their own. Throws when one is
 * refused.
 */
export async function keepAsking(
  { pid, origin }: { pid: number; origin: string },
  { people, seconds, ask }: LoadOptions,
): Promise<Answers> {
  const took: number[] = []
  const before = cpuSeconds(pid)
  const started = performance.now()
  let n = 0
  const person = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      // Whoever asks has been on the site before. Node accepts one connection in each turn of its loop, so that on a
      // busy server
      // the last of those who come at once waits longest; that is told apart from how long a call takes.
      await answerTime({ origin, agent, method: 'GET', path: '/healthz', headers: {} })
      while (performance.now() - started < seconds * 1000) took.push(await answerTime({ origin, agent, ...ask(n++) }))
    } finally {
      agent.destroy()
    }
  }
  await Promise.all(Array.from({ length: people }, person))
  const elapsed = (performance.now() - started) / 1000
  return { perSecond: took.length / elapsed, cpuPerRequest: ((cpuSeconds(pid) - before) * 1000) / took.length, took }
}

/** The middle of some rounds; their answers' times are put together. */
export function together(rounds: readonly Answers[]): Answers {
  return {
    perSecond: median(rounds.map((round) => round.perSecond)),
    cpuPerRequest: median(rounds.map((round) => round.cpuPerRequest)),
    took: rounds.flatMap((round) => round.took),
  }
}

function answerTime({ origin, agent, method, path, headers, body }: Ask & { origin: string; agent: Agent }) {
  return new Promise<number>((resolve, reject) => {
    const started = performance.now()
    const sent = request(origin + path, { agent, method, headers }, (response) => {
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started)
        else reject(new Error(`${method} ${path} was answered with ${response.statusCode}.`))
      })
      response.resume()
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
