import { expect, it } from 'vitest'
import { idsIn } from './bought-ids.ts'

it.each([
  [
    [{ _id: 'a' }, { _id: 'b', cor_name: 'B' }],
    ['a', 'b'],
  ],
  [[{ id: 'a' }, null, 'x', { _id: 1 }], []],
  [undefined, []],
])('finds the ids in %j', (records, ids) => {
  expect(idsIn(records, '_id')).toEqual(ids)
})
