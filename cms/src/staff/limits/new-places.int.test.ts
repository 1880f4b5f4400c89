import { helpCalls } from '@pravesh/shared/contact/help/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApprovedApplication, anOpenCourse, aSubmittedApplication } from '../../../test/builders/applications.ts'
import { dueOf } from '../../../test/builders/fees.ts'
import { aStoredPayment } from '../../../test/builders/money-records.ts'
import { aRequestedRefund } from '../../../test/builders/refunds.ts'
import { givenSiteSettings } from '../../../test/builders/site-settings.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { aLimitedMember } from '../../../test/limited-staff.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRow } from '../../database/records/read-row.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { enterOfflinePayment } from '../../payments/offline/enter-payment.ts'
import { NO_COLLEGE } from '../scope/place-fields.ts'
import { fillPlaces } from './fill-places.ts'
import { movePlaces } from './move-places.ts'

const portal = startTestPortal()
beforeAll(() => givenSiteSettings(portal.payload))
const fees = feePortal(portal)

describe('new records say where they belong', () => {
  it('dues, payments, receipts, refunds and requests', async () => {
    const { payload } = portal
    const admitted = await fees.admitted()
    const { application } = admitted
    const place = { college: application.collegeId, course: 'BED' }
    const due = dueOf(admitted, 'REGISTRATION')
    expect(await readRow({ payload, collection: 'fee-dues', where: { id: { equals: due.id } } })).toMatchObject(place)
    const transactionId = await fees.paid(admitted, due)
    const payment = await readRow({
      payload,
      collection: 'payments',
      where: { transactionId: { equals: transactionId } },
    })
    expect(payment).toMatchObject(place)
    const where = { paymentId: { equals: payment?.id } }
    expect(await readRow({ payload, collection: 'receipts', where: where as never })).toMatchObject(place)
    expect(await aRequestedRefund(payload, { paymentId: payment?.id ?? '', amountPaise: 1000 })).toMatchObject(place)
    const asked = await fees.post(
      callAddress(helpCalls.askForHelp),
      { text: 'When?', about: `payment:${transactionId}` },
      admitted.student,
    )
    const reference = { reference: { equals: asked.reply.result.reference } }
    expect(await readRow({ payload, collection: 'contact-messages', where: reference as never })).toMatchObject(place)
  })

  it('students, of each of their applications', async () => {
    const { payload } = portal
    const student = await anActiveStudent(payload)
    const placesOf = async () =>
      (await readRow({ payload, collection: 'students', where: { id: { equals: student.id } } }))?.places
    const bed = fees.open()
    const deled = await anOpenCourse(payload, 'DELED')
    const [first, second] = await Promise.all([
      aSubmittedApplication(payload, { open: bed, student }),
      aSubmittedApplication(payload, { open: deled, student }),
    ])
    const places = await placesOf()
    expect(places).toContain(`<${first.collegeId}/BED>`)
    expect(places).toContain(`<${second.collegeId}/DELED>`)
    await updateRow({ payload, collection: 'students', where: student.id, data: { places: null } })
    await fillPlaces(payload)
    expect(await placesOf()).toBe(places)
  })

  it('nowhere, if they belong to no college', async () => {
    const { payload } = portal
    const { id } = await aStoredPayment(payload, { purpose: 'order' })
    await fillPlaces(payload)
    expect(await readRow({ payload, collection: 'payments', where: { id: { equals: id } } })).toMatchObject({
      college: NO_COLLEGE,
    })
    const { headers } = await aLimitedMember(portal, { courses: ['BED', 'DELED'] })
    expect((await portal.call('GET', `/api/payments/${id}`, undefined, headers)).status).toBe(404)
  })

  it('and are taken at the counter only inside', async () => {
    const { payload } = portal
    const staffId = fees.staffId()
    const { id: applicationId } = await anApprovedApplication(payload, { open: fees.open(), staffId })
    const due = await readRow({ payload, collection: 'fee-dues', where: { applicationId: { equals: applicationId } } })
    if (!due) throw new Error('There is no due.')
    const entry = {
      allocations: [{ purpose: 'fee' as const, subjectId: due.id, amountPaise: due.amountPaise }],
      amountPaise: String(due.amountPaise),
      bank: '',
      channel: 'cash' as const,
      reference: 'R 1',
      receivedOn: '2026-01-15',
    }
    const scope = { colleges: [], courses: ['DELED'] }
    const enter = { payload, staff: { id: staffId, name: 'Mina' }, entry, proof: {} as never, now: new Date() }
    await expect(enterOfflinePayment({ ...enter, scope } as never)).rejects.toMatchObject({ code: 'NOT_PAYABLE' })
  })

  it('and follow an application to another college', async () => {
    const { payload } = portal
    const admitted = await fees.admitted()
    const due = dueOf(admitted, 'REGISTRATION')
    const transactionId = await fees.paid(admitted, due)
    const where = { transactionId: { equals: transactionId } }
    const { id: paymentId = '' } = (await readRow({ payload, collection: 'payments', where })) ?? {}
    const refund = await aRequestedRefund(payload, { paymentId, amountPaise: 1000 })
    const other = await fees.admitted()
    const college = fees.open().colleges[1].id
    await movePlaces({ payload, id: admitted.application.id, college })
    const collegeOf = async (collection: 'fee-dues' | 'payments' | 'receipts' | 'refunds', condition: object) =>
      (await readRow({ payload, collection, where: condition as never }))?.college
    expect(await collegeOf('fee-dues', { id: { equals: due.id } })).toBe(college)
    expect(await collegeOf('payments', { id: { equals: paymentId } })).toBe(college)
    expect(await collegeOf('receipts', { paymentId: { equals: paymentId } })).toBe(college)
    expect(await collegeOf('refunds', { id: { equals: refund.id } })).toBe(college)
    expect(await collegeOf('fee-dues', { applicationId: { equals: other.application.id } })).not.toBe(college)
  })
})
