import { setTimeout as sleep } from 'node:timers/promises'
import { paths } from '@pravesh/shared/site/paths'
import { login, page, whoAmI } from './accounts-people.ts'
import type { Cluster } from './cluster.ts'
import type { Payers } from './payers.ts'
import { cpuSeconds, megabytes } from './processes.ts'
import { type Arrivals, type Outcome, sendArrivals } from './rush-load.ts'

const IDLE_SECONDS = 20
const PAYERS = { submissions: 0.5, payments: 0.5 }
const LIMIT_SECONDS = 900
/** CPU of a portal at rest varies by this much, in seconds for each second. */
const NOISE = 0.15
/** Work is over when the portal has done no more than for its visitors for so long. */
const REST_SECONDS = 3

/** What people and the machine noticed during some work; times are in milliseconds unless they say otherwise. */
export interface Noticed {
  outcomes: Outcome[]
  /** Delay of the event loop. */
  delay: { p99: number; longest: number }
  megabytes: number
  seconds: number
}

export type Measure = (run: () => Promise<unknown>) => Promise<Noticed>

/** Measures work while visitors read and students log in, and first these people alone. */
export async function workMeasure(
  cluster: Cluster,
  payers: Payers,
): Promise<{ idle: Noticed; measure: Measure; measureOnly: Measure }> {
  const { origin } = cluster.proxy
  const kinds = [...peopleOf(cluster), ...payers.arrivals(PAYERS)]
  const noticed = async (run: () => Promise<unknown>): Promise<Noticed> => {
    await readDelay(cluster)
    const state = { isOver: false, failed: null as unknown }
    const started = performance.now()
    const working = run()
      .catch((error: unknown) => {
        state.failed = error ?? 'no reason'
      })
      .finally(() => {
        state.isOver = true
      })
    const most = watchMemory(cluster, () => state.isOver)
    const isOver = () => state.isOver
    const outcomes = await sendArrivals({ origin, kinds, seconds: LIMIT_SECONDS, warmUpSeconds: 0, isOver })
    await working
    if (state.failed !== null) throw state.failed
    const seconds = (performance.now() - started) / 1000
    return { outcomes, seconds, megabytes: await most, delay: await readDelay(cluster) }
  }
  // The first requests compile what they need.
  await noticed(() => sleep(IDLE_SECONDS * 500))
  const before = cpuOf(cluster)
  const idle = await noticed(() => sleep(IDLE_SECONDS * 1000))
  const usual = (cpuOf(cluster) - before) / idle.seconds
  const measure: Measure = (run) =>
    noticed(async () => {
      await run()
      await untilAtRest(cluster, usual + NOISE * cluster.machines.length)
    })
  return { idle, measure, measureOnly: noticed }
}

function peopleOf({ people }: Cluster): Arrivals[] {
  const { password, applicants, students } = people
  const accounts = applicants.map(({ email }, nth) => ({ email, token: students[nth % students.length] ?? '' }))
  const enrolled = { password, students: accounts }
  return [
    { name: 'health check', perSecond: 20, connections: 10, request: page('/healthz') },
    { name: 'page', perSecond: 20, connections: 20, request: page(paths.home) },
    { name: 'list of books', perSecond: 5, connections: 10, request: page(`${paths.books}?page=2`) },
    { name: 'login', perSecond: 0.5, connections: 10, request: login(enrolled) },
    { name: 'session', perSecond: 10, connections: 10, request: whoAmI(enrolled) },
  ]
}

/** The most memory of a process. */
async function watchMemory(cluster: Cluster, isOver: () => boolean): Promise<number> {
  let most = 0
  while (!isOver()) {
    most = Math.max(most, ...cluster.machines.map(({ pid }) => megabytes(pid)))
    await sleep(250)
  }
  return most
}

const cpuOf = ({ machines }: Cluster) => machines.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0)

async function untilAtRest(cluster: Cluster, usual: number): Promise<void> {
  for (let rest = 0; rest < REST_SECONDS; ) {
    const before = cpuOf(cluster)
    await sleep(1000)
    rest = cpuOf(cluster) - before <= usual ? rest + 1 : 0
  }
}

/** The delay of the event loop since it was read last, of the process that had more. */
async function readDelay({ settings, machines }: Cluster): Promise<Noticed['delay']> {
  const delays = await Promise.all(machines.map(({ origin }) => delayOf(origin, settings)))
  return { p99: Math.max(...delays.map(({ p99 }) => p99)), longest: Math.max(...delays.map(({ longest }) => longest)) }
}

async function delayOf(origin: string, settings: Cluster['settings']): Promise<Noticed['delay']> {
  const headers = { authorization: `Bearer ${settings.METRICS_TOKEN}` }
  const response = await fetch(`${origin}/metrics`, { headers })
  const text = await response.text()
  const inMs = (name: string) => {
    const found = new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1]
    if (found === undefined)
      throw new Error(`/metrics returned ${response.status} without the delay of the event loop.`)
    return Number(found) * 1000
  }
  return { p99: inMs('p99'), longest: inMs('max') }
}
