import { college, reference } from '@pravesh/shared/admissions/fixtures/answers'
import { collegeQueries } from '@pravesh/shared/content/college-filter'
import { expect, test } from 'vitest'
import { wantedCollege, withCollegesOf } from './offered-colleges.ts'

const other = { ...college, id: 'other' }
const offered = (subject: string, found = {}, collegeId: string | undefined = college.id) => {
  const stored = { ...reference, colleges: [college, other] }
  return withCollegesOf({ subject, reference: stored, found, collegeId }).colleges
}

test('offers the colleges of the subject, and before they arrive the stored one', () => {
  expect(offered('BENGALI')).toEqual([college])
  expect(offered('BENGALI', { HISTORY: [other] })).toEqual([college])
  expect(offered('BENGALI', { BENGALI: [other] })).toEqual([other])
  expect(offered('BENGALI', {}, '')).toEqual([])
})

test('names the town of a college that the portal found without it', () => {
  const { city: _, ...found } = college
  expect(offered('BENGALI', { BENGALI: [found] })).toEqual([college])
})

test('offers none before a subject is chosen', () => {
  expect(offered('', { '': [other] })).toEqual([])
})

test('takes the college of the address only if it is on offer', () => {
  const from = (college: string) => ({ search: `?${collegeQueries.college}=${college}` })
  expect(wantedCollege(from('b'), [{ id: 'a' }, { id: 'b' }])).toBe('b')
  expect(wantedCollege(from('x'), [{ id: 'a' }])).toBeNull()
  expect(wantedCollege({ search: '' }, [{ id: 'a' }])).toBeNull()
})
