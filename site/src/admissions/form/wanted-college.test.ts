import { collegeQueries } from '@pravesh/shared/content/college-filter'
import { expect, test } from 'vitest'
import { wantedCollege } from './use-colleges.ts'

test('takes the college of the address only if it is on offer', () => {
  const from = (college: string) => ({ search: `?${collegeQueries.college}=${college}` })
  expect(wantedCollege(from('b'), [{ id: 'a' }, { id: 'b' }])).toBe('b')
  expect(wantedCollege(from('x'), [{ id: 'a' }])).toBeNull()
  expect(wantedCollege({ search: '' }, [{ id: 'a' }])).toBeNull()
})
