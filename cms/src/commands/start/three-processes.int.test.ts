import { describe } from 'vitest'
import { describeRules, LEAVES_OUT_CASES } from '../../../test/left-out-on-mongodb.ts'
import { accountTests } from '../../../test/processes/account-tests.ts'
import { basketTests } from '../../../test/processes/basket-tests.ts'
import { bulkTests } from '../../../test/processes/bulk-tests.ts'
import { orderTests } from '../../../test/processes/order-tests.ts'
import { parcelTests } from '../../../test/processes/parcel-tests.ts'
import { paymentTests } from '../../../test/processes/payment-tests.ts'
import { processPool } from '../../../test/processes/process-pool.ts'
import { reportTests } from '../../../test/processes/report-tests.ts'
import { signInTests } from '../../../test/processes/sign-in-tests.ts'

// One for each test that kills one; on MongoDB three do, and one is left.
const pool = processPool({ size: LEAVES_OUT_CASES ? 4 : 6 })

// many-records-three-processes.int.test.ts has more of each.
describe('jobs and accounts', () => accountTests(pool, { guesses: 40, registrations: 40 }))
describeRules('sign-ins', () => signInTests(pool))
describe('payments', () =>
  paymentTests(pool, LEAVES_OUT_CASES ? { toAll: 6, interrupted: 12 } : { toAll: 9, interrupted: 24 }))
describe('orders', () => orderTests(pool, { copies: 8 }))
describe('baskets', () => basketTests(pool, { buyers: 10, titles: 5, copies: 4 }))
describeRules('reports', () => reportTests(pool, { broken: 9 }))
describeRules('parcels', () => parcelTests(pool, { parcels: 10 }))
describe('bulk runs', () => bulkTests(pool, { applications: 12 }))
