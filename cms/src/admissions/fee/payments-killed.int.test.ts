import { LEAVES_OUT_CASES } from '../../../test/left-out-on-mongodb.ts'
import { paymentsKilledTests } from '../../../test/payments-killed-tests.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

// payments-killed-everywhere.int.test.ts kills at each write.
paymentsKilledTests(portal, LEAVES_OUT_CASES ? { payments: 24, step: 9 } : { payments: 54, step: 3 })
