/**
 * @sqlite-only a process that dies while it writes files; events.int.test.ts makes its queries on both databases
 * @needs-build site
 * @long at three moments; crash.int.test.ts kills at one
 */
import { publishingCrashTests } from '../../../test/publishing-crash-tests.ts'

publishingCrashTests({ books: 60, kills: [1, 20, 50] })
