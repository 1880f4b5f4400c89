/** @sqlite-only files; uploads-in-s3.int.test.ts has their records on both databases */
import { startTestPortal } from '../../test/start-test-portal.ts'
import { storedUploadTests } from '../../test/stored-upload-tests.ts'

storedUploadTests(startTestPortal())
