/** @long 200 people at once; registration.int.test.ts and submit-application.int.test.ts have fewer */
import { it } from 'vitest'
import { expectOneAccountPerPhone } from '../../../test/at-once/registrations.ts'
import { expectUniqueNumbers } from '../../../test/at-once/submissions.ts'
import { openEveryCourse } from '../../../test/open-courses.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const open = openEveryCourse(portal)

it('creates one account per phone from 200 concurrent requests, 20 of them with the same phone', () =>
  expectOneAccountPerPhone(portal, { phones: 180, times: 20 }))

it('accepts 200 concurrent applications with unique numbers', () => expectUniqueNumbers(portal, open, 200))
