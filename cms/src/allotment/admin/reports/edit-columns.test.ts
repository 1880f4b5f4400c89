import { RETURN_COLUMNS } from '@pravesh/shared/allotment/process/return-template'
import { expect, it } from 'vitest'
import { missingColumns, withColumns, withMoved } from './edit-columns.ts'

const template = withColumns([{ column: 'phone', heading: 'Mobile' }], ['name', 'round'])
const order = (columns: typeof template) => columns.map(({ column }) => column)

it('adds columns at the end under the labels of the portal', () => {
  expect(template).toEqual([
    { column: 'phone', heading: 'Mobile' },
    { column: 'name', heading: 'Name' },
    { column: 'round', heading: 'Round' },
  ])
  expect(missingColumns(withColumns(template, missingColumns(template)))).toEqual([])
  expect(missingColumns(template)).toHaveLength(RETURN_COLUMNS.length - 3)
})

it('moves a column with its heading by one place, and not beyond the ends', () => {
  expect(withMoved(template, 0, 1)[1]).toEqual({ column: 'phone', heading: 'Mobile' })
  expect(order(withMoved(template, 2, -1))).toEqual(['phone', 'round', 'name'])
  expect(order(withMoved(template, 0, -1))).toEqual(order(template))
  expect(order(withMoved(template, 2, 1))).toEqual(order(template))
})
