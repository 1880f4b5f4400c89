/** @long a death at each write of 200 payments; payments-killed.int.test.ts has one at every third */
import { paymentsKilledTests } from '../../../test/payments-killed-tests.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

paymentsKilledTests(portal, { payments: 200, step: 1 })
