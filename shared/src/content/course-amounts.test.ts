import { expect, it } from 'vitest'
import { type CourseAmounts, courseAmountErrors } from './course-amounts.ts'

const course: CourseAmounts = {
  startingPricePaise: 11_200_000,
  parts: [{ feePaise: 2_000_000 }, { feePaise: 9_200_000 }],
  colleges: [
    { college: 'a', totalPricePaise: 12_400_000 },
    { college: 'b', totalPricePaise: 11_200_000 },
  ],
}
const pathsOf = (change: Partial<CourseAmounts>) => courseAmountErrors({ ...course, ...change }).map(({ path }) => path)

it('accepts amounts that agree, and amounts without a counterpart', () => {
  expect(pathsOf({})).toEqual([])
  expect(pathsOf({ parts: [] })).toEqual([])
  expect(pathsOf({ colleges: [] })).toEqual([])
  expect(pathsOf({ parts: [], colleges: [] })).toEqual([])
})

it('names the inconsistent field', () => {
  expect(pathsOf({ startingPricePaise: 11_300_000 })).toEqual(['startingPricePaise', 'semesterFees'])
  expect(pathsOf({ parts: [{ feePaise: 11_200_001 }] })).toEqual(['semesterFees'])
  expect(pathsOf({ colleges: [{ college: 'a', totalPricePaise: 11_200_001 }] })).toEqual(['startingPricePaise'])
  expect(pathsOf({ colleges: [...course.colleges, { college: 'a', totalPricePaise: 13_000_000 }] })).toEqual([
    'colleges.2.college',
  ])
})

it('names both sums in the message', () => {
  expect(courseAmountErrors({ ...course, parts: [{ feePaise: 11_250_050 }] })).toEqual([
    {
      field: 'semesterFees',
      path: 'semesterFees',
      message: 'The parts add up to ₹1,12,500.50, but the starting price is ₹1,12,000. Make them the same.',
    },
  ])
})
