import { describe, expect, it } from 'vitest'
import { isInside, scopeOf } from './scope.ts'

const place = (college: string | null, course: string | null) => ({ college, course })

describe('the limit of a member of staff', () => {
  it.each([
    [null],
    [{}],
    [{ limitColleges: null, limitCourses: undefined }],
    [{ limitColleges: [], limitCourses: [] }],
  ])('is none for %j', (user) => expect(scopeOf(user)).toBeNull())

  it('takes ids and read records', () => {
    expect(scopeOf({ limitColleges: ['a', { id: 'b' }], limitCourses: ['BED'] })).toEqual({
      colleges: ['a', 'b'],
      courses: ['BED'],
    })
  })

  it('stays a limit when a value cannot be read', () => {
    const scope = scopeOf({ limitColleges: [{ name: 'A' }, 7] })
    expect(scope).not.toBeNull()
    expect(isInside(scope, place('a', 'BED'))).toBe(false)
  })
})

describe('a record', () => {
  const both = { colleges: ['a', 'b'], courses: ['BED'] }
  it.each([
    ['anything without a limit', null, null, true],
    ['its college and course', both, place('a', 'BED'), true],
    ['its other college', both, place('b', 'BED'), true],
    ['another college', both, place('c', 'BED'), false],
    ['another course', both, place('a', 'DELED'), false],
    ['no college', both, place(null, 'BED'), false],
    ['no place', both, null, false],
    ['any college for a limit to courses', { colleges: [], courses: ['BED'] }, place('c', 'BED'), true],
    ['no college for a limit to courses', { colleges: [], courses: ['BED'] }, place(null, 'BED'), true],
    ['no course for a limit to courses', { colleges: [], courses: ['BED'] }, place('a', null), false],
    ['any course for a limit to colleges', { colleges: ['a'], courses: [] }, place('a', 'DPHARM'), true],
    ['no place for a limit to colleges', { colleges: ['a'], courses: [] }, null, false],
  ])('of %s is inside: %#', (_, scope, where, expected) => expect(isInside(scope, where)).toBe(expected))
})
