<<<<<<< /tmp/inttests-m/mf-theirs
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { aDraftBook, aPublishedBook } from '../../../test/builders/books.ts'
import { aPicture } from '../../../test/builders/pictures.ts'
import { aStaffMember, signedIn } from '../../../test/builders/staff.ts'
import { type Answer, startTestPortal } from '../../../test/start-test-portal.ts'
import { sqliteOf } from '../../database/adapter/sqlite-of.ts'
import type { Staff } from '../../payload-types.ts'
||||||| /tmp/inttests-m/mf-base
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { aDraftBook, aPublishedBook } from '../../../test/builders/books.ts'
import { aPicture } from '../../../test/builders/pictures.ts'
import { aStaffMember, signedIn } from '../../../test/builders/staff.ts'
import { type Answer, startTestPortal } from '../../../test/start-test-portal.ts'
import type { Staff } from '../../payload-types.ts'
import { sqliteOf } from '../../database/adapter/sqlite-of.ts'
=======
import { concurrentDeletionTests } from '../../../test/concurrent-deletion-tests.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
>>>>>>> /tmp/inttests-m/mf-mine

const portal = startTestPortal()

// every-concurrent-deletion.int.test.ts interrupts at each call.
concurrentDeletionTests(portal, { rounds: 4, step: 3 })
