/** @sqlite-only join-races.int.test.ts joins on both */
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anOpenCourse,
  type OpenCourse,
  officer,
  reread,
  verifyDocumentsOf,
} from '../../../test/builders/applications.ts'
import { documentIdsOf } from '../../../test/builders/document-ids.ts'
import { atStep } from '../../../test/builders/open-processes.ts'
import { aStaffMember, signedIn } from '../../../test/builders/staff.ts'
import { meritRounds, type Person } from '../../../test/merit-rounds.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { decideApplication } from '../../admissions/review/decide-application.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { findDues } from '../../fees/index.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

const portal = startTestPortal()
let open: OpenCourse
let staffId: string
let college: StaffSession
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  staffId = (await anAdmissionsOfficer(portal.payload)).id
  college = await aStaffSession(portal, ['admissions-officer'])
})
const rounds = meritRounds(portal, () => open)

/** Someone whose accepted and paid seat is at the second college, not at the one of the application. */
async function anAcceptedSeat(): Promise<{ process: ProcessRecord; person: Person }> {
  const process = await rounds.aProcess()
  const person = await rounds.aPerson(process, 80, ['C2'])
  await rounds.publishList(process)
  await rounds.round(process)
  await rounds.answer(person, 'freeze')
  return { process, person }
}
const join = async (person: Person, headers = college.headers, change = {}) => {
  const { id, revision } = await rounds.seatOf(person)
  const documents = await documentIdsOf(portal.payload, person.entry.applicationId)
  return portal.call('POST', `/api/merit/staff/offer/${id}/join`, { revision, documents, ...change }, headers)
}
const statesOf = async (ids: string[]) => {
  const where = { id: { in: ids } }
  const rows = await readRows({ payload: portal.payload, collection: 'applicant-documents', where, fields: ['state'] })
  return new Set(rows.map(({ state }) => state))
}
const limitedTo = async (at: number) => {
  const member = await aStaffMember(portal.payload, { name: `Limited ${at}`, roles: ['admissions-officer'] })
  const data = { limitColleges: [open.colleges[at]?.id ?? ''] }
  await portal.payload.update({ collection: 'staff', id: member.id, data })
  return signedIn(portal, member)
}
const approve = (id: string) =>
  decideApplication({
    ...{ payload: portal.payload, staff: officer(staffId), id, now: new Date() },
    decision: { move: 'approve', reason: '' },
  })

describe('joining', () => {
  it('approves the application at the college of the seat, with its fees, once the originals are compared', async () => {
    const { payload } = portal
    const { process, person } = await anAcceptedSeat()
    const { applicationId: id } = person.entry
    expect((await join(person)).reply.msg).toContain('no day for joining')
    await atStep(payload, process, 'joining')
    const [photo = '', ...others] = await documentIdsOf(payload, id)
    await verifyDocumentsOf(payload, { id, staffId, only: [photo] })
    const partly = await join(person, college.headers, { documents: [photo] })
    expect([partly.status, partly.reply.errors]).toEqual([400, [expect.objectContaining({ field: 'documents' })]])
    expect(partly.reply.errors[0].message).toMatch(/^Compare these originals too: Signature, /)
    expect((await join(person, college.headers, { documents: [photo, ...others, 'another'] })).status).toBe(409)
    expect((await join(person, college.headers, { documents: 'all' })).status).toBe(400)
    expect((await join(person, college.headers, { revision: 99 })).status).toBe(409)
    expect((await reread(payload, id)).status).toBe('SUBMITTED')
    expect(await statesOf(others)).toEqual(new Set(['UNCHECKED']))
    expect((await join(person)).status).toBe(200)
    expect(await statesOf([photo, ...others])).toEqual(new Set(['VERIFIED']))
    const where = { and: [{ application: { equals: id } }, { kind: { equals: 'document-verified' as const } }] }
    const events = await readRows({ payload, collection: 'application-events', where, fields: ['text', 'by'] })
    const seen = events.filter(({ text }) => text?.endsWith('(original seen)'))
    expect(seen.map(({ by }) => by)).toEqual(others.map(() => 'admissions-officer'))
    const application = await reread(payload, id)
    expect(application).toMatchObject({
      ...{ status: 'APPROVED', collegeId: open.colleges[1].id, collegeName: open.colleges[1].name },
      courseFeePaise: 9_000_000,
      originals: 'yes',
    })
    expect(application.feeParts).toMatchObject([{}, {}, {}, {}, {}])
    const dues = await findDues(payload, { applicationId: id } as never)
    expect(dues.length).toBeGreaterThan(0)
    expect(new Set(dues.map((due) => due.college))).toEqual(new Set([open.colleges[1].id]))
    expect(await rounds.seatOf(person)).toMatchObject({ status: 'joined', joinedBy: 'admissions-officer' })
    expect(await rounds.entryFor(id)).toMatchObject({ standing: 'joined' })
    expect((await join(person)).status).toBe(409)
  })

  it('is completed after an interruption between the approval and the seat', async () => {
    const { payload } = portal
    const { process, person } = await anAcceptedSeat()
    await atStep(payload, process, 'joining')
    await verifyDocumentsOf(payload, { id: person.entry.applicationId, staffId })
    expect((await join(person)).status).toBe(200)
    const where = { id: { equals: (await rounds.seatOf(person)).id } }
    await changeOne({ payload, collection: 'seat-offers', where, data: { status: 'accepted', joinedAt: null } })
    expect((await join(person)).status).toBe(200)
    expect(await rounds.seatOf(person)).toMatchObject({ status: 'joined' })
  })

  it('is done by staff of the college of the seat, whatever college the application names', async () => {
    const { process, person } = await anAcceptedSeat()
    await atStep(portal.payload, process, 'joining')
    const [other, own] = [await limitedTo(0), await limitedTo(1)]
    expect((await join(person, other)).status).toBe(404)
    const list = async (headers: Record<string, string>) =>
      (await portal.call('GET', `/api/merit/staff/process/${process.id}/offers`, undefined, headers)).reply.result
    expect(await list(other)).toMatchObject({ rows: [], total: 0 })
    expect(await list(own)).toMatchObject({ rows: [{ unit: 'C2', status: 'accepted' }], total: 1, pages: 1 })
    const [{ documents }] = (await list(own)).rows
    const statusFor = async (headers: Record<string, string>) =>
      (await portal.call('GET', `/api/file/document/${documents[0].id}/view`, undefined, headers)).status
    expect([await statusFor(other), await statusFor(own)]).toEqual([200, 200])
    // The application names another college, and its documents were never checked.
    expect((await join(person, own)).status).toBe(200)
    // With the application at the college of the seat, the other one has no business with it.
    expect([await statusFor(other), await statusFor(own)]).toEqual([404, 200])
    const where = { subject: { equals: 'Seats' } }
    expect((await portal.payload.count({ collection: 'access-records', where })).totalDocs).toBe(1)
  })

  it('needs the payment, and the permission', async () => {
    const { payload } = portal
    const { process, person } = await anAcceptedSeat()
    await atStep(payload, process, 'joining')
    const where = { id: { equals: (await rounds.seatOf(person)).id } }
    await changeOne({ payload, collection: 'seat-offers', where, data: { paidAt: null } })
    expect((await join(person)).reply.msg).toContain('has not paid')
    const { headers } = await aStaffSession(portal, ['accounts'])
    expect((await join(person, headers)).status).toBe(403)
    expect((await join(person, {})).status).toBe(401)
  })
})

it('approves nothing one by one while the process is open, and everything as before when there is none', async () => {
  const { payload } = portal
  const process = await rounds.aProcess()
  const person = await rounds.aPerson(process, 80, ['C1'])
  const { applicationId: id } = person.entry
  await verifyDocumentsOf(payload, { id, staffId })
  await expect(approve(id)).rejects.toMatchObject({
    status: 409,
    publicMessage: expect.stringContaining('Seats of this course are given by its merit process.'),
  })
  const where = { id: { equals: process.id } }
  await changeOne({ payload, collection: 'merit-processes', where, data: { state: 'draft' } })
  expect(await approve(id)).toMatchObject({ status: 'APPROVED', collegeId: open.colleges[0].id })
})
