/** @sqlite-only reads what other files of admissions and fees write on both databases */
import type { AgreedTerms } from '@pravesh/shared/payments/refunds/agreed-terms'
import { UGC_TIERS } from '@pravesh/shared/payments/refunds/policy'
import { describe, expect, it } from 'vitest'
import { aSubmissionOf, reread } from '../../../test/builders/applications.ts'
import { anAdmittedStudent, dueOf } from '../../../test/builders/fees.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { submitApplication } from '../../admissions/submit/submit-application.ts'
import { updateRow } from '../../database/records/update-row.ts'
import type { AcademicSession } from '../../payload-types.ts'
import { refundTermsOf } from '../refund-terms/refund-terms-of.ts'
import { feeTerms } from './fee-terms.ts'

const portal = startTestPortal()
const { admitted, get, open, staffId } = feePortal(portal)
const course = 'BED'

async function choose(data: Partial<AcademicSession>): Promise<AgreedTerms> {
  const { sessionYear } = open()
  const where = { year: { equals: sessionYear } }
  await portal.payload.update({ collection: 'academic-sessions', where, data })
  return refundTermsOf({ payload: portal.payload, course, sessionYear })
}

const choosing = (kind: AgreedTerms['kind']) => choose({ courseTerms: { BED: { kind } } })
const termsOf = (subjectId: string) => feeTerms({ payload: portal.payload, subjectId })
const SPECIFIED_TERMS = { rule: 'specified', courseFeePaise: 12_345_600 }

describe('the refund terms of a fee', () => {
  it('are those that the student signed, whatever staff choose later', async () => {
    const before = await admitted()
    const scheduleOpen = { ...open(), refundTerms: await choosing('schedule') }
    const after = await anAdmittedStudent(portal.payload, { open: scheduleOpen, staffId: staffId() })
    const [earlier, later] = [dueOf(before, 'TUITION').id, dueOf(after, 'TUITION').id]
    expect(after.application.agreement?.html).toContain('by the refund schedule of session 2026-2028')
    expect(after.application.agreement?.html).not.toContain('75%')
    const scheduled = { rule: 'policy', policy: { tiers: UGC_TIERS, lastAdmissionDay: null } }
    expect(await termsOf(earlier)).toEqual(SPECIFIED_TERMS)
    expect(await termsOf(later)).toMatchObject(scheduled)
    await choosing('specified')
    expect(await termsOf(earlier)).toEqual(SPECIFIED_TERMS)
    expect(await termsOf(later)).toMatchObject(scheduled)
    const { reply } = await get('/api/paymentfees/getMyFeePlan', after.student)
    expect(reply.result[0].refundTerms.join(' ')).toContain('Up to 30 days after the last date: 50 %.')
  })

  it('have a last date that is announced after the signature, but no other change', async () => {
    const scheduleOpen = { ...open(), refundTerms: await choosing('schedule') }
    const someone = await anAdmittedStudent(portal.payload, { open: scheduleOpen, staffId: staffId() })
    const { id } = dueOf(someone, 'TUITION')
    await choose({
      refundTerms: {
        lastAdmissionDay: '2026-12-15T12:00:00.000Z',
        tiers: [{ fromDays: 0, percent: 1 }],
        overrides: [],
        processingPercent: 0,
        processingMaxPaise: 0,
      },
    })
    expect(await termsOf(id)).toMatchObject({ policy: { tiers: UGC_TIERS, lastAdmissionDay: '2026-12-15' } })
    await choosing('specified')
  })

  it('are the clause of the specification for agreements from before there was a choice', async () => {
    const someone = await admitted()
    const { id, agreement } = await reread(portal.payload, someone.application.id)
    await choosing('schedule')
    await updateRow({
      payload: portal.payload,
      collection: 'applications',
      where: id,
      data: { agreement: { ...agreement, refundTerms: null } },
    })
    expect(await termsOf(dueOf(someone, 'TUITION').id)).toEqual(SPECIFIED_TERMS)
    await choosing('specified')
  })
})

it('refuses an agreement with other refund terms than those in force', async () => {
  await choosing('schedule')
  const student = await anActiveStudent(portal.payload)
  const submission = await aSubmissionOf(portal.payload, { student, open: open() })
  const sent = { payload: portal.payload, student, submission, clientAddress: '203.0.113.1', now: new Date() }
  await expect(submitApplication(sent)).rejects.toMatchObject({ code: 'AGREEMENT_CHANGED', status: 409 })
})
