import { expect, it } from 'vitest'
import { aRecordedCourse } from '../../../test/builders/recorded-courses.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { courseSales } from '../../../test/course-sales.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../platform/database/change-one.ts'
import { paymentsCount } from './payments-count.ts'
import { purchasesArePaid } from './purchases-are-paid.ts'

const portal = startTestPortal()
const { bought, started } = courseSales(portal)

it('find purchases without a payment, and payments without a purchase', async () => {
  const { payload } = portal
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000)
  const find = async (invariant: typeof paymentsCount) => {
    const found: string[] = []
    for await (const { subject } of invariant.find({ payload, now: tomorrow })) found.push(subject)
    return found
  }
  const course = await aRecordedCourse(payload)
  const good = await bought(await anActiveStudent(payload), course)
  await started(await anActiveStudent(payload), course)
  expect([await find(purchasesArePaid), await find(paymentsCount)]).toEqual([[], []])
  const data = { paymentId: 'T-another' }
  await changeOne({ payload, collection: 'course-purchases', where: { id: { equals: good.subjectId } }, data })
  expect(await find(purchasesArePaid)).toEqual([good.subjectId])
  expect(await find(paymentsCount)).toEqual([good.transactionId])
})
