import { describe } from 'vitest'
import { accountTests } from '../../../test/processes/account-tests.ts'
import { basketTests } from '../../../test/processes/basket-tests.ts'
import { orderTests } from '../../../test/processes/order-tests.ts'
import { parcelTests } from '../../../test/processes/parcel-tests.ts'
import { paymentTests } from '../../../test/processes/payment-tests.ts'
import { processPool } from '../../../test/processes/process-pool.ts'
import { reportTests } from '../../../test/processes/report-tests.ts'
import { signInTests } from '../../../test/processes/sign-in-tests.ts'

// One for each test that kills one.
const pool = processPool({ size: 5 })

// many-records-three-processes.int.test.ts has more of each.
describe('jobs and accounts', () => accountTests(pool, { guesses: 40, registrations: 40 }))
describe('sign-ins', () => signInTests(pool))
describe('payments', () => paymentTests(pool, { toAll: 9, interrupted: 24 }))
describe('orders', () => orderTests(pool, { copies: 8 }))
describe('baskets', () => basketTests(pool, { buyers: 10, titles: 5, copies: 4 }))
describe('reports', () => reportTests(pool, { broken: 9 }))
describe('parcels', () => parcelTests(pool, { parcels: 10 }))
