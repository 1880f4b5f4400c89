/** @sqlite-only the table of moves; staff-calls.int.test.ts and crash.int.test.ts make them on both databases */
import { APPLICATION_STATUSES, type ApplicationStatus, afterMove } from '@pravesh/shared/admissions/status/status'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anApprovedApplication,
  anOpenCourse,
  aPaidApplication,
  aRejectedApplication,
  aSentBackApplication,
  aSubmittedApplication,
  type OpenCourse,
  reread,
  verifyDocumentsOf,
} from '../../../test/builders/applications.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { reviewCalls } from '../../../test/review-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { ROLES } from '../../staff/permissions/roles.ts'

const portal = startTestPortal()
let open: OpenCourse
let staffId: string
const { signedIn, call, decide, check, eventsOf } = reviewCalls(portal)

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})

/** An application in each state. */
const made: Record<ApplicationStatus, () => Promise<{ id: string; revision: number }>> = {
  SUBMITTED: () => aPaidApplication(portal.payload, { open }),
  SENT_BACK: () => aSentBackApplication(portal.payload, { open, staffId }),
  RESUBMITTED: async () => {
    const { id } = await aSentBackApplication(portal.payload, { open, staffId })
    await updateRow({ payload: portal.payload, collection: 'applications', where: id, data: { status: 'RESUBMITTED' } })
    return reread(portal.payload, id)
  },
  REOPENED: async () => {
    const { id } = await aRejectedApplication(portal.payload, { open, staffId })
    await decide(id, 'reopen')
    return reread(portal.payload, id)
  },
  APPROVED: () => anApprovedApplication(portal.payload, { open, staffId }),
  APPROVED_SENT_BACK: async () => {
    const { id } = await anApprovedApplication(portal.payload, { open, staffId })
    await decide(id, 'sendBack', { parts: ['documents'] })
    return reread(portal.payload, id)
  },
  REJECTED: () => aRejectedApplication(portal.payload, { open, staffId }),
}

describe('permission to decide', () => {
  const BODIES = {
    decide: { move: 'reject', code: 'other', reason: 'x' },
    document: { document: 'x', state: 'VERIFIED' },
    note: { text: 'x' },
  }

  it('is limited to admissions officers and administrators', async () => {
    const application = await aPaidApplication(portal.payload, { open })
    const student = await anActiveStudent(portal.payload)
    for (const [name, body] of Object.entries(BODIES)) {
      expect((await call(application.id, name, body, {})).status).toBe(401)
      expect((await call(application.id, name, body, await loggedIn(portal.payload, student))).status).toBe(401)
    }
    for (const role of ROLES.filter((each) => each !== 'admissions-officer')) {
      const theirs = await signedIn(role)
      for (const [name, body] of Object.entries(BODIES)) {
        const { status } = await call(application.id, name, body, theirs)
        const isOpen = role === 'administrator' || (role === 'verifier' && name !== 'decide')
        if (isOpen) expect([200, 404, 409]).toContain(status)
        else expect({ role, status }).toEqual({ role, status: 403 })
      }
    }
  })

  it('ignores the cookie on requests from other sites', async () => {
    const { id } = await aPaidApplication(portal.payload, { open })
    const foreign = { ...(await signedIn('admissions-officer')), origin: 'https://evil.example' }
    expect((await decide(id, 'reject', {}, foreign)).status).toBe(403)
    expect((await reread(portal.payload, id)).status).toBe('SUBMITTED')
  })
})

describe('decisions', () => {
  it.each(APPLICATION_STATUSES)('from %s follow the rules and allow no other move', async (status) => {
    for (const move of ['approve', 'reject', 'sendBack', 'reopen', 'resubmit'] as const) {
      const { id } = await made[status]()
      if (move === 'approve') await verifyDocumentsOf(portal.payload, { id, staffId }).catch(() => {})
      expect((await reread(portal.payload, id)).status).toBe(status)
      const next = move === 'resubmit' ? null : afterMove(status, move)
      const answer = await decide(id, move, { parts: ['personal'] })
      expect({ move, status: answer.status }).toEqual({
        move,
        status: next === null ? (move === 'resubmit' ? 400 : 409) : 200,
      })
      expect((await reread(portal.payload, id)).status).toBe(next ?? status)
    }
  })

  it('to approve are refused while the fee is unpaid or documents are unchecked or rejected', async () => {
    const unpaid = await aSubmittedApplication(portal.payload, { open })
    expect((await decide(unpaid.id, 'approve')).reply.msg).toContain('The application fee is not paid yet.')
    const { id, documents } = await aPaidApplication(portal.payload, { open })
    expect((await decide(id, 'approve')).reply.msg).toContain('Not checked yet: Profile photo')
    await verifyDocumentsOf(portal.payload, { id, staffId })
    await check(id, documents.photo, 'REJECTED', 'Too dark.')
    expect((await decide(id, 'approve')).reply.msg).toContain('Not accepted: Profile photo')
    expect((await reread(portal.payload, id)).status).toBe('SUBMITTED')
  })

  it('to approve admit the student, write the history and notify the student', async () => {
    const student = await anActiveStudent(portal.payload)
    const { id } = await aPaidApplication(portal.payload, { open, student })
    await verifyDocumentsOf(portal.payload, { id, staffId })
    expect((await decide(id, 'approve', { reason: '' })).reply).toEqual({
      success: true,
      msg: 'Approved. We have notified the student.',
    })
    expect((await portal.payload.findByID({ collection: 'students', id: student.id })).isApproved).toBe(true)
    const [last] = (await eventsOf(id)).reverse()
    expect(last).toMatchObject({ kind: 'approved', by: 'admissions-officer' })
    const [mail] = await messagesTo(portal.payload, student.email, 'application-news')
    expect(mail?.subject).toMatch(/^Your application DELED\d+ is approved$/)
  })

  it('to reject or send back need a reason, which is sent to the student', async () => {
    const student = await anActiveStudent(portal.payload)
    const { id } = await aPaidApplication(portal.payload, { open, student })
    for (const move of ['reject', 'sendBack']) {
      expect((await decide(id, move, { reason: ' \n ' })).reply.errors).toMatchObject([{ field: 'reason' }])
    }
    await decide(id, 'sendBack', { reason: 'The name is <b>not</b> yours.', parts: ['personal'] })
    const [mail] = await messagesTo(portal.payload, student.email, 'application-news')
    expect(mail?.text).toContain('The name is <b>not</b> yours.')
    expect(mail?.text).toContain('Personal Details')
    expect(mail?.html).not.toContain('<b>not</b>')
  })

  it('to send back request the documents that were not accepted', async () => {
    const { id, documents } = await aPaidApplication(portal.payload, { open })
    await check(id, documents.photo, 'REJECTED', 'Too dark.')
    await decide(id, 'sendBack', { parts: [] })
    expect((await reread(portal.payload, id)).correction).toMatchObject({
      parts: [],
      documents: ['photo'],
      reason: 'For a reason.',
    })
  })

  it('on an outdated revision are refused', async () => {
    const { id, revision } = await aPaidApplication(portal.payload, { open })
    await decide(id, 'sendBack', { revision })
    expect((await decide(id, 'reject', { revision })).reply.msg).toContain('changed since you opened it')
    expect((await reread(portal.payload, id)).status).toBe('SENT_BACK')
  })

  it('can rest on the revision that a check of a document replies with, unless something else has changed', async () => {
    const { id, revision, documents } = await aPaidApplication(portal.payload, { open })
    const { reply } = await check(id, documents.photo, 'VERIFIED')
    expect(reply.result).toEqual({ revision: revision + 1 })
    expect((await decide(id, 'reject', { revision })).status).toBe(409)
    expect((await decide(id, 'reject', reply.result)).status).toBe(200)
  })

  it('by several officers at once take effect only once', async () => {
    const { id, revision } = await aPaidApplication(portal.payload, { open })
    const answers = await Promise.all([
      decide(id, 'reject', { revision }),
      decide(id, 'sendBack', { revision }),
      decide(id, 'reject', { revision }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await eventsOf(id)).filter(({ kind }) => ['rejected', 'sent-back'].includes(kind))).toHaveLength(1)
  })

  it('to reject record the kind of reason, which a later decision ends', async () => {
    const student = await anActiveStudent(portal.payload)
    const { id } = await aPaidApplication(portal.payload, { open, student })
    expect((await decide(id, 'reject', { code: 'below-minimum' })).status).toBe(200)
    expect((await reread(portal.payload, id)).rejectionCode).toBe('below-minimum')
    const [mail] = await messagesTo(portal.payload, student.email, 'application-news')
    expect(mail?.text).toContain('Your marks are below the minimum for this course.')
    expect((await decide(id, 'reopen')).status).toBe(200)
    expect((await reread(portal.payload, id)).rejectionCode).toBeNull()
  })

  it('to reopen are refused when the student has applied again', async () => {
    const student = await anActiveStudent(portal.payload)
    const { id } = await aRejectedApplication(portal.payload, { open, student, staffId })
    const other = await aSubmittedApplication(portal.payload, { open, student })
    expect((await decide(id, 'reopen')).reply.msg).toContain(`The student has since applied again (${other.number}).`)
    expect((await reread(portal.payload, id)).status).toBe('REJECTED')
  })

  it.each([
    ['no move', {}],
    ['an unknown move', { move: 'pay' }],
    ['an operator', { move: { $ne: 'x' } }],
    ['unknown parts', { move: 'sendBack', reason: 'x', parts: ['payment'] }],
    ['a very long reason', { move: 'reject', code: 'other', reason: 'x'.repeat(2001) }],
    ['a rejection of no kind', { move: 'reject', reason: 'x' }],
    ['a rejection of an unknown kind', { move: 'reject', code: 'mood', reason: 'x' }],
  ])('with %s are refused', async (_, body) => {
    const { id } = await aPaidApplication(portal.payload, { open })
    expect((await call(id, 'decide', body)).status).toBe(400)
  })

  it.each(['x', '00000000-0000-4000-8000-000000000000', '[$ne]'])(
    'on the unknown id %s respond with 404',
    async (id) => {
      expect((await decide(encodeURIComponent(id), 'reject')).status).toBe(404)
    },
  )
})
