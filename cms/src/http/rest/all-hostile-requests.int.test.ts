/** @long each malformed request to each address; hostile-requests.int.test.ts sends some to each address */
import { describe } from 'vitest'
import { malformedRequestTests } from '../../../test/doors/malformed-request-tests.ts'
import { allPairs } from '../../../test/pairs.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

describe('a client error answers', () => malformedRequestTests(portal, allPairs))
