import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import { beforeAll, describe, expect, it } from 'vitest'
import { anAdmissionsOfficer, aSubmittedApplication, officer, reread } from '../../../test/builders/applications.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { openEveryCourse } from '../../../test/open-courses.ts'
import { simulatorOf } from '../../../test/simulator.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { studentCalls } from '../../../test/student-calls.ts'
import { decideApplication } from '../review/decide-application.ts'

const portal = startTestPortal()
const open = openEveryCourse(portal)
let staffId: string
beforeAll(async () => {
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})
const { get, post } = studentCalls(portal)

describe('paying later', () => {
  it('returns the payment page and records the paid fee', async () => {
    const student = await anActiveStudent(portal.payload)
    const { id } = await aSubmittedApplication(portal.payload, { open: open.DELED, student })
    const pay = (more: object = {}) =>
      post('/api/application/completeApplicationPayment', { feeid: id, ...more }, student)
    expect((await pay({ feesamount: 1 })).reply.errors).toMatchObject([{ field: 'feesamount' }])
    const { status, reply } = await pay({ feesamount: 1000, MUID: 'MINE', transactionId: 'MINE' })
    expect({ status, url: reply.url }).toEqual({ status: 200, url: expect.stringMatching(/^http/) })
    const { paymentId = '' } = await reread(portal.payload, id)
    expect(paymentId).toMatch(/^T/)
    await simulatorOf(portal).act(paymentId ?? '', 'pay')
    expect(await reread(portal.payload, id)).toMatchObject({ feePaidAt: expect.any(String), paymentId })
    expect((await pay()).status).toBe(409)
  })
})

itsRule('tells the applicant how the payment of the fee is going', async () => {
  const student = await anActiveStudent(portal.payload)
  const { id } = await aSubmittedApplication(portal.payload, { open: open.DELED, student })
  const unpaid = await aSubmittedApplication(portal.payload, { open: open.BED, student })
  const bank = simulatorOf(portal)
  const owed = async (applicationId = id): Promise<OwedView> => {
    const own = await get(`/api/application/allApplicationsById/${applicationId}`, student)
    const { reply } = await get('/api/application/getMyApplication', student)
    const listed = reply.result.find((each: { _id: string }) => each._id === applicationId)
    expect(listed.view.owed).toEqual(own.reply.result.view.owed)
    return listed.view.owed
  }
  const attempt = async () => {
    await post('/api/application/completeApplicationPayment', { feeid: id }, student)
    return (await reread(portal.payload, id)).paymentId ?? ''
  }
  expect(await owed()).toMatchObject({ state: 'notStarted', action: 'pay', transactionId: null })
  const [first, second] = [await attempt(), await attempt()]
  expect(first).not.toBe(second)
  expect(await owed()).toMatchObject({ state: 'opened', action: 'pay', transactionId: second })
  expect(await owed(unpaid.id)).toMatchObject({ state: 'notStarted' })
  await bank.act(second, 'fail')
  expect(await owed()).toMatchObject({ state: 'failed', action: 'pay', transactionId: second })
  const again = await post(`/api/payment/payAgain/${second}`, {}, student)
  expect(again).toMatchObject({ status: 200, reply: { url: expect.stringMatching(/^http/) } })
  await bank.act(first, 'pay')
  expect(await owed()).toMatchObject({ state: 'paid', action: null, transactionId: first })
  expect(await post(`/api/payment/payAgain/${second}`, {}, student)).toMatchObject({ status: 409 })
})

itsRule('asks for no second payment while a wrong amount is being checked', async () => {
  const student = await anActiveStudent(portal.payload)
  const { id } = await aSubmittedApplication(portal.payload, { open: open.DELED, student })
  const pay = () => post('/api/application/completeApplicationPayment', { feeid: id }, student)
  await pay()
  const { paymentId } = await reread(portal.payload, id)
  await simulatorOf(portal).act(paymentId ?? '', 'pay-less')
  const { reply } = await get(`/api/application/allApplicationsById/${id}`, student)
  expect(reply.result.view.owed).toMatchObject({ state: 'checking', action: null })
  expect((await pay()).status).toBe(409)
})

it('refuses payment for a rejected application', async () => {
  const student = await anActiveStudent(portal.payload)
  const { id } = await aSubmittedApplication(portal.payload, { open: open.DELED, student })
  const decision = { move: 'reject', code: 'other', reason: 'You do not qualify.' } as const
  await decideApplication({ payload: portal.payload, staff: officer(staffId), id, decision, now: new Date() })
  expect((await post('/api/application/completeApplicationPayment', { feeid: id }, student)).status).toBe(409)
})
