import { endedBefore } from '@pravesh/shared/retention/rules'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anApprovedApplication, anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { aPdf } from '../../../test/builders/documents.ts'
import { keepIdentityNumbers } from '../../../test/builders/identity-numbers.ts'
import { aStoredPayment } from '../../../test/builders/money-records.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertRows } from '../../database/records/insert-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import { ONE_OPENING_MS, recordAccess } from '../../http/access-records/record-access.ts'
import type { Student } from '../../payload-types.ts'
import { stopPdfRenderer } from '../../pdf/feature.ts'
import { walkEnded } from '../../retention/runs/walk-ended.ts'
import { loadReview } from '../admin/review/load-review.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { storeDocument } from '../uploads/store-document.ts'

const portal = startTestPortal()
const AADHAAR = '234567890124'
let open: OpenCourse
let administrator: StaffSession
let officer: StaffSession
let student: Student
let application: ApplicationRecord

beforeAll(async () => {
  const { payload } = portal
  await keepIdentityNumbers(payload, 'full')
  open = await anOpenCourse(payload, 'DELED')
  administrator = await aStaffSession(portal, ['administrator'], 'Amit Admin')
  officer = await aStaffSession(portal, ['admissions-officer'], 'Olive Officer')
  student = await anActiveStudent(payload, { name: 'ASHA MONDAL' })
  const how = { open, student, staffId: officer.user.id, answers: { aadhaar: AADHAAR } }
  application = await anApprovedApplication(payload, how)
})
afterAll(() => stopPdfRenderer(portal.payload))
beforeEach(async () => {
  await deleteRows({ payload: portal.payload, collection: 'access-records', where: { id: { exists: true } } })
  portalOf(portal.payload).recordedAccesses?.clear()
})

const get = (path: string, { headers } = officer) =>
  portal.call('GET', path, undefined, { ...headers, 'sec-fetch-site': 'same-origin' })

const records = () =>
  readRows({ payload: portal.payload, collection: 'access-records', sort: ['at', 'kind'], limit: 500 })

async function recorded() {
  return (await records()).map(({ kind, subject, staffName }) => `${staffName}: ${kind} ${subject}`)
}

describe('it is recorded that staff open', () => {
  it('an application, in the review and by a call, once in a few minutes', async () => {
    await loadReview({ payload: portal.payload, user: officer.user as never, id: application.id })
    await get(`/api/applications/${application.id}`)
    await get(`/api/applications/${application.id}?select[studentName]=true`, administrator)
    expect(await recorded()).toEqual([
      `Olive Officer: application ${application.number}`,
      `Amit Admin: application ${application.number}`,
    ])
    expect((await records())[0]).toMatchObject({
      staffId: officer.user.id,
      studentId: student.id,
      applicationId: application.id,
    })
  })

  it('each application whose answers a list contains, whatever the call selects', async () => {
    await get('/api/applications?select[answers]=true&limit=5')
    await get('/api/applications?select[lastChange]=true&limit=5', administrator)
    const opened = ['application', student.id]
    expect((await records()).map(({ kind, studentId }) => [kind, studentId])).toEqual([opened, opened])
  })

  it('a list without answers, with its filter', async () => {
    await get('/api/applications?select[studentName]=true&where[course][equals]=DELED')
    const [list, ...others] = await records()
    expect(others).toEqual([])
    expect(list).toMatchObject({ kind: 'list', subject: 'Applications', rows: 1 })
    expect(list?.filters).toContain('DELED')
    expect(list?.studentId ?? null).toBeNull()
  })

  it('an account, but not the names in another record', async () => {
    await get('/api/payments?depth=1&limit=1', administrator)
    expect(await records()).toEqual([])
    await get(`/api/students/${student.id}`)
    expect(await recorded()).toEqual(['Olive Officer: account ASHA MONDAL'])
    expect(await records()).toMatchObject([{ studentId: student.id }])
  })

  it('an application within another record', async () => {
    await get('/api/application-events?depth=1&limit=1')
    expect(await recorded()).toEqual([`Olive Officer: application ${application.number}`])
  })

  itsRule('a document: the file, its pages and the original, as one opening', async () => {
    const sent = { name: 'result.pdf', bytes: aPdf(), kind: 'degreeResult' } as const
    const { id } = await storeDocument({ payload: portal.payload, studentId: student.id, sent, now: new Date() })
    for (const part of ['', '/view', '/pages', '/page/1', '/original']) await get(`/api/file/document/${id}${part}`)
    expect(await records()).toMatchObject([{ kind: 'document', studentId: student.id }])
    await portal.call('GET', `/api/file/document/${id}`, undefined, await loggedIn(portal.payload, student))
    expect(await records()).toHaveLength(1)
  })

  itsRule('a printed form, but not that students print their own', async () => {
    const print = (headers: Record<string, string>) =>
      portal.call('POST', '/api/pdf/application-pdf', { aid: application.id }, headers)
    expect((await print(officer.headers)).status).toBe(200)
    expect((await print(await loggedIn(portal.payload, student))).status).toBe(200)
    expect(await records()).toMatchObject([{ kind: 'printed', studentId: student.id, applicationId: application.id }])
  })

  it('an export, with filter, reason and number of rows, each time', async () => {
    await aStoredPayment(portal.payload, { status: 'paid' })
    await aStoredPayment(portal.payload, { status: 'failed' })
    const where = encodeURIComponent(JSON.stringify({ status: { equals: 'paid' } }))
    for (let times = 0; times < 2; times++)
      await get(`/api/exports/payments?where=${where}&reason=For%20the%20auditor`, administrator)
    expect(await records()).toMatchObject(
      Array(2).fill({ kind: 'export', subject: 'payments', reason: 'For the auditor', rows: 1 }),
    )
  })

  it('a full Aadhaar number, with the reason', async () => {
    const path = `/api/application/staff/${application.id}/identity-number`
    expect((await portal.call('POST', path, { reason: '  ' }, officer.headers)).reply.errors).toMatchObject([
      { field: 'reason' },
    ])
    expect(await records()).toEqual([])
    const { reply } = await portal.call('POST', path, { reason: 'The card is hard to read.' }, officer.headers)
    expect(reply.result).toEqual({ number: AADHAAR })
    expect(await records()).toMatchObject([
      { kind: 'identity-number', studentId: student.id, reason: 'The card is hard to read.' },
    ])
    const clerk = await aStaffSession(portal, ['accounts'])
    expect((await portal.call('POST', path, { reason: 'Curious' }, clerk.headers)).status).toBe(403)
    expect(JSON.stringify(await records())).not.toContain(AADHAAR)
  })
})

it('counts openings a few minutes apart as two, and simultaneous ones as one', async () => {
  const access = { kind: 'application', subject: 'DELED1', subjectId: 'x' } as const
  const user = officer.user as never
  const open = (now: Date) => recordAccess({ payload: portal.payload, user, access, now })
  const now = new Date('2026-11-20T10:00:00.000Z')
  await Promise.all(Array.from({ length: 5 }, () => open(now)))
  // Another process.
  portalOf(portal.payload).recordedAccesses?.clear()
  await open(now)
  await open(new Date(now.getTime() + ONE_OPENING_MS))
  expect(await records()).toHaveLength(2)
})

it('shows nothing that cannot be recorded', async () => {
  const { db } = portal.payload
  const { create } = db
  const failing: typeof create = (args) =>
    args.collection === 'access-records'
      ? Promise.reject(new Error('The disk is full.'))
      : Reflect.apply(create, db, [args])
  Object.assign(db, { create: failing })
  try {
    const read = await get(`/api/applications/${application.id}`)
    expect(read.status).toBeGreaterThanOrEqual(500)
    expect(read.text).not.toContain(application.number)
    const path = `/api/application/staff/${application.id}/identity-number`
    const shown = await portal.call('POST', path, { reason: 'The card is hard to read.' }, officer.headers)
    expect([shown.status, shown.text.includes(AADHAAR)]).toEqual([500, false])
  } finally {
    Object.assign(db, { create })
  }
})

describe('the records', () => {
  itsRule('are read by administrators alone, and changed by none', async () => {
    await get(`/api/applications/${application.id}`)
    const [{ id } = { id: '' }] = await records()
    expect((await get('/api/access-records', officer)).status).toBe(403)
    expect((await get('/api/access-records', administrator)).reply.docs).toHaveLength(1)
    const body = { staffName: 'Another Name' }
    for (const [method, path] of [
      ['POST', '/api/access-records'],
      ['PATCH', `/api/access-records/${id}`],
      ['PATCH', '/api/access-records?where[id][exists]=true'],
      ['DELETE', `/api/access-records/${id}`],
      ['DELETE', '/api/access-records?where[id][exists]=true'],
    ] as const)
      expect((await portal.call(method, path, body, administrator.headers)).status).toBe(403)
    expect(await recorded()).toEqual([`Olive Officer: application ${application.number}`])
  })

  it.each([
    ['the name', () => 'asha'],
    ['the phone', () => `+91 ${student.phone}`],
    ['the e-mail address', () => student.email],
    ['the number of the application', () => application.number],
  ])('are found by %s of a person', async (_, text) => {
    await get(`/api/applications/${application.id}`)
    const other = await anActiveStudent(portal.payload)
    const access = { kind: 'document', subject: 'Other', subjectId: 'y', studentId: other.id } as const
    await recordAccess({ payload: portal.payload, user: officer.user as never, access, now: new Date() })
    const like = { like: text() }
    const found = await portal.payload.find({
      collection: 'access-records',
      where: { or: [{ subject: like }, { studentId: like }] },
      overrideAccess: false,
      user: administrator.user,
    })
    expect(found.docs.map(({ studentId }) => studentId)).toEqual([student.id])
  })

  it('are in the data export of the person concerned, by name, and lose the person with the account', async () => {
    const other = await anActiveStudent(portal.payload, { deletionRequestedAt: new Date().toISOString() })
    for (const { id } of [student, other]) {
      const access = { kind: 'document', subject: 'Aadhaar card', subjectId: id, studentId: id } as const
      await recordAccess({ payload: portal.payload, user: officer.user as never, access, now: new Date() })
    }
    const { reply } = await portal.call('GET', '/api/user/myData', undefined, await loggedIn(portal.payload, student))
    expect(reply.result.openedByStaff).toEqual([
      { at: expect.any(String), by: 'Olive Officer', what: 'Opened a document', which: 'Aadhaar card' },
    ])
    await portal.payload.delete({ collection: 'students', id: other.id })
    const left = (await records()).map(({ studentId, subject }) => [studentId ?? null, subject])
    expect(left).toContainEqual([null, ''])
    expect(JSON.stringify(left)).not.toContain(other.id)
  })

  it('are deleted after a year', async () => {
    const now = new Date('2026-11-20T10:00:00.000Z')
    const at = (ms: number) => new Date(Date.parse(endedBefore(365, now)) - ms).toISOString()
    const record = (when: string, key: string) =>
      ({ at: when, staffId: 's', staffName: 'S', kind: 'list', subject: 'applications', key }) as const
    const rows = [
      ...Array.from({ length: 1200 }, (_, index) => record(at(1 + index), `old-${index}`)),
      record(at(0), 'new'),
    ]
    await insertRows({ payload: portal.payload, collection: 'access-records' satisfies CollectionSlug, rows })
    const { accessRecords } = await walkEnded({ payload: portal.payload, now, dryRun: false })
    expect(accessRecords).toMatchObject({ ended: 1200, oldest: at(1200) })
    expect((await records()).map(({ key }) => key)).toEqual(['new'])
  })
})
