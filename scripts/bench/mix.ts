import { type DatabaseName, databasesOfRun, portalsOfRun, startCluster } from './cluster.ts'
import { benchCosts } from './mix-costs.ts'
import { failureRow } from './mix-failures.ts'
import { Crowd, type Journey } from './mix-journeys.ts'
import { closedLoad, type LoadOutcome, openLoad } from './mix-load.ts'
import { benchRestart } from './mix-restart.ts'
import { waitUntilIdle } from './processes.ts'
import type { Row } from './report.ts'
import { median, medianRatio, ms, quantile, times } from './statistics.ts'

const SIZES = { books: 300, applications: 500, applicants: 0, newcomers: 800 }
const PORTALS = portalsOfRun(2)
const ROUNDS = 2
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
/** Share of the rate at which one process is saturated. */
const CALM = 0.5
const COMPARED = `one and ${PORTALS} processes`
/** Routes with fewer requests have no meaningful p99. */
const MIN_REQUESTS = 20

/** An admission week on one and on several processes behind a proxy, and a rolling restart under it. */
export async function benchMix(): Promise<Row[]> {
  const rows: Row[] = []
  for (const database of databasesOfRun()) rows.push(...(await benchOn(database)))
  return rows
}

async function benchOn(database: DatabaseName): Promise<Row[]> {
  const cluster = await startCluster({ ...SIZES, database, machines: PORTALS })
  try {
    for (const { pid } of cluster.machines) await waitUntilIdle(pid)
    const crowd = await Crowd.gather(cluster)
    const use = (machines: number) => cluster.proxy.use(cluster.machines.slice(0, machines).map(({ origin }) => origin))
    await use(1)
    const costs = await benchCosts(cluster, crowd)
    const outcomes: LoadOutcome[] = []
    const compare = async (name: string, sequence?: readonly Journey[]) => {
      const [one, all]: [LoadOutcome[], LoadOutcome[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++) {
        for (const [machines, measured] of [
          [1, one],
          [PORTALS, all],
        ] as const) {
          await use(machines)
          measured.push(await closedLoad({ cluster, crowd, seconds: SECONDS }, sequence))
        }
      }
      outcomes.push(...one, ...all)
      return { one, rows: saturationRows(`${name}, ${cluster.name}`, one, all) }
    }
    const mix = await compare('Admission week, saturated')
    const visits = await compare('Visits only, saturated', ['visit'])
    const drafts = await compare('Drafts only, saturated', ['drafts'])
    const rate = CALM * median(mix.one.map(({ journeys, seconds }) => journeys / seconds))
    await use(1)
    const calmOne = await openLoad({ cluster, crowd, seconds: SECONDS * 2 }, rate)
    await use(PORTALS)
    const calmAll = await openLoad({ cluster, crowd, seconds: SECONDS * 2 }, rate)
    outcomes.push(calmOne, calmAll)
    const restart = await benchRestart(cluster, crowd, rate)
    const sent = [...costs.sent, ...outcomes.flatMap((outcome) => outcome.sent)]
    return [
      ...costs.rows,
      ...mix.rows,
      ...visits.rows,
      ...drafts.rows,
      ...latencyRows(`Admission week, ${rate.toFixed(1)} journeys a second, ${cluster.name}`, calmOne, calmAll),
      failureRow(`Admission week, failed requests, ${cluster.name}`, sent),
      ...restart,
    ]
  } finally {
    await cluster.remove()
  }
}

function saturationRows(title: string, one: readonly LoadOutcome[], all: readonly LoadOutcome[]): Row[] {
  const rateOf = (outcomes: readonly LoadOutcome[]) => outcomes.map(({ perSecond }) => perSecond)
  const cpuOf = (outcomes: readonly LoadOutcome[]) =>
    outcomes.map(({ cpu, sent }) => (cpu.portals.reduce((sum, each) => sum + each, 0) * 1000) / sent.length)
  const [alone, both] = [median(cpuOf(one)), median(cpuOf(all))]
  const ratio = medianRatio(rateOf(all), rateOf(one))
  return [
    {
      measure: `${title}: requests a second, ${COMPARED}`,
      figure: `${median(rateOf(one)).toFixed(0)} / ${median(rateOf(all)).toFixed(0)}, ${times(ratio)}`,
    },
    {
      measure: `${title}: CPU of the portals for a request, ${COMPARED}`,
      figure: `${alone.toFixed(2)} / ${both.toFixed(2)} ms, ${times(both / alone)}`,
    },
    { measure: `${title}: cores used, one process`, figure: coresOf(one) },
    { measure: `${title}: cores used, ${PORTALS} processes`, figure: coresOf(all) },
  ]
}

function coresOf(outcomes: readonly LoadOutcome[]): string {
  const share = (of: (outcome: LoadOutcome) => number) =>
    median(outcomes.map((outcome) => of(outcome) / outcome.seconds)).toFixed(2)
  const portals = outcomes[0]?.cpu.portals.map((_, nth) => share(({ cpu }) => cpu.portals[nth] ?? 0)) ?? []
  const loop = outcomes.flatMap(({ eventLoop }) => eventLoop)
  return [
    `portals ${portals.join(' + ')}`,
    `proxy ${share(({ cpu }) => cpu.proxy)}`,
    `load ${share(({ cpu }) => cpu.generator)}`,
    `rest ${share(({ cpu }) => cpu.rest)}`,
    `event loop p50 ${ms(quantile(loop, 0.5))}, p99 ${ms(quantile(loop, 0.99))}`,
  ].join(', ')
}

function latencyRows(title: string, one: LoadOutcome, all: LoadOutcome): Row[] {
  const timesOf = ({ sent }: LoadOutcome, route: string) =>
    sent.filter((each) => each.route === route && each.error === '').map(({ took }) => took)
  const routes = [...new Set(one.sent.map(({ route }) => route))].sort()
  return routes.flatMap((route) => {
    const [few, many] = [timesOf(one, route), timesOf(all, route)]
    if (Math.min(few.length, many.length) < MIN_REQUESTS) return []
    const figures = [0.5, 0.99].map((share) => {
      const [alone, both] = [quantile(few, share), quantile(many, share)]
      return `p${share * 100} ${ms(alone)} / ${ms(both)}, ${times(both / alone)}`
    })
    return [{ measure: `${title}: ${route}, ${COMPARED}`, figure: figures.join('; ') }]
  })
}
