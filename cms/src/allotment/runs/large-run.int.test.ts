/** @long rounds of 20,000 applicants at 60 colleges; runs.int.test.ts has the same with twelve at two */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { randomNumbers } from '@pravesh/shared/allotment/fixtures/random-run'
import { beforeAll, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse, officer } from '../../../test/builders/applications.ts'
import { stepsWith } from '../../../test/builders/open-processes.ts'
import { meritRounds } from '../../../test/merit-rounds.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeAll } from '../../database/records/change-all.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { insertRows } from '../../database/records/insert-rows.ts'
import { runDue } from '../../database/work/run-due.ts'
import { endNotJoined } from '../offers/end-not-joined.ts'
import { closeProcess } from '../prepare/open-process.ts'
import { type ProcessRecord, requireProcess } from '../processes/find-process.ts'

const PEOPLE = 20_000
const COLLEGES = 60
const MOST_CHOICES = 25
const PER_INSERT = 1000
/** Some 60 ms on a machine with nothing else to do; far below what a visitor would take for an outage. */
const MOST_DELAY_MS = 1500

const portal = startTestPortal()
let open: OpenCourse
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
})
const rounds = meritRounds(portal, () => open)

async function aLargeProcess(subjects: string[]) {
  const { payload } = portal
  const process = await rounds.aProcess()
  const [unit] = process.units
  if (unit === undefined) throw new Error('The process has no unit.')
  const units = Array.from({ length: COLLEGES }, (_, at) => ({
    ...unit,
    code: `U${at}`,
    college: `college-${at}`,
    subject: subjects[at % subjects.length] ?? '',
  }))
  const where = { id: { equals: process.id } }
  await changeOne({ payload, collection: 'merit-processes', where, data: { units } })
  await rounds.matrix(
    process,
    units.flatMap(({ code }) => [
      { unit: code, category: 'UR' as const, seats: 60, minimum: { W: 18 } },
      { unit: code, category: 'SC' as const, seats: 25, minimum: { W: 7 } },
      { unit: code, category: 'OBC-A' as const, seats: 15, minimum: { W: 4 } },
    ]),
  )
  const random = randomNumbers(1)
  const placesOf = (score: number, number: number) => ({
    ...{ score, subject: subjects[number % subjects.length] ?? '' },
    ...(subjects.length > 1 && { lists: subjects.map((list) => ({ list, score, ties: [] })) }),
  })
  const rowOf = (number: number) => ({
    ...{ key: `application-${number}`, process: process.id, number: `N${number}`, studentId: 'none', studentName: 'X' },
    ...{ rowKey: `row-${String(number).padStart(6, '0')}`, verification: 'verified' as const },
    ...placesOf(Math.floor(random() * 1_000_000), number),
    ...{ isValid: true, standing: 'in' as const, revision: 1, attempts: 0 },
    category: (['UR', 'SC', 'OBC-A', 'UR'] as const)[number % 4] ?? 'UR',
    groups: number % 2 === 0 ? ['W'] : [],
    choices: Array.from({ length: MOST_CHOICES }, () => `U${Math.floor(random() * COLLEGES)}`),
  })
  for (let from = 0; from < PEOPLE; from += PER_INSERT) {
    const rows = Array.from({ length: PER_INSERT }, (_, at) => rowOf(from + at))
    await insertRows({ payload, collection: 'merit-entries', rows })
  }
  const prepared = await requireProcess(payload, process.id)
  await rounds.publishList(prepared)
  return prepared
}

/** The days of joining are over, and no one has joined. */
async function whenNoOneJoined(process: ProcessRecord) {
  const { payload } = portal
  const data = { status: 'accepted', next: 'freeze', duePaise: 0 } as const
  await changeAll({ payload, collection: 'seat-offers', where: { process: { equals: process.id } }, data })
  const steps = stepsWith('university-return').map((step) => ({ ...step }))
  await changeOne({ payload, collection: 'merit-processes', where: { id: { equals: process.id } }, data: { steps } })
}

/** Closes a process, and does what the minutely work does until all seats have ended. */
async function close(process: ProcessRecord) {
  const { payload } = portal
  const { id, revision } = await requireProcess(payload, process.id)
  await closeProcess({ payload, id, revision, staff: officer('staff'), now: new Date() })
  for (let minutes = 0; (await requireProcess(payload, id)).dueAt; minutes += 2) {
    const at = new Date(Date.now() + minutes * 60_000)
    await runDue({ payload, work: endNotJoined, now: () => at })
    await rounds.work(at)
  }
}

/** The longest time for which other requests waited, in milliseconds. */
async function delayDuring(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const started = performance.now()
  await work()
  delay.disable()
  const most = delay.max / 1e6
  console.log(`took ${Math.round(performance.now() - started)} ms, longest delay ${Math.round(most)} ms`)
  return most
}

it.each([
  ['of one list', ['']],
  ['of three lists with everyone on each', ['BENGALI', 'ENGLISH', 'HISTORY']],
])(
  'a round %s leaves requests their turn while it is computed, published and written, and when the process is closed',
  async (_, subjects) => {
    const process = await aLargeProcess(subjects)
    let id = ''
    const running = await delayDuring(async () => {
      id = await rounds.run(process)
    })
    expect(await rounds.runRow(id)).toMatchObject({ state: 'dry', candidates: PEOPLE, findings: [] })
    expect(running).toBeLessThan(MOST_DELAY_MS)
    expect(await delayDuring(() => rounds.publish(id))).toBeLessThan(MOST_DELAY_MS)
    expect(await delayDuring(() => rounds.work())).toBeLessThan(MOST_DELAY_MS)
    const where = { process: { equals: process.id } }
    const { seated } = await rounds.runRow(id)
    expect(await countRows({ payload: portal.payload, collection: 'seat-offers', where })).toBe(seated)
    await whenNoOneJoined(process)
    expect(await delayDuring(() => close(process))).toBeLessThan(MOST_DELAY_MS)
    const ended = { and: [where, { status: { equals: 'not-joined' as const } }] }
    expect(await countRows({ payload: portal.payload, collection: 'seat-offers', where: ended })).toBe(seated)
  },
)
