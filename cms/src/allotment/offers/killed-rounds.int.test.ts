import { describe } from 'vitest'
import { killedRoundsTests } from '../../../test/killed-rounds/killed-rounds-tests.ts'

// thousands-killed.int.test.ts kills again and again.
describe('rounds of processes that are killed', () => {
  killedRoundsTests({ people: 30, kills: { rounds: 2, payments: 1 }, writes: 40, speed: 150 })
})
