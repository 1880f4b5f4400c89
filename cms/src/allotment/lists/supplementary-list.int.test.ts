/** @sqlite-only a-year-in-a-day.int.test.ts publishes lists on both */
import { addDays } from '@pravesh/shared/platform/days'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { beforeAll, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { aMeritList } from '../../../test/builders/merit.ts'
import { evenMarks, stepsWith } from '../../../test/builders/open-processes.ts'
import { loggedIn } from '../../../test/builders/students.ts'
import { type Applicant, meritTestCalls } from '../../../test/merit-calls.ts'
import { meritRounds, type Person } from '../../../test/merit-rounds.ts'
import { seatMoney } from '../../../test/seat-money.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { listsOf } from './find-lists.ts'
import { contentOf } from './list-cache.ts'

const portal = startTestPortal()
const calls = meritTestCalls(portal)
let open: OpenCourse
const rounds = meritRounds(portal, () => open)
const { faults } = seatMoney(portal, rounds)
let process: ProcessRecord
let [best, second]: Person[] = []
let late: Applicant

/** After the first of two rounds: the best and the second have a seat at C1. Then one more person applies. */
beforeAll(async () => {
  const { payload } = portal
  open = await anOpenCourse(payload, 'DELED')
  process = await rounds.aProcess({ seats: 2 })
  best = await rounds.aPerson(process, 90, ['C1'])
  second = await rounds.aPerson(process, 80, ['C1', 'C2'])
  await aMeritList(payload, process)
  await rounds.publishList(process)
  await rounds.round(process)
  for (const person of [best, second]) await rounds.answer(person, 'freeze')
  late = await calls.anApplicant(open)
})

const verified = (marks: number) => ({ verdict: 'verified', marks: evenMarks(marks) })
const asApplicant = ({ entry }: Person) => ({ application: { id: entry.applicationId }, headers: {} }) as Applicant
const staffSees = async (id: string, role: 'verifier' | 'administrator') =>
  (await portal.call('GET', `/api/merit/staff/entry/${id}`, undefined, calls.staff(role))).reply.result
const preview = async (all = '') => (await calls.preview(process.id, `final${all}`)).reply.result
const publish = ({ version, hash }: { version: number; hash: string }, reason?: string) =>
  calls.publish(process.id, { kind: 'final', version, hash, ...(reason !== undefined && { reason }) })
const newest = async () => {
  const [latest] = await listsOf(portal.payload, process.id)
  const { lists } = await contentOf(portal.payload, latest?.id ?? '')
  return (lists[0]?.rows ?? []).map(({ key, row }) => [key, row.place, row.score])
}
const keyOf = async (id = '') => (await rounds.entryFor(id)).rowKey
const changeDays = async (steps: ReturnType<typeof stepsWith>) => {
  const where = { id: { equals: process.id } }
  const data = { steps: steps.map((step) => ({ ...step })) }
  await changeOne({ payload: portal.payload, collection: 'merit-processes', where, data })
}

it('lets those who came later type marks before the last round, and no one else', async () => {
  const yesterday = addDays(dayInIndia(new Date()), -1)
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000)
  const steps = stepsWith('rounds', { round: 2, now: tomorrow })
  await changeDays(steps.map((step) => (step.round === 1 ? { ...step, first: yesterday, last: yesterday } : step)))
  expect((await calls.saveMarks(late, evenMarks(85))).status).toBe(200)
  if (!best) throw new Error('no one')
  const listed = { ...asApplicant(best), headers: await loggedIn(portal.payload, best.student) }
  expect((await calls.saveMarks(listed, evenMarks(99))).reply.code).toBe('MARKS_CLOSED')
})

it('lets officers verify the marks of those who are not on the final list yet', async () => {
  const { applicationId = '' } = best?.entry ?? {}
  expect(await staffSees(late.application.id, 'verifier')).toMatchObject({ canVerify: true, canReturn: true })
  expect(await staffSees(applicationId, 'verifier')).toMatchObject({ canVerify: false })
  expect((await calls.verify(asApplicant(best as Person), verified(60))).reply.code).toBe('VERIFIED_TOO_LATE')
  expect((await calls.verify(late, verified(85))).status).toBe(200)
  // Those who publish lists may correct marks, which changes no published row by itself.
  expect(await staffSees(applicationId, 'administrator')).toMatchObject({ canVerify: true })
  const corrected = await calls.verify(asApplicant(best as Person), verified(60), calls.staff('administrator'))
  expect(corrected.status).toBe(200)
})

it('adds people to the final list and leaves everyone else as published', async () => {
  const seen = await preview()
  expect(seen).toMatchObject({ version: 2, people: 3, isSupplementary: true, otherChanges: 1, obstacles: [] })
  expect(seen.changes).toMatchObject([
    { before: null, after: { place: 2, score: 850_000 }, explanation: 'marks-verified', isUnexplained: false },
    { before: { place: 2 }, after: { place: 3 }, explanation: null },
  ])
  expect((await publish(seen)).status).toBe(200)
  const keys = [best?.entry.applicationId, late.application.id, second?.entry.applicationId]
  const scores = [900_000, 850_000, 800_000]
  expect(await newest()).toEqual(await Promise.all(keys.map(async (id, at) => [await keyOf(id), at + 1, scores[at]])))
  expect(await preview()).toMatchObject({ obstacles: ['no-additions'], otherChanges: 1 })
})

it('changes published rows only with a reason, each explained', async () => {
  const all = await preview('&all=1')
  expect(all).toMatchObject({ version: 3, obstacles: [] })
  expect(all.changes).toContainEqual(
    expect.objectContaining({ before: expect.objectContaining({ place: 1 }), explanation: 'marks-corrected' }),
  )
  expect((await publish(all)).status).toBe(409)
  expect((await publish(all, ' ')).status).toBe(409)
  const reason = 'High Court, order of 7 August 2026'
  expect((await publish(all, reason)).status).toBe(200)
  const { reply } = await portal.call('GET', '/api/merit/processes')
  const own = reply.result.find(({ id }: { id: string }) => id === process.id)
  expect(own.lists.map((list: { reason: string }) => list.reason)).toEqual([reason, '', '', ''])
  expect((await newest()).at(-1)?.slice(1)).toEqual([3, 600_000])
})

it('takes no seat away, gives those who came later what is left, and ends with the last round', async () => {
  const { payload } = portal
  const where = { key: { equals: late.application.id } }
  await changeOne({ payload, collection: 'merit-entries', where, data: { choices: ['C1', 'C2'] } })
  await changeDays(stepsWith('rounds', { round: 2 }))
  await rounds.round(process)
  for (const person of [best, second] as Person[])
    expect(await rounds.seatOf(person)).toMatchObject({ unit: 'C1', status: 'accepted', round: 1 })
  expect(await rounds.seatOf({ entry: await rounds.entryFor(late.application.id) })).toMatchObject({
    ...{ unit: 'C2', status: 'offered', round: 2 },
  })
  expect(await faults()).toEqual([])
  expect((await calls.verify(late, verified(99), calls.staff('administrator'))).reply.code).toBe('VERIFIED_TOO_LATE')
  expect((await preview()).obstacles).toContain('rounds-over')
})
