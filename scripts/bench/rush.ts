import { callAddress } from '@pravesh/shared/platform/wire-call'
import { bookCalls } from '@pravesh/shared/shop/catalogue/wire'
import { paths } from '@pravesh/shared/site/paths'
import { login, page } from './accounts-people.ts'
import { administrator, type DatabaseName, databasesOfRun, portalsOfRun, startCluster } from './cluster.ts'
import { signIn } from './editor.ts'
import { Payers } from './payers.ts'
import { waitUntilIdle } from './processes.ts'
import { judged, type Row } from './report.ts'
import { type Arrivals, type Outcome, sendArrivals } from './rush-load.ts'
import { ms, quantile } from './statistics.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
/** Not counted. */
const WARM_UP_SECONDS = Number(process.env.BENCH_WARM_UP_SECONDS ?? 20)
const PAYERS = { submissions: 20, payments: 5 }
const SIZES = { books: 300, applications: 1000, applicants: 500, newcomers: 0 }
const PORTALS = portalsOfRun(1, 1)
/** What cannot be answered within this time is to be refused. */
const LONGEST_MS = 2000
const WORDS = ['childhood', 'pharmacy', 'history', 'maths', 'science', 'psychology', 'language', 'school']

/** A rush of logins, searches, submissions and payments at fixed rates, with pages and health checks meanwhile. */
export async function benchRush(): Promise<Row[]> {
  const rows: Row[] = []
  for (const database of databasesOfRun()) rows.push(...(await rushOn(database)))
  return rows
}

async function rushOn(database: DatabaseName): Promise<Row[]> {
  const payers = PAYERS.submissions * (WARM_UP_SECONDS + SECONDS)
  const cluster = await startCluster({ ...SIZES, database, payers, machines: PORTALS })
  try {
    const { machines, proxy, people } = cluster
    for (const { pid } of machines) await waitUntilIdle(pid)
    // Without a proxy if there is nothing to distribute.
    const origin = machines.length === 1 ? (machines[0]?.origin ?? '') : proxy.origin
    const staff = await signIn(origin, administrator, proxy.origin)
    const paying = await Payers.gather(people.payers, staff)
    const students = people.applicants.map(({ email }) => ({ email, token: '' }))
    const kinds: Arrivals[] = [
      { name: 'health check', perSecond: 20, connections: 10, request: page('/healthz') },
      { name: 'page', perSecond: 50, connections: 50, request: page(paths.home) },
      ...paying.arrivals(PAYERS),
      { name: 'login', perSecond: 40, connections: 200, request: login({ password: people.password, students }) },
      { name: 'search', perSecond: 300, connections: 300, request: search },
    ]
    const outcomes = await sendArrivals({ origin, kinds, seconds: SECONDS, warmUpSeconds: WARM_UP_SECONDS })
    const faults = await paying.faults(staff)
    return [
      ...outcomes.flatMap((outcome, kind) => rowsOf(database, outcome, kinds[kind]?.perSecond ?? 0)),
      judged(`Rush, ${database}, submissions and payments afterwards`, faults.join(', ') || 'each once', {
        text: 'nothing lost or doubled',
        met: faults.length === 0,
      }),
    ]
  } finally {
    await cluster.remove()
  }
}

function search(n: number) {
  const text = `${WORDS[n % WORDS.length]} ${String.fromCharCode(97 + (n % 26))}`
  const headers = { 'x-forwarded-for': `10.3.${(n >> 8) % 256}.${n % 256}` }
  return { method: 'GET' as const, path: callAddress(bookCalls.searchBooks, { text }), headers }
}

function rowsOf(database: DatabaseName, outcome: Outcome, perSecond: number): Row[] {
  const { name, sent, served, refused, waits, others } = outcome
  const measure = `Rush, ${database}, ${name}, ${perSecond} a second for ${SECONDS} s`
  const part = (times: readonly number[], shares: readonly number[]) =>
    times.length === 0 ? '–' : shares.map((share) => ms(quantile(times, share))).join(' / ')
  const failed = [...others].map(([what, count]) => `, ${count} × ${what}`).join('')
  const slowest = served.length === 0 ? 0 : quantile(served, 0.99)
  return [
    {
      measure: `${measure}: served of sent`,
      figure: `${served.length} of ${sent}, ${refused.length} refused${failed}`,
    },
    judged(`${measure}: p50 / p99 / longest`, part(served, [0.5, 0.99, 1]), {
      text: `p99 ≤ ${LONGEST_MS} ms`,
      met: slowest <= LONGEST_MS,
    }),
    ...(refused.length === 0
      ? []
      : [
          {
            measure: `${measure}: p50 / longest until the refusal, Retry-After`,
            figure: `${part(refused, [0.5, 1])}, ${quantile(waits, 0.5)} to ${quantile(waits, 1)} s`,
          },
        ]),
  ]
}
