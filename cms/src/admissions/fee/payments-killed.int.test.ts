import { LEAVES_OUT_KILLS } from '../../../test/kill-at-write.ts'
import { paymentsKilledTests } from '../../../test/payments-killed-tests.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

// payments-killed-everywhere.int.test.ts kills at each write.
paymentsKilledTests(portal, LEAVES_OUT_KILLS ? { payments: 24, step: 9 } : { payments: 54, step: 3 })
