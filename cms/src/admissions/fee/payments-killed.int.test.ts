import { paymentsKilledTests } from '../../../test/payments-killed-tests.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

// payments-killed-everywhere.int.test.ts kills at each write.
paymentsKilledTests(portal, { payments: 54, step: 3 })
