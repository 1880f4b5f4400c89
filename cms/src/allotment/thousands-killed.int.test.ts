/** @long 5,000 people by processes that are killed again and again; killed-rounds.int.test.ts has thirty and three kills */
import { describe } from 'vitest'
import { killedRoundsTests } from '../../test/killed-rounds/killed-rounds-tests.ts'

describe('rounds of thousands by processes that are killed', () => {
  killedRoundsTests({ people: 5000, kills: 'endless', writes: 6000, speed: 20 })
})
