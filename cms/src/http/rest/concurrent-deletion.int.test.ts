import { concurrentDeletionTests } from '../../../test/concurrent-deletion-tests.ts'
import { LEAVES_OUT_CASES } from '../../../test/left-out-on-mongodb.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

// every-concurrent-deletion.int.test.ts interrupts at each call.
concurrentDeletionTests(portal, LEAVES_OUT_CASES ? { rounds: 2, step: 7 } : { rounds: 4, step: 5 })
