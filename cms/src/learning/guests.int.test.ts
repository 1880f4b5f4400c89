/**
 * Guests buy books and recorded courses, and nothing else. (spec 1, 6)
 * @sqlite-only roles and refusals; buy-course.int.test.ts buys on both databases
 */
import { expect, it } from 'vitest'
import { aSubmittedApplication } from '../../test/builders/applications.ts'
import { dueOf, orderFor } from '../../test/builders/fees.ts'
import { aRecordedCourse } from '../../test/builders/recorded-courses.ts'
import { aGuest, anActiveStudent } from '../../test/builders/students.ts'
import { courseSales } from '../../test/course-sales.ts'
import { feePortal } from '../../test/fee-portal.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'

const portal = startTestPortal()
const { admitted, open } = feePortal(portal)
const { bought, content, get, post } = courseSales(portal)

it('buy a recorded course, and stay guests', async () => {
  const { payload } = portal
  const guest = await aGuest(payload)
  const course = await aRecordedCourse(payload)
  await bought(guest, course)
  expect((await content(guest, course)).status).toBe(200)
  expect(await payload.findByID({ collection: 'students', id: guest.id })).toMatchObject({ role: 'Guest' })
})

it('are refused by the calls of fees and applications', async () => {
  const { payload } = portal
  const guest = await aGuest(payload)
  const someone = await admitted()
  const due = dueOf(someone, 'DRESS')
  const student = await anActiveStudent(payload)
  const { id } = await aSubmittedApplication(payload, { open: open(), student })
  const refused = [
    await post('/api/paymentfees/addPaymentFees', orderFor(someone, due), guest),
    await post('/api/paymentfees/completeFeesPayment', { feeid: due.id }, guest),
    await post('/api/application/completeApplicationPayment', { feeid: id }, guest),
    await post('/api/application/reUpdateApplication', { apply_id: id }, guest),
    await post('/api/application/postapplication', {}, guest),
    await get(`/api/application/allApplicationsById/${id}`, guest),
  ]
  for (const { status, reply } of refused) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(reply.success).toBe(false)
  }
  for (const call of ['paymentfees/getMyPaymentFees', 'paymentfees/getMyFeePlan', 'application/getMyApplication']) {
    expect((await get(`/api/${call}`, guest)).reply.result).toEqual([])
  }
  const where = { studentId: { equals: guest.id } }
  expect((await payload.count({ collection: 'payments', where })).totalDocs).toBe(0)
  expect(await payload.findByID({ collection: 'students', id: guest.id })).toMatchObject({ role: 'Guest' })
})
