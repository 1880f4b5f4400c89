/** @long many records at once; three-processes.int.test.ts has fewer of each */
import { describe } from 'vitest'
import { accountTests } from '../../../test/processes/account-tests.ts'
import { basketTests } from '../../../test/processes/basket-tests.ts'
import { orderTests } from '../../../test/processes/order-tests.ts'
import { parcelTests } from '../../../test/processes/parcel-tests.ts'
import { paymentTests } from '../../../test/processes/payment-tests.ts'
import { processPool } from '../../../test/processes/process-pool.ts'
import { reportTests } from '../../../test/processes/report-tests.ts'

// One for each test that kills one, and two others.
const pool = processPool({ size: 6 })

describe('jobs and accounts', () => accountTests(pool, { guesses: 100, registrations: 200 }))
describe('payments', () => paymentTests(pool, { toAll: 40, interrupted: 80 }))
describe('orders', () => orderTests(pool, { copies: 20 }))
describe('baskets', () => basketTests(pool, { buyers: 100, titles: 12, copies: 20 }))
describe('reports', () => reportTests(pool, { broken: 30 }))
describe('parcels', () => parcelTests(pool, { parcels: 24 }))
