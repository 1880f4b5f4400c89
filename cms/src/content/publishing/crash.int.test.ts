/**
 * @sqlite-only a process that dies while it writes files; events.int.test.ts makes its queries on both databases
 * @needs-build site
 */
import { publishingCrashTests } from '../../../test/publishing-crash-tests.ts'

publishingCrashTests({ books: 30, kills: [10] })
