import { expect, test } from 'vitest'
import { filterColleges, lowestFee, NO_COLLEGE_FILTER, parseCollegeFilter } from './college-filter.ts'

const colleges = [
  { name: 'Tistapar', state: 'West Bengal', courses: [{ code: 'BED' as const, totalPricePaise: 300 }] },
  {
    name: 'Phalgutir',
    state: 'Bihar',
    courses: [
      { code: 'BED' as const, totalPricePaise: 200 },
      { code: 'DELED' as const, totalPricePaise: 100 },
    ],
  },
  { name: 'Announced', state: 'Bihar', courses: [] },
]
const names = (query: string) =>
  filterColleges(colleges, parseCollegeFilter(new URLSearchParams(query))).map(({ name }) => name)

test('keeps the editors’ order without a filter, and ignores invalid parameters', () => {
  expect(parseCollegeFilter(new URLSearchParams('course=LAW&sort=rank&state='))).toEqual(NO_COLLEGE_FILTER)
  expect(names('')).toEqual(['Tistapar', 'Phalgutir', 'Announced'])
})

test('filters by state and by course', () => {
  expect(names('state=Bihar')).toEqual(['Phalgutir', 'Announced'])
  expect(names('course=bed&state=Bihar')).toEqual(['Phalgutir'])
})

test('sorts by name, and by the fee of the chosen course', () => {
  expect(names('sort=name')).toEqual(['Announced', 'Phalgutir', 'Tistapar'])
  expect(names('sort=fee')).toEqual(['Phalgutir', 'Tistapar', 'Announced'])
  expect(lowestFee(colleges[1] ?? { courses: [] }, 'BED')).toBe(200)
})
