import { expect } from 'vitest'
import { anAdmissionsOfficer, type OpenCourse } from './builders/applications.ts'
import { anAdmittedStudent, dueOf, orderFor } from './builders/fees.ts'
import { loggedIn } from './builders/students.ts'
import type { documentedCalls } from './documented-calls.ts'
import type { TestPortal } from './start-test-portal.ts'

interface FeeCallOptions {
  portal: TestPortal
  open: OpenCourse
  ask: ReturnType<typeof documentedCalls>['ask']
}

/** Asks every call for fees, with success and with each refusal. */
export async function checkFeeCalls({ portal, open, ask }: FeeCallOptions): Promise<void> {
  const officer = await anAdmissionsOfficer(portal.payload)
  const someone = await anAdmittedStudent(portal.payload, { open, staffId: officer.id })
  const as = await loggedIn(portal.payload, someone.student)
  const due = dueOf(someone, 'DRESS')
  const order = orderFor(someone, due)
  const pay = (body: object, headers: Record<string, string> = as) =>
    ask('POST', '/api/paymentfees/addPaymentFees', body, headers)
  const retry = (body: object) => ask('POST', '/api/paymentfees/completeFeesPayment', body, as)
  expect((await pay(order)).status).toBe(200)
  expect((await pay({ ...order, feesamount: 1 })).status).toBe(400)
  expect((await pay({ ...order, applicationID: 'unknown' })).status).toBe(404)
  expect((await pay(order, {})).status).toBe(401)
  expect((await retry({ feeid: due.id })).status).toBe(200)
  expect((await retry({ feeid: 'unknown' })).status).toBe(404)
  expect((await retry({})).status).toBe(400)
  const again = (headers?: Record<string, string>) => ask('POST', '/api/payment/payAgain/unknown', {}, headers)
  expect([(await again(as)).status, (await again()).status]).toEqual([404, 401])
  const dashboard = await ask('GET', '/api/student/dashboard', undefined, as)
  expect([dashboard.status, dashboard.reply.result.next.kind]).toEqual([200, 'due'])
  expect((await ask('GET', '/api/student/dashboard')).status).toBe(401)
  for (const call of ['getMyPaymentFees', 'getMyFeePlan']) {
    const { status, reply } = await ask('GET', `/api/paymentfees/${call}`, undefined, as)
    expect([status, reply.result.length]).toEqual([200, 1])
    expect((await ask('GET', `/api/paymentfees/${call}`)).status).toBe(401)
  }
}
