import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anApprovedApplication,
  anOpenCourse,
  aPaidApplication,
  aRejectedApplication,
  type OpenCourse,
  officer,
  reread,
} from '../../../test/builders/applications.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Payment } from '../../payload-types.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { decideApplication } from '../review/decide-application.ts'
import { applicationFeePaid } from './fee-paid.ts'
import { applicationFeeRefunded } from './fee-refunded.ts'
import { payLater } from './pay-later.ts'

const portal = startTestPortal()
let open: OpenCourse
let staffId: string
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})

const paymentOf = ({ id, paymentId }: ApplicationRecord) =>
  ({ subjectId: id, transactionId: paymentId, merchantId: 'MUID1', amountPaise: 100_000 }) as Payment

const refund = (application: ApplicationRecord, refundedPaise = 100_000) =>
  applicationFeeRefunded({ payload: portal.payload, payment: paymentOf(application), refundedPaise, now: new Date() })

const pay = ({ id, studentId }: ApplicationRecord) =>
  payLater({ payload: portal.payload, studentId, applicationId: id, amountPaise: null, now: new Date() })

const eventsOf = async (id: string) =>
  (
    await portal.payload.find({
      collection: 'application-events',
      where: { application: { equals: id } },
      sort: 'at',
      limit: 0,
    })
  ).docs.map(({ kind }) => kind)

describe('a refunded application fee', () => {
  it('leaves an undecided application unpaid, so that it can be paid again but not approved', async () => {
    const application = await aPaidApplication(portal.payload, { open })
    await refund(application)
    await refund(application)
    const refunded = await reread(portal.payload, application.id)
    expect(refunded).toMatchObject({ status: 'SUBMITTED', queue: 'waiting-for-fee', feePaidAt: null })
    expect(refunded.feeRefundedAt).toBeTruthy()
    expect(await eventsOf(application.id)).toEqual(['submitted', 'paid', 'fee-refunded'])
    const decision = { move: 'approve' as const, reason: '' }
    await expect(
      decideApplication({
        payload: portal.payload,
        staff: officer(staffId),
        id: application.id,
        decision,
        now: new Date(),
      }),
    ).rejects.toMatchObject({ status: 409 })
    expect(await pay(application)).toMatchObject({ transactionId: expect.any(String) })
    await applicationFeePaid({
      payload: portal.payload,
      payment: { ...paymentOf(application), transactionId: 'T2', paidAt: '2026-11-21T00:00:00.000Z' } as Payment,
      now: new Date(),
    })
    // Late news of the first payment's refund.
    await refund(application)
    expect(await reread(portal.payload, application.id)).toMatchObject({
      queue: 'waiting-for-staff',
      feePaidAt: '2026-11-21T00:00:00.000Z',
      feeRefundedAt: null,
    })
  })

  it('leaves an approved application approved, and the fee is not due again', async () => {
    const application = await anApprovedApplication(portal.payload, { open, staffId })
    await refund(application)
    expect(await reread(portal.payload, application.id)).toMatchObject({ status: 'APPROVED', queue: 'approved' })
    await expect(pay(application)).rejects.toMatchObject({ code: 'REFUNDED' })
  })

  itsRule('leaves a rejected application rejected', async () => {
    const application = await aRejectedApplication(portal.payload, { open, staffId })
    await refund(application)
    expect(await reread(portal.payload, application.id)).toMatchObject({ status: 'REJECTED', queue: 'rejected' })
    await expect(pay(application)).rejects.toMatchObject({ code: 'REJECTED' })
  })

  it('still counts as paid after a partial refund', async () => {
    const application = await aPaidApplication(portal.payload, { open })
    await refund(application, 99_999)
    expect((await reread(portal.payload, application.id)).feePaidAt).toBeTruthy()
    expect(await eventsOf(application.id)).toEqual(['submitted', 'paid'])
  })
})
