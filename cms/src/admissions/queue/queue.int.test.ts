import { randomUUID } from 'node:crypto'
import type { TypedUser } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenCourse, aPaidApplication, type OpenCourse, reread } from '../../../test/builders/applications.ts'
import { aStaffMember } from '../../../test/builders/staff.ts'
import { setLimit } from '../../../test/limited-staff.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeAll } from '../../database/records/change-all.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Staff } from '../../payload-types.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { applyChange } from '../changes/apply-change.ts'
import { openApplication, takeOver } from '../holds/hold.ts'
import { decideApplication } from '../review/decide-application.ts'
import { assignApplications, handOver, putBack } from './assign.ts'
import { assignedApplications } from './assigned-applications.ts'
import { takeNext } from './take-next.ts'

const portal = startTestPortal()
let open: OpenCourse
let original: ApplicationRecord
let [asha, bela] = [] as Staff[]
const now = new Date('2026-11-20T06:00:00.000Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'BED')
  original = await aPaidApplication(portal.payload, { open, now: new Date('2026-11-02T06:00:00.000Z') })
  asha = await aStaffMember(portal.payload, { name: 'Asha Rao', role: 'admissions-officer' })
  bela = await aStaffMember(portal.payload, { name: 'Bela Sen', role: 'admissions-officer' })
})
beforeEach(async () => {
  const { payload } = portal
  await deleteRows({ payload, collection: 'application-events', where: { kind: { not_equals: 'submitted' } } })
  await deleteRows({
    payload,
    collection: 'application-events',
    where: { application: { not_equals: original.id } },
  })
  await deleteRows({ payload, collection: 'applications', where: { id: { not_equals: original.id } } })
  const data = { heldBy: null, heldUntil: null, assignedTo: null }
  await changeAll({ payload, collection: 'applications', where: { id: { exists: true } }, data })
})

const person = (staff: Staff | undefined) => ({ id: String(staff?.id), name: String(staff?.name) })
const userOf = (staff: Staff | undefined) => ({ ...staff, collection: 'staff' }) as unknown as TypedUser
const nextFor = (staff: Staff | undefined, { params = {}, at = now, after = undefined as string | undefined } = {}) =>
  takeNext({ payload: portal.payload, user: userOf(staff), staff: person(staff), params, after, now: at })
const ask = (staff: Staff | undefined, id = original.id, at = now) =>
  ({ payload: portal.payload, staff: person(staff), id, now: at }) as const
const assign = (to: Staff | undefined, ids: string[], by = asha) =>
  assignApplications({
    ...{ payload: portal.payload, user: userOf(by), staff: person(by) },
    ...{ ids, to: to ? to.id : null, now },
  })

/** Further applications that wait since the given days of November, with the answers of the first. */
async function waitingSince(...days: number[]): Promise<string[]> {
  const { payload } = portal
  const row = await readRow({ payload, collection: 'applications', where: { id: { equals: original.id } } })
  if (row === null) throw new Error('There is no application.')
  const { id: _, ...data } = row
  const ids: string[] = []
  for (const day of days) {
    const at = new Date(Date.UTC(2026, 10, day, 6)).toISOString()
    const [number, id] = [`BED2026${randomUUID()}`, randomUUID()]
    const { createdAt, student, college, courseRecord, ...rest } = data
    const related = { student: original.studentId, college: original.collegeId, courseRecord: open.course.id }
    await insertRow({
      payload,
      collection: 'applications',
      data: { ...rest, ...related, number, liveKey: id, waitingSince: at, rank: Date.parse(at) } as never,
    })
    const made = await readRow({ payload, collection: 'applications', where: { number: { equals: number } } })
    ids.push(String(made?.id))
  }
  return ids
}

const historyOf = async (id: string) => {
  const where = { application: { equals: id } }
  const events = await readRows({ payload: portal.payload, collection: 'application-events', where, sort: 'at' })
  return events.map(({ kind, by, text }) => [kind, by, text])
}

it('eight officers who take the next at once get eight different applications', async () => {
  await waitingSince(3, 4, 5, 6, 7, 8, 9)
  const officers = Array.from({ length: 8 }, (_, n) => ({ ...asha, id: `officer-${n}`, name: `${n}` }) as Staff)
  const taken = await Promise.all(officers.map((officer) => nextFor(officer)))
  expect(new Set(taken).size).toBe(8)
  expect(taken).not.toContain(null)
  expect(await nextFor(bela)).toBeNull()
})

it('the next is what is assigned to oneself, then what waits longest; not what colleagues have or are assigned', async () => {
  const [third = '', fourth = '', fifth = ''] = await waitingSince(3, 4, 5)
  await assign(bela, [fifth])
  await assign(asha, [third])
  await openApplication(ask(bela))
  expect(await nextFor(asha)).toBe(third)
  expect(await nextFor(asha, { after: third })).toBe(fourth)
  expect(await nextFor(bela)).toBe(fifth)
  expect(await nextFor(bela, { after: fifth })).toBe(original.id)
  await assign(undefined, [fifth])
  // The hold of Asha is over by then.
  expect(await nextFor(bela, { after: original.id, at: later(31) })).toBe(fourth)
})

it('the next lies inside the filters of the list, but waits for staff whatever the list shows', async () => {
  const rejected = { 'where[or][0][and][0][queue][equals]': 'rejected' }
  expect(await nextFor(asha, { params: { 'where[or][0][and][0][course][equals]': 'DELED' } })).toBeNull()
  expect(await nextFor(asha, { params: rejected })).toBe(original.id)
})

it('the next lies inside the limit of the officer', async () => {
  const { payload } = portal
  await setLimit(payload, bela as Staff, { courses: ['DELED'] })
  const limited = await payload.findByID({ collection: 'staff', id: String(bela?.id), depth: 0 })
  expect(await nextFor(limited)).toBeNull()
  const { assigned, refused } = await assign(limited, [original.id, 'unknown'])
  expect({ assigned, refused }).toEqual({
    assigned: 0,
    refused: [
      { id: original.id, number: original.number, why: 'Bela Sen does not work on this college or course.' },
      { id: 'unknown', number: 'unknown', why: 'It was not found.' },
    ],
  })
  await setLimit(payload, bela as Staff, {})
})

it('an application that a colleague has open is decided only after it is taken over', async () => {
  expect(await openApplication(ask(asha))).toMatchObject({ isOwn: true })
  expect(await openApplication(ask(bela))).toMatchObject({ holder: { name: 'Asha Rao' }, isOwn: false })
  const reject = (staff: Staff | undefined) =>
    decideApplication({ ...ask(staff), decision: { move: 'sendBack', reason: 'Look again.', parts: ['personal'] } })
  await expect(reject(bela)).rejects.toMatchObject({ status: 409, code: 'HELD' })
  expect(await takeOver(ask(bela))).toMatchObject({ isOwn: true })
  expect(await historyOf(original.id)).toContainEqual(['taken-over', 'Bela Sen', 'From Asha Rao'])
  await expect(reject(asha)).rejects.toMatchObject({ publicMessage: expect.stringContaining('Bela Sen has this') })
  expect(await reject(bela)).toMatchObject({ status: 'SENT_BACK', heldBy: null, waitingSince: null, dueOn: null })
  await decideApplication({ ...ask(bela), decision: { move: 'recall', reason: 'It is all right.' } })
  expect(await reread(portal.payload, original.id)).toMatchObject({ waitingSince: now.toISOString() })
})

it('is handed over, put back and assigned, and the history says so', async () => {
  await openApplication(ask(asha))
  await handOver({ ...ask(asha), to: String(bela?.id) })
  expect(await reread(portal.payload, original.id)).toMatchObject({ assignedTo: bela?.id, heldBy: null })
  await openApplication(ask(bela))
  const again = { ...ask(asha, original.id, later(1)), to: String(bela?.id) }
  await expect(handOver(again)).resolves.toMatchObject({ name: 'Bela Sen' })
  await putBack(ask(bela, original.id, later(2)))
  expect(await reread(portal.payload, original.id)).toMatchObject({ assignedTo: null, heldBy: null })
  expect((await historyOf(original.id)).slice(-3)).toEqual([
    ['handed-over', 'Asha Rao', 'To Bela Sen'],
    ['handed-over', 'Asha Rao', 'To Bela Sen'],
    ['unassigned', 'Bela Sen', ''],
  ])
  const verifier = await aStaffMember(portal.payload, { name: 'Vani Das', role: 'verifier' })
  await expect(assign(verifier, [original.id])).rejects.toMatchObject({ status: 400 })
})

it('what is assigned to a person who leaves goes to the colleague, or back to all', async () => {
  const ids = [original.id, ...(await waitingSince(3))]
  await assign(asha, ids)
  const of = { payload: portal.payload, staffId: String(asha?.id) }
  expect(await assignedApplications.describe(of)).toBe('2 applications')
  const from = { payload: portal.payload, from: String(asha?.id), now }
  await assignedApplications.handOver({ ...from, to: person(bela) })
  expect((await reread(portal.payload, original.id)).assignedTo).toBe(bela?.id)
  await assignedApplications.handOver({ ...from, from: String(bela?.id), to: null })
  expect((await reread(portal.payload, original.id)).assignedTo).toBeNull()
  expect(await assignedApplications.describe(of)).toBeNull()
})

describe('what is assigned to a person goes back to all', () => {
  const assignee = async (id: string) => (await reread(portal.payload, id)).assignedTo
  const unassigned = ['unassigned', 'The portal', '']
  const officer = (name: string) => aStaffMember(portal.payload, { name, role: 'admissions-officer' })

  it('where a new limit or another role no longer allows it', async () => {
    const { payload } = portal
    const chitra = await officer('Chitra Pal')
    const [elsewhere = ''] = await waitingSince(3)
    const college = open.colleges[1].id
    await changeAll({ payload, collection: 'applications', where: { id: { equals: elsewhere } }, data: { college } })
    await assign(chitra, [original.id, elsewhere])
    await setLimit(payload, chitra, { colleges: [college] })
    await expect.poll(() => assignee(original.id)).toBeNull()
    expect(await historyOf(original.id)).toContainEqual(unassigned)
    expect(await assignee(elsewhere)).toBe(chitra.id)
    await payload.update({ collection: 'staff', id: chitra.id, data: { roles: ['verifier'] } })
    await expect.poll(() => assignee(elsewhere)).toBeNull()
  })

  it('where the student chose a college outside the limit', async () => {
    const { payload } = portal
    const dina = await officer('Dina Roy')
    await setLimit(payload, dina, { colleges: [original.collegeId ?? ''] })
    await assign(dina, [original.id])
    const chosen = (college: string | null) =>
      applyChange({
        ...{ payload, id: original.id, now },
        decide: () => ({
          data: { college },
          event: { kind: 'corrected', by: 'The student', staffId: null, text: '' },
        }),
      })
    await chosen(original.collegeId)
    expect(await assignee(original.id)).toBe(dina.id)
    await chosen(open.colleges[1].id)
    expect(await assignee(original.id)).toBeNull()
    expect(await historyOf(original.id)).toContainEqual(unassigned)
    await chosen(original.collegeId)
  })
})
