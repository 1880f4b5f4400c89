import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { correctionToWire } from '@pravesh/shared/admissions/wire/correction'
import { addDays } from '@pravesh/shared/platform/days'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  anOpenCourse,
  aPaidApplication,
  aRejectedApplication,
  aSubmittedApplication,
  type OpenCourse,
  reread,
} from '../../../test/builders/applications.ts'
import { anUploadedDocument } from '../../../test/builders/documents.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { reviewCalls } from '../../../test/review-calls.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { runDue } from '../../database/work/run-due.ts'
import type { Student } from '../../payload-types.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { openApplication } from '../holds/hold.ts'
import { windowWork } from './window-work.ts'

const portal = startTestPortal()
const { decide, eventsOf } = reviewCalls(portal)
let open: OpenCourse
let officer: StaffSession
let session: string
const today = dayInIndia(new Date())
/** Noon in India, so many days from today. */
const noon = (days: number) => `${addDays(today, days)}T06:30:00.000Z`

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  officer = await aStaffSession(portal, ['admissions-officer'], 'Asha')
  const { docs } = await portal.payload.find({ collection: 'academic-sessions', where: { current: { equals: true } } })
  session = docs[0]?.id ?? ''
})
beforeEach(() =>
  deleteRows({ payload: portal.payload, collection: 'correction-windows', where: { id: { exists: true } } }),
)

const save = (from: number, to: number, more: object = {}) =>
  portal.call(
    'POST',
    '/api/correction-windows',
    {
      course: 'DELED',
      session,
      firstDay: noon(from),
      lastDay: noon(to),
      items: ['motherName', 'photo'],
      announces: true,
      reminderDays: 2,
      ...more,
    },
    officer.headers,
  )
async function window(from: number, to: number, more: object = {}): Promise<string> {
  const { status, reply, text } = await save(from, to, more)
  expect(status, text).toBe(201)
  return reply.doc.id
}

async function correct(student: Student, application: ApplicationRecord, change: object, documents: object = {}) {
  const headers = await loggedIn(portal.payload, student)
  const { id, answers, collegeName, agreement } = application
  const body = correctionToWire(formOf('DELED'), {
    applicationId: id,
    collegeName,
    answers: { ...answers, ...change },
    documents: { ...application.documents, ...documents },
    agreementHtml: agreement?.html ?? '',
  })
  return portal.call('POST', '/api/application/reUpdateApplication', body, headers)
}

async function applied(pay = true) {
  const student = await anActiveStudent(portal.payload)
  const make = pay ? aPaidApplication : aSubmittedApplication
  return { student, application: await make(portal.payload, { open, student }) }
}
const viewOf = async (student: Student, id: string) =>
  (
    await portal.call(
      'GET',
      `/api/application/allApplicationsById/${id}`,
      undefined,
      await loggedIn(portal.payload, student),
    )
  ).reply.result

describe('an open correction window', () => {
  it('lets a student correct its questions and documents without being asked, and makes a read decision stale', async () => {
    const { payload } = portal
    await window(0, 0)
    const { student, application } = await applied()
    const { id, revision, waitingSince } = application
    const seen = await viewOf(student, id)
    expect(seen.view.correctionWindow).toEqual({ labels: ['Mother’s name', 'Profile photo'], lastDay: today })
    expect(seen.edit.correction.requests.map(({ items }: { items: string[] }) => items)).toEqual([
      ['motherName'],
      ['photo'],
    ])
    await openApplication({ payload, staff: { id: String(officer.user.id), name: 'Asha' }, id, now: new Date() })

    const photo = await anUploadedDocument(payload, { studentId: student.id, kind: 'photo' })
    const sent = await correct(student, application, { motherName: 'NABIN DAS' }, { photo })
    expect(sent.status, sent.text).toBe(200)
    const after = await reread(payload, id)
    // It keeps its state and place, and the officer keeps it open.
    expect(after).toMatchObject({
      status: 'SUBMITTED',
      waitingSince,
      heldBy: officer.user.id,
      answers: { motherName: 'NABIN DAS' },
    })
    expect(after.documents.photo).toBe(photo)
    expect(after.changes?.answers).toMatchObject([{ label: 'Mother’s name', after: 'NABIN DAS' }])
    expect((await eventsOf(id)).at(-1)?.kind).toBe('corrected')
    const stale = await decide(id, 'reject', { revision }, officer.headers)
    expect([stale.status, stale.reply.msg]).toEqual([
      409,
      'This application has changed since you opened it. Review it again.',
    ])
    const mails = await messagesTo(payload, student.email, 'application-news')
    expect(mails.map(({ subject }) => subject)).toContain(
      `We received the changes to your application ${application.number}`,
    )
  })

  itsRule('refuses other questions and other applications', async () => {
    await window(0, 3)
    const { student, application } = await applied(false)
    const other = await correct(student, application, { fatherName: 'SOMEONE ELSE' })
    expect(other.status).toBe(400)
    expect(other.reply.errors).toMatchObject([{ code: 'locked' }])
    const staffId = String(officer.user.id)
    const rejected = await aRejectedApplication(portal.payload, {
      open,
      student: await anActiveStudent(portal.payload),
      staffId,
    })
    const owner = await portal.payload.findByID({ collection: 'students', id: rejected.studentId })
    expect((await correct(owner, rejected, { motherName: 'NABIN DAS' })).status).toBe(409)
    expect((await correct(owner, application, { motherName: 'NABIN DAS' })).status).toBe(404)
  })

  itsRule('that has closed says when, and changes nothing', async () => {
    const { student, application } = await applied()
    expect((await correct(student, application, { motherName: 'NABIN DAS' })).reply.msg).toContain('We are reviewing')
    await window(-3, -1)
    const { status, reply } = await correct(student, application, { motherName: 'NABIN DAS' })
    expect(status).toBe(409)
    expect(reply.msg).toMatch(/^The last day for corrections was .*, so we did not save these changes\./)
    expect((await viewOf(student, application.id)).edit).toBeUndefined()
    expect((await reread(portal.payload, application.id)).revision).toBe(application.revision)
  })

  itsRule('is checked when staff save it', async () => {
    await window(0, 3)
    const problems = await Promise.all([
      save(2, 5),
      save(6, 5),
      save(6, 7, { items: [] }),
      save(6, 7, { items: ['email'] }),
      save(6, 7, { session: 'none' }),
    ])
    expect(problems.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect(problems[0]?.text).toContain('Another window of this session and course has some of these days.')
    const clerk = await aStaffSession(portal, ['verifier'])
    expect((await portal.call('POST', '/api/correction-windows', {}, clerk.headers)).status).toBe(403)
  })
})

describe('messages about a window', () => {
  it('go to each student once when it opens and before it ends, also after kills', async () => {
    const { payload } = portal
    const { student } = await applied()
    const news = async () => (await messagesTo(payload, student.email, 'window-news')).map(({ subject }) => subject)
    await window(1, 8)
    const workAt = (days: number) => runDue({ payload, work: windowWork, now: () => new Date(noon(days)) })
    await workAt(0)
    expect(await news()).toEqual([])
    let died = true
    for (let nth = 1; died; nth += KILL_STEP) died = (await killAtWrite(payload, nth, () => workAt(1))).died
    for (const day of [2, 5, 6, 7, 9]) await workAt(day)
    const [first = '', second = '', ...others] = await news()
    expect([first, second].sort()[0]).toContain('Last days to correct')
    expect(others).toEqual([])
  })
})
