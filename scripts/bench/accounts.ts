import { accountCalls } from '@pravesh/shared/accounts/wire'
import { paths } from '@pravesh/shared/site/paths'
import { hashPassword } from '../../cms/src/platform/passwords/hash-password.ts'
import { type Answers, type Ask, keepAsking, together } from './accounts-load.ts'
import { type Enrolled, enrol, login, page, whoAmI } from './accounts-people.ts'
import { removeNext, startNext } from './next-app.ts'
import { quiet } from './processes.ts'
import { judged, type Row } from './report.ts'
import { openShop, SIZES, shopFolder } from './shop.ts'
import { medianRatio, ms, quantile, times } from './statistics.ts'

const STUDENTS = 5_000
const ROUNDS = 3
const SECONDS = 4
/** Logins that wait at a time: as on any day, and as when results are out. */
const SOME = 8
const MANY = 50
/** How much of a login's processor time its password hash may not be: what the rest costs, as a factor. */
const AGAINST_HASH = 1.5

interface Contender {
  pid: number
  origin: string
}

/** Logging in, being recognised, and what others wait while many log in, with thousands of students in the database. */
export async function benchAccounts(): Promise<Row[]> {
  const folder = await shopFolder(SIZES.small)
  const enrolled = await enrol(folder, STUDENTS)
  const portal = await openShop(SIZES.small)
  try {
    await quiet(portal.pid)
    const rows = [...(await logins(portal, enrolled)), ...(await whileManyLogIn(portal, enrolled))]
    const next = await startNext(folder, [])
    try {
      return [...rows, ...(await recognition({ portal, next }, enrolled))]
    } finally {
      await next.stop()
    }
  } finally {
    await portal.stop()
    await removeNext()
  }
}

async function logins(portal: Contender, enrolled: Enrolled): Promise<Row[]> {
  const hash = await cpuOfHash()
  const result = await keepAsking(portal, { people: SOME, seconds: SECONDS * ROUNDS, ask: login(enrolled) })
  const share = result.cpuPerRequest / hash
  return [
    { measure: `Login, ${SOME} at a time`, figure: figureOf(result) },
    { measure: 'One password hash by itself', figure: `${hash.toFixed(0)} ms CPU` },
    judged('Login: CPU to that of its hash', times(share), {
      text: `≤ ${AGAINST_HASH}`,
      met: share <= AGAINST_HASH,
    }),
  ]
}

/** In this process, where nothing else runs. */
async function cpuOfHash(): Promise<number> {
  const before = process.cpuUsage()
  const hashes = 10
  for (let i = 0; i < hashes; i++) await hashPassword('Marigold@1')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / hashes
}

/** Two people who go on clicking, alone and while many others log in. */
async function whileManyLogIn(portal: Contender, enrolled: Enrolled): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, ask] of [
    [accountCalls.whoAmI.path, whoAmI(enrolled)],
    ['static page', page(paths.home)],
  ] as const) {
    const clicking = { people: 2, seconds: SECONDS, ask }
    const alone = await keepAsking(portal, clicking)
    const crowd = keepAsking(portal, { people: MANY, seconds: SECONDS, ask: login(enrolled) })
    const [beside, loggingIn] = await Promise.all([keepAsking(portal, clicking), crowd])
    const title = `Call ${name}, two people`
    rows.push(
      { measure: `${title}, alone`, figure: figureOf(alone) },
      { measure: `${title}, while ${MANY} log in`, figure: figureOf(beside) },
      { measure: `${title}: p50 and p99 beside the logins to alone`, figure: slower(beside, alone) },
      { measure: `Login, ${MANY} at a time, beside ${name}`, figure: figureOf(loggingIn) },
    )
  }
  return rows
}

function slower(one: Answers, other: Answers): string {
  return [0.5, 0.99].map((share) => times(quantile(one.took, share) / quantile(other.took, share))).join(' / ')
}

/** Who somebody is, through the portal and through Payload's own Next route handler, on one database. */
async function recognition(contenders: { portal: Contender; next: Contender }, enrolled: Enrolled): Promise<Row[]> {
  const options = (seconds: number): { people: number; seconds: number; ask: (n: number) => Ask } => ({
    people: 32,
    seconds,
    ask: whoAmI(enrolled),
  })
  const ours: Answers[] = []
  const theirs: Answers[] = []
  for (const contender of Object.values(contenders)) await keepAsking(contender, options(1))
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await keepAsking(contenders.portal, options(SECONDS)))
    theirs.push(await keepAsking(contenders.next, options(SECONDS)))
  }
  const title = `Call ${accountCalls.whoAmI.path}, ${STUDENTS} students, 32 at a time`
  const ratio = medianRatio(
    ours.map((round) => round.perSecond),
    theirs.map((round) => round.perSecond),
  )
  return [
    { measure: `${title}: ours`, figure: figureOf(together(ours)) },
    { measure: `${title}: next`, figure: figureOf(together(theirs)) },
    { measure: `${title}: requests/s to Next’s`, figure: times(ratio) },
  ]
}

function figureOf({ perSecond, cpuPerRequest, took }: Answers): string {
  const [half, almostAll] = [0.5, 0.99].map((share) => ms(quantile(took, share)))
  return `${perSecond.toFixed(perSecond < 100 ? 1 : 0)}/s, p50 ${half}, p99 ${almostAll}, ${cpuPerRequest.toFixed(2)} ms CPU`
}
