import { expect, test } from 'vitest'
import { placeName } from '../platform/places/place-name.ts'
import { coursesFor, nearestFirst, nearness, parseFinderAnswers, unansweredQuestions } from './course-finder.ts'

test('suggests the course that leads to the work and is open to the visitor', () => {
  expect(coursesFor({ passed: 'degree', aim: 'teenagers' })).toEqual({ fitting: ['BED'], later: [], others: [] })
  expect(coursesFor({ passed: 'class-12-science', aim: 'medicines' }).fitting).toEqual(['DPHARM'])
})

test('names what asks for more first, and what is open now', () => {
  expect(coursesFor({ passed: 'class-12', aim: 'teenagers' })).toEqual({
    fitting: [],
    later: ['BED'],
    others: ['DELED'],
  })
})

test('ignores invalid answers', () => {
  expect(parseFinderAnswers(new URLSearchParams('passed=phd&aim=law'))).toEqual({ passed: null, aim: null, state: '' })
})

test.each([
  ['', []],
  ['sort=fee', []],
  ['state=', ['passed', 'aim', 'state']],
  ['passed=degree&state=+', ['aim', 'state']],
  ['passed=phd&aim=medicines&state=Bihar', ['passed']],
  ['passed=degree&aim=medicines&state=Bihar', []],
])('names the questions that “%s” leaves open', (query, unanswered) => {
  expect(unansweredQuestions(new URLSearchParams(query))).toEqual(unanswered)
})

test('puts colleges of the state first, then of the region, then the cheapest elsewhere', () => {
  const college = (state: string, totalPricePaise: number) => ({ state, totalPricePaise })
  const colleges = [college('Kerala', 3), college('Kerala', 1), college('Bihar', 8), college('West Bengal', 9)]
  const sorted = nearestFirst(colleges, { state: 'WEST BENGAL' })
  expect(sorted.map(({ totalPricePaise }) => totalPricePaise)).toEqual([9, 8, 1, 3])
  expect(nearness(college('Atlantis', 1), { state: 'Lemuria' })).toBe('far')
})

test('offers the states by their usual names', () => {
  expect(placeName('ANDAMAN AND NICOBAR ISLANDS')).toBe('Andaman and Nicobar Islands')
})
