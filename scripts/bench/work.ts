import { administrator, type DatabaseName, databasesOfRun, portalsOfRun } from './cluster.ts'
import { signIn } from './editor.ts'
import { onFilledPortal } from './filled-cluster.ts'
import { Payers } from './payers.ts'
import { judged, type Row } from './report.ts'
import { ms, quantile } from './statistics.ts'
import { killDuring } from './work-kill.ts'
import { type Noticed, workMeasure } from './work-measure.ts'
import { worksOf } from './works.ts'

/** Students who log in. */
const APPLICANTS = 200
/** One in two seconds, for an hour. */
const PAYERS = 1800
const PORTALS = portalsOfRun(1, 1)
/** The works whose name has one of these words, separated by commas: `BENCH_WORKS`. */
const WORDS = (process.env.BENCH_WORKS ?? '').split(',')
const GOALS = { p99: 50, longest: 200, pages: 3, megabytes: 100 }

/** Long work over many records while visitors read and students log in and pay: what they notice of it, and what a kill leaves. */
export async function benchWork(): Promise<Row[]> {
  const rows: Row[] = []
  for (const database of databasesOfRun()) rows.push(...(await measureAll(database)))
  return rows
}

function measureAll(database: DatabaseName): Promise<Row[]> {
  const size = { applicants: APPLICANTS, payers: PAYERS, machines: PORTALS }
  return onFilledPortal({ database, ...size }, async ({ cluster }) => {
    const { origin } = cluster.proxy
    const staff = await signIn(origin, administrator, origin)
    const payers = await Payers.gather(cluster.people.payers, staff)
    const { idle, measure, measureOnly } = await workMeasure(cluster, payers)
    const title = `${database}, ${PORTALS} ${PORTALS === 1 ? 'process' : 'processes'}`
    const rows = [rowOf(`${title}, people alone`, idle, idle)]
    const note = (row: Row) => {
      console.log(row.measure, row.figure)
      rows.push(row)
    }
    const works = (await worksOf(cluster, staff)).filter(({ name }) => WORDS.some((word) => name.includes(word)))
    const took: number[] = []
    for (const { name, run } of works) {
      const noticed = await measure(run)
      took.push(noticed.seconds)
      note(rowOf(`${title}, ${name}`, noticed, idle))
    }
    for (const [nth, { name, run, faults }] of works.entries()) {
      const noticed = await measureOnly(() => killDuring(cluster, took[nth] ?? 0, run))
      note(killedRow(`${title}, ${name}, killed`, noticed, await faults()))
    }
    const faults = await payers.faults(staff)
    note(faultsRow(`Work, ${title}, submissions and payments of all of it`, faults))
    return rows
  })
}

function faultsRow(measure: string, faults: readonly string[], noticed = ''): Row {
  const figure = `${noticed}${faults.join(', ') || 'complete'}`
  return judged(measure, figure, { text: 'nothing lost or doubled', met: faults.length === 0 })
}

const timesOf = ({ outcomes }: Noticed, kind: string) => outcomes.find(({ name }) => name === kind)?.served ?? []

const unanswered = ({ outcomes }: Noticed) => outcomes.reduce((sum, { sent, served }) => sum + sent - served.length, 0)

function killedRow(name: string, noticed: Noticed, faults: readonly string[]): Row {
  const share = (kind: string, part: number) => ms(quantile(timesOf(noticed, kind), part))
  const figure = [
    `${noticed.seconds.toFixed(0)} s until it was done`,
    `health check up to ${share('health check', 1)}`,
    `page p99 ${share('page', 0.99)}`,
    `${unanswered(noticed)} requests unanswered; `,
  ].join(', ')
  return faultsRow(`Work, ${name}`, faults, figure)
}

function rowOf(name: string, noticed: Noticed, idle: Noticed): Row {
  const { delay, megabytes, seconds } = noticed
  const share = (kind: string, part: number) => quantile(timesOf(noticed, kind), part)
  const pages = share('page', 0.99) / quantile(timesOf(idle, 'page'), 0.99)
  const more = megabytes - idle.megabytes
  const figure = [
    `${seconds.toFixed(0)} s, delay p99 ${ms(delay.p99)}, longest ${ms(delay.longest)}`,
    `health check up to ${ms(share('health check', 1))}`,
    `page p99 ${ms(share('page', 0.99))}, login p50 ${ms(share('login', 0.5))}, payment p99 ${ms(share('payment', 0.99))}`,
    `${megabytes.toFixed(0)} MB, ${unanswered(noticed)} requests unanswered`,
  ].join('; ')
  return judged(`Work, ${name}`, figure, {
    text: `p99 ≤ ${GOALS.p99} ms, longest ≤ ${GOALS.longest} ms, pages ≤ × ${GOALS.pages}, + ${GOALS.megabytes} MB`,
    met: delay.p99 <= GOALS.p99 && delay.longest <= GOALS.longest && pages <= GOALS.pages && more <= GOALS.megabytes,
  })
}
