/** @sqlite-only files; documents.int.test.ts and backup-portal.int.test.ts have their records on both databases */
import { siteFileTests } from '../../test/site-file-tests.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { storedUploadTests } from '../../test/stored-upload-tests.ts'

const portal = startTestPortal()
storedUploadTests(portal)
siteFileTests(portal)
