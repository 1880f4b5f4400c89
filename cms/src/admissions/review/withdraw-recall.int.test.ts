import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { correctionToWire } from '@pravesh/shared/admissions/wire/correction'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anApprovedApplication,
  anOpenCourse,
  aSentBackApplication,
  type OpenCourse,
  reread,
  verifyDocumentsOf,
} from '../../../test/builders/applications.ts'
import { aConfirmedEntry, change } from '../../../test/builders/money-records.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { reviewCalls } from '../../../test/review-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { studentCalls } from '../../../test/student-calls.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { findDues } from '../../fees/index.ts'

const portal = startTestPortal()
const { decide, eventsOf } = reviewCalls(portal)
const { post } = studentCalls(portal)
let open: OpenCourse
let staffId: string

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})

const duesOf = (applicationId: string) => findDues(portal.payload, { applicationId })

describe('a withdrawn approval', () => {
  it('cancels the open fees and tells the student why; another approval restores them', async () => {
    const student = await anActiveStudent(portal.payload)
    const { id } = await anApprovedApplication(portal.payload, { open, staffId, student })
    expect((await decide(id, 'withdraw', { reason: ' ' })).reply.errors).toMatchObject([{ field: 'reason' }])
    expect((await decide(id, 'withdraw', { reason: 'The mark sheet is of another person.' })).status).toBe(200)
    expect((await reread(portal.payload, id)).status).toBe('REOPENED')
    expect((await duesOf(id)).every(({ status }) => status === 'cancelled')).toBe(true)
    const account = () => portal.payload.findByID({ collection: 'students', id: student.id })
    expect((await account()).isApproved).toBe(false)
    const withdrawn = (await messagesTo(portal.payload, student.email, 'application-news')).find(({ subject }) =>
      subject?.startsWith('We withdrew the approval'),
    )
    expect(withdrawn?.text).toContain('The mark sheet is of another person.')
    expect((await eventsOf(id)).at(-1)).toMatchObject({ kind: 'approval-withdrawn', by: 'admissions-officer' })

    await verifyDocumentsOf(portal.payload, { id, staffId })
    expect((await decide(id, 'approve')).status).toBe(200)
    expect((await duesOf(id)).every(({ status }) => status === 'open')).toBe(true)
    expect((await account()).isApproved).toBe(true)
  })

  itsRule('is refused while a fee is paid or being paid', async () => {
    const { id } = await anApprovedApplication(portal.payload, { open, staffId })
    const dues = await duesOf(id)
    const [due] = dues
    const set = (status: 'paid' | 'refunded') =>
      updateRow({ payload: portal.payload, collection: 'fee-dues', where: due?.id ?? '', data: { status } })
    await set('paid')
    expect((await decide(id, 'withdraw')).reply.msg).toContain('Ask the accounts to refund them first.')
    await set('refunded')
    // A part that is paid and refunded in part, a cheque, and a payment that waits for a second person.
    const part = dues[1]?.id ?? ''
    const none = { paidPaise: 0, refundedPaise: 0, heldPaise: 0 }
    const enter = (money: object) => change(portal.payload, 'fee-dues', part, { ...none, ...money })
    await enter({ paidPaise: 500_000, refundedPaise: 100_000 })
    expect((await decide(id, 'withdraw')).reply.msg).toMatch(/has paid fees: [^;]*₹4,000\)/)
    await enter({ heldPaise: 500_000 })
    expect((await decide(id, 'withdraw')).reply.msg).toContain('is with the bank')
    await enter({})
    const { studentId } = dues[1] ?? {}
    const facts = { status: 'entered' as const, referenceKey: 'withdrawn', ...(studentId && { studentId }) }
    const entry = await aConfirmedEntry(portal.payload, { ...facts, subjectId: part })
    expect((await decide(id, 'withdraw')).reply.msg).toContain('waits for a second person')
    await change(portal.payload, 'offline-payments', entry.id, { status: 'rejected' })
    expect((await decide(id, 'withdraw')).status).toBe(200)
    expect((await duesOf(id)).filter(({ status }) => status === 'refunded')).toHaveLength(1)
  })
})

describe('a recalled application', () => {
  it('takes no correction: of a correction and a recall at the same moment, one wins', async () => {
    const student = await anActiveStudent(portal.payload)
    const { id, ...sentBack } = await aSentBackApplication(portal.payload, { open, staffId, student })
    const sent = correctionToWire(formOf('DELED'), {
      applicationId: id,
      collegeName: sentBack.collegeName,
      answers: { ...sentBack.answers, motherName: 'ANOTHER NAME' },
      documents: sentBack.documents,
      agreementHtml: sentBack.agreement?.html ?? '',
    })
    const send = () => post('/api/application/reUpdateApplication', sent, student)
    const [correction, recall] = await Promise.all([send(), decide(id, 'recall')])
    expect([correction.status, recall.status].sort()).toEqual([200, 409])
    const { status, changes } = await reread(portal.payload, id)
    expect(status).toBe(recall.status === 200 ? 'REOPENED' : 'RESUBMITTED')
    expect(changes?.answers ?? []).toHaveLength(recall.status === 200 ? 0 : 1)
    if (recall.status === 200) expect(correction.reply.msg).toContain('We have ended our request for corrections')
    expect((await send()).status).toBe(409)
  })

  itsRule('waits for staff again, and the student gets a message', async () => {
    const student = await anActiveStudent(portal.payload)
    const { id } = await aSentBackApplication(portal.payload, { open, staffId, student })
    expect((await decide(id, 'recall', { reason: '' })).reply.errors).toMatchObject([{ field: 'reason' }])
    expect((await decide(id, 'recall', { reason: 'We found the page.' })).status).toBe(200)
    expect(await reread(portal.payload, id)).toMatchObject({ status: 'REOPENED', queue: 'waiting-for-staff' })
    const mails = await messagesTo(portal.payload, student.email, 'application-news')
    expect(mails.some(({ subject }) => subject?.endsWith('needs no correction now'))).toBe(true)
    expect((await decide(id, 'recall')).reply.msg).toContain('The student has sent the corrections')
  })
})
