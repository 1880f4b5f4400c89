import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { Sent } from './mix-client.ts'
import { type Crowd, type Journey, SEQUENCE } from './mix-journeys.ts'
import { cpuSeconds } from './processes.ts'

const CLIENTS = 24
const TICKS_PER_SECOND = 100
/** Interval at which the event loop of each portal is measured, by a request that needs nothing else. */
const PROBE_EVERY_MS = 50

/** A load and what it needed. */
export interface LoadOutcome {
  sent: Sent[]
  seconds: number
  perSecond: number
  /** Journeys started. */
  journeys: number
  cpu: CpuUse
  /** Response times of `/healthz`, which waits for nothing but the event loop, in milliseconds. */
  eventLoop: number[]
}

/** CPU seconds. */
interface CpuUse {
  portals: number[]
  proxy: number
  generator: number
  /** Everything else on the machine: the database server, if there is one. */
  rest: number
}

interface LoadOptions {
  cluster: Cluster
  crowd: Crowd
  /** After which no journey starts; or `isOver` says so. */
  seconds?: number
  isOver?: () => boolean
}

/** Saturation: a fixed number of clients, each of which starts its next journey when one ends. */
export function closedLoad(options: LoadOptions, sequence: readonly Journey[] = SEQUENCE): Promise<LoadOutcome> {
  return measured(options, async (sent, isOver) => {
    let journeys = 0
    const client = async () => {
      while (!isOver()) await options.crowd.run(sequence[journeys++ % sequence.length] ?? 'visit', sent)
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    return journeys
  })
}

/** Arrivals at a fixed rate, whatever the response times: people do not wait for each other. */
export function openLoad(options: LoadOptions, journeysPerSecond: number): Promise<LoadOutcome> {
  return measured(options, async (sent, isOver) => {
    const running: Promise<void>[] = []
    const started = performance.now()
    while (!isOver()) {
      running.push(options.crowd.run(SEQUENCE[running.length % SEQUENCE.length] ?? 'visit', sent))
      await sleep(Math.max(0, started + (running.length * 1000) / journeysPerSecond - performance.now()))
    }
    await Promise.all(running)
    return running.length
  })
}

/** Measures until the last journey has ended. */
export async function measured(
  { cluster, seconds = 0, isOver }: LoadOptions,
  load: (sent: Sent[], isOver: () => boolean) => Promise<number>,
): Promise<LoadOutcome> {
  const sent: Sent[] = []
  const before = cpuOf(cluster)
  const started = performance.now()
  const elapsed = () => (performance.now() - started) / 1000
  const probe = probeEventLoops(cluster)
  const journeys = await load(sent, isOver ?? (() => elapsed() >= seconds))
  const took = elapsed()
  const after = cpuOf(cluster)
  const cpu = {
    portals: after.portals.map((used, nth) => used - (before.portals[nth] ?? 0)),
    proxy: after.proxy - before.proxy,
    generator: after.generator - before.generator,
    rest: after.rest - before.rest,
  }
  return { sent, seconds: took, perSecond: sent.length / took, journeys, cpu, eventLoop: await probe() }
}

function cpuOf({ machines, proxy }: Cluster): CpuUse {
  const portals = machines.map(({ pid }) => cpuSeconds(pid))
  const proxyUse = cpuSeconds(proxy.pid)
  const { user, system } = process.cpuUsage()
  const generator = (user + system) / 1e6
  const rest = machineSeconds() - portals.reduce((sum, each) => sum + each, 0) - proxyUse - generator
  return { portals, proxy: proxyUse, generator, rest }
}

/** CPU seconds of the whole machine: user, nice, system, irq and softirq. */
function machineSeconds(): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = (
    readFileSync('/proc/stat', 'latin1').split('\n')[0] ?? ''
  )
    .split(/\s+/)
    .map(Number)
  return (user + nice + system + irq + softirq) / TICKS_PER_SECOND
}

function probeEventLoops({ machines }: Cluster): () => Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const probe = async (origin: string) => {
    while (!isOver) {
      const started = performance.now()
      const response = await fetch(`${origin}/healthz`).catch(() => null)
      await response?.text().catch(() => '')
      if (response?.ok) times.push(performance.now() - started)
      await sleep(PROBE_EVERY_MS)
    }
  }
  const probes = machines.map(({ origin }) => probe(origin))
  return async () => {
    isOver = true
    await Promise.all(probes)
    return times
  }
}
