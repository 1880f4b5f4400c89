import { expect, it } from 'vitest'
import { hasKeyOf, keysOfPlaces } from './place-keys.ts'
import { isInside, type Scope } from './scope.ts'

const places = [
  { college: 'a', course: 'BED' },
  { college: 'b', course: 'DELED' },
]
const scopes: Scope[] = [
  { colleges: ['a'], courses: [] },
  { colleges: ['c'], courses: [] },
  { colleges: [], courses: ['DELED'] },
  { colleges: [], courses: ['DPHARM'] },
  // A part of another code.
  { colleges: [], courses: ['ED'] },
  { colleges: ['a', 'c'], courses: ['BED'] },
  // Both occur, but not in one application.
  { colleges: ['a'], courses: ['DELED'] },
]

it.each(scopes)('finds a student exactly if one of the places is inside %j', (scope) => {
  const keys = keysOfPlaces(places)
  const conditions = hasKeyOf(scope).or as { places: { contains: string } }[]
  const isFound = conditions.some((condition) => keys.includes(condition.places.contains))
  expect(isFound).toBe(places.some((place) => isInside(scope, place)))
})

it('has each key once, and none for what is unknown', () => {
  const one = { college: 'a', course: 'BED' }
  expect(keysOfPlaces([one, one])).toBe(keysOfPlaces([one]))
  expect(keysOfPlaces([{ college: null, course: null }])).toBe('')
  expect(keysOfPlaces([{ college: null, course: 'BED' }])).toBe('</BED>')
})
