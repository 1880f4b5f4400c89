/** @long baskets.int.test.ts has a tenth of the buyers */
import { it } from 'vitest'
import { raceForBaskets } from '../../../test/basket-race.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

it('100 buyers with baskets of three: stock and payments are exact', () =>
  raceForBaskets({ portal, buyers: 100, titles: 12, copies: 20 }))
