import { expect, it } from 'vitest'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

it('has no document of an order yet', async () => {
  const headers = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
  const answer = await portal.call('POST', '/api/pdf/order-pdf', { oid: 'X1' }, headers)
  expect(answer).toMatchObject({ status: 404, reply: { success: false, msg: 'There is no such order.' } })
})
