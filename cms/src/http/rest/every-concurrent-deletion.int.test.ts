/** @long a deletion at each database call of a request; concurrent-deletion.int.test.ts deletes at every third */
import { concurrentDeletionTests } from '../../../test/concurrent-deletion-tests.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

concurrentDeletionTests(portal, { rounds: 30, step: 1 })
