import { concurrentDeletionTests } from '../../../test/concurrent-deletion-tests.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

// every-concurrent-deletion.int.test.ts interrupts at each call.
concurrentDeletionTests(portal, { rounds: 4, step: 3 })
