import { accountCalls } from '@pravesh/shared/accounts/wire'
import { paths } from '@pravesh/shared/site/paths'
import { hashPassword } from '../../cms/src/http/sign-in/hash-password.ts'
import { combineRounds, generateLoad, type LoadResult } from './accounts-load.ts'
import { type Enrolled, enrol, login, page, whoAmI } from './accounts-people.ts'
import { startNext } from './next-app.ts'
import { waitUntilIdle } from './processes.ts'
import { judged, type Row } from './report.ts'
import { openShop, SIZES, shopFolder } from './shop.ts'
import { medianRatio, ms, quantile, times } from './statistics.ts'

const STUDENTS = 5_000
const ROUNDS = 3
const SECONDS = 4
/** Concurrent logins on a normal day, and when results are published. */
const NORMAL = 8
const PEAK = 50
/** Maximum CPU time of a login, as a multiple of its password hash. */
const MAX_TO_HASH = 1.5

interface Contender {
  pid: number
  origin: string
}

/** Logins, session checks, and response times for others during a login peak, with thousands of students. */
export async function benchAccounts(): Promise<Row[]> {
  const folder = await shopFolder(SIZES.small)
  const enrolled = await enrol(folder, STUDENTS)
  const portal = await openShop(SIZES.small)
  try {
    await waitUntilIdle(portal.pid)
    const rows = [...(await logins(portal, enrolled)), ...(await duringLoginPeak(portal, enrolled))]
    const next = await startNext(folder, [])
    try {
      return [...rows, ...(await sessionChecks({ portal, next }, enrolled))]
    } finally {
      await next.stop()
    }
  } finally {
    await portal.stop()
  }
}

async function logins(portal: Contender, enrolled: Enrolled): Promise<Row[]> {
  const hash = await cpuOfHash()
  const result = await generateLoad(portal, { clients: NORMAL, seconds: SECONDS * ROUNDS, request: login(enrolled) })
  const share = result.cpuPerRequest / hash
  return [
    { measure: `Login, ${NORMAL} at a time`, figure: figureOf(result) },
    { measure: 'One password hash', figure: `${hash.toFixed(0)} ms CPU` },
    judged('Login: CPU to that of its hash', times(share), {
      text: `≤ ${MAX_TO_HASH}`,
      met: share <= MAX_TO_HASH,
    }),
  ]
}

/** CPU time of one password hash in milliseconds, measured in this process. */
async function cpuOfHash(): Promise<number> {
  const before = process.cpuUsage()
  const hashes = 10
  for (let i = 0; i < hashes; i++) await hashPassword('Marigold@1')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / hashes
}

/** Response times for two clients, alone and during a login peak. */
async function duringLoginPeak(portal: Contender, enrolled: Enrolled): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, request] of [
    [accountCalls.whoAmI.path, whoAmI(enrolled)],
    ['static page', page(paths.home)],
  ] as const) {
    const twoClients = { clients: 2, seconds: SECONDS, request }
    const alone = await generateLoad(portal, twoClients)
    const peak = generateLoad(portal, { clients: PEAK, seconds: SECONDS, request: login(enrolled) })
    const [duringPeak, loginResult] = await Promise.all([generateLoad(portal, twoClients), peak])
    const title = `Call ${name}, two clients`
    rows.push(
      { measure: `${title}, alone`, figure: figureOf(alone) },
      { measure: `${title}, during ${PEAK} logins`, figure: figureOf(duringPeak) },
      { measure: `${title}: p50 and p99 during the logins to alone`, figure: slowdown(duringPeak, alone) },
      { measure: `Login, ${PEAK} at a time, with ${name}`, figure: figureOf(loginResult) },
    )
  }
  return rows
}

function slowdown(one: LoadResult, other: LoadResult): string {
  return [0.5, 0.99].map((share) => times(quantile(one.times, share) / quantile(other.times, share))).join(' / ')
}

/** Session checks through the portal and through Payload's Next route handler, on the same database. */
async function sessionChecks(contenders: { portal: Contender; next: Contender }, enrolled: Enrolled): Promise<Row[]> {
  const options = (seconds: number) => ({ clients: 32, seconds, request: whoAmI(enrolled) })
  const ours: LoadResult[] = []
  const theirs: LoadResult[] = []
  for (const contender of Object.values(contenders)) await generateLoad(contender, options(1))
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await generateLoad(contenders.portal, options(SECONDS)))
    theirs.push(await generateLoad(contenders.next, options(SECONDS)))
  }
  const title = `Call ${accountCalls.whoAmI.path}, ${STUDENTS} students, 32 at a time`
  const ratio = medianRatio(
    ours.map((round) => round.perSecond),
    theirs.map((round) => round.perSecond),
  )
  return [
    { measure: `${title}: ours`, figure: figureOf(combineRounds(ours)) },
    { measure: `${title}: next`, figure: figureOf(combineRounds(theirs)) },
    { measure: `${title}: requests/s to Next’s`, figure: times(ratio) },
  ]
}

function figureOf(result: LoadResult): string {
  const { perSecond, cpuPerRequest } = result
  const [p50, p99] = [0.5, 0.99].map((share) => ms(quantile(result.times, share)))
  return `${perSecond.toFixed(perSecond < 100 ? 1 : 0)}/s, p50 ${p50}, p99 ${p99}, ${cpuPerRequest.toFixed(2)} ms CPU`
}
