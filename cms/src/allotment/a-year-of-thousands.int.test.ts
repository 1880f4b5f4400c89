/** @long 3,000 people with all their payments; a-year-in-a-day.int.test.ts plays the same with 90 */
import { describe } from 'vitest'
import { meritYearTests } from '../../test/merit-year/year-tests.ts'

describe('a year of a merit process with thousands of people', () => {
  meritYearTests({ people: 3000 })
})
