import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { allotmentInvariants } from '../../src/allotment/invariants/invariants.ts'
import { requireProcess } from '../../src/allotment/processes/find-process.ts'
import { countRows } from '../../src/database/records/count-rows.ts'
import { readRows } from '../../src/database/records/read-rows.ts'
import { anOpenCourse } from '../builders/applications.ts'
import { meritRounds } from '../merit-rounds.ts'
import { findingsOf } from '../money-findings.ts'
import { startTestPortal } from '../start-test-portal.ts'
import { answerAll } from './answers.ts'
import { type FastClock, timeOf } from './fast-clock.ts'
import { faultsOfMoney, faultsOfPaper, faultsOfSeats } from './faults.ts'
import { addBetterSeats, type Holders, prepareHolders } from './holders.ts'
import { runSeatProcess, type SeatProcess } from './seat-process.ts'
import { underKills } from './under-kills.ts'

interface Extent {
  people: number
  /** Processes that are killed in each part; `endless` kills as long as there is work. */
  kills: { rounds: number; payments: number } | 'endless'
  /** Each dies at one of so many database writes. */
  writes: number
  /** How much faster time passes, so that leases expire within seconds. Must leave a lease longer than the work under it. */
  speed: number
}

const TOGETHER = 2
/** Of the numbers that decide who dies when; KILL_SEED repeats a run. */
const SEED = Number(process.env.KILL_SEED ?? Math.floor(Date.now() % 1_000_000))

/** Two rounds of which the second gives everyone a better seat, by processes that are killed again and again. */
export function killedRoundsTests({ people, kills, writes, speed }: Extent): void {
  const portal = startTestPortal()
  const rounds = meritRounds(portal, () => {
    throw new Error('The processes of these tests are others.')
  })
  const isEndless = kills === 'endless'
  const atMost = isEndless ? null : kills
  const started: SeatProcess[] = []
  const standby: SeatProcess[] = []
  let clock: FastClock
  let holders: Holders
  const now = () => timeOf(clock)

  beforeAll(async () => {
    const open = await anOpenCourse(portal.payload, 'DELED')
    const processes = Promise.all(
      Array.from({ length: atMost === null ? TOGETHER : atMost.rounds + atMost.payments }, start),
    )
    clock = { from: Date.now(), speed }
    holders = await prepareHolders(portal.payload, open, people)
    await rounds.publishList(holders.process)
    standby.push(...(await processes))
  })
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') for (const each of started) console.log(`seed ${SEED}\n${each.output()}`)
  })
  afterAll(() => Promise.all(started.map(({ kill }) => kill())))

  async function start(): Promise<SeatProcess> {
    const process = await runSeatProcess()
    started.push(process)
    return process
  }

  /** Lets processes work that are killed, at most as many as given, and prints how many were and how long it took. */
  async function work(name: string, most: number, answers?: () => Promise<unknown>): Promise<number> {
    const from = performance.now()
    let taken = 0
    const next = async () => {
      taken += 1
      return taken > most && !isEndless ? null : (standby.shift() ?? start())
    }
    const { payload } = portal
    const killed = await underKills({ payload, clock, seed: SEED, next, together: TOGETHER, writes }, answers)
    const seconds = ((performance.now() - from) / 1000).toFixed(1)
    console.log(`${name}: ${killed} processes were killed, ${seconds} s (seed ${SEED})`)
    return killed
  }

  const offersIn = (round: number) =>
    countRows({
      payload: portal.payload,
      collection: 'seat-offers',
      where: { and: [{ process: { equals: holders.process.id } }, { round: { equals: round } }] },
    })

  it('of two processes that publish a run at the same moment, one does', async () => {
    const { payload } = portal
    const id = await rounds.run(holders.process, now())
    const [one, other] = standby
    if (!one || !other) throw new Error('There are not two processes.')
    await Promise.all([one.publish(id), other.publish(id)])
    const outcomes = await Promise.all([one.go(), other.go()])
    expect(outcomes.sort()).toEqual([
      'published',
      expect.stringMatching(/^refused 409 A colleague (is publishing|has just changed)/),
    ])
    expect(await rounds.runRow(id)).toMatchObject({ state: 'published', findings: [], seated: people })
    const where = { process: { equals: holders.process.id } }
    expect(await readRows({ payload, collection: 'allotment-runs', where, fields: ['state'], limit: 9 })).toHaveLength(
      1,
    )
  })

  it('writes a seat for each person, and counts what they pay', async () => {
    await work('first round', 0)
    expect(await offersIn(1)).toBe(people)
    await work('payments of the first round', 0, async () => {
      expect(await answerAll(portal, holders, 'float', now)).toBe(people)
    })
    const where = { and: [{ status: { equals: 'accepted' as const } }, { paidAt: { exists: true } }] }
    expect(await countRows({ payload: portal.payload, collection: 'seat-offers', where })).toBe(people)
  })

  it('gives everyone a better seat, and each difference is paid or comes back once', async () => {
    const { payload } = portal
    holders = { ...holders, process: await addBetterSeats(payload, holders) }
    await rounds.publish(await rounds.run(holders.process, now()))
    const killed = await work('second round', atMost?.rounds ?? 0)
    expect(killed).toBeGreaterThanOrEqual(atMost?.rounds ?? 10)
    expect(await offersIn(2)).toBe(people)
    await work('payments of the second round', atMost?.payments ?? 0, () => answerAll(portal, holders, 'freeze', now))
    expect(await requireProcess(payload, holders.process.id)).toMatchObject({ state: 'open' })
    expect((await faultsOfSeats(portal, holders)).slice(0, 20)).toEqual([])
    expect((await faultsOfMoney(portal, holders)).slice(0, 20)).toEqual([])
    expect((await faultsOfPaper(portal, holders)).slice(0, 20)).toEqual([])
    const later = new Date(now().getTime() + 24 * 60 * 60_000)
    for (const invariant of allotmentInvariants) {
      for await (const { text } of invariant.find({ payload, now: later })) expect(text).toBe('')
    }
    expect(await findingsOf(portal, later)).toEqual([])
  })
}
