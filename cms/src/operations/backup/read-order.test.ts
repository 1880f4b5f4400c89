import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { inReadOrder } from './read-order.ts'

const to = (...slugs: string[]) =>
  slugs.map((relationTo) => ({ type: 'relationship', name: relationTo, relationTo }) as FlattenedField)
const set = (slug: string, fields: FlattenedField[] = [], kind = 'collection') =>
  ({ name: `${slug} ${kind}`, slug, kind, fields }) as Parameters<typeof inReadOrder>[0][number]
const order = (sets: Parameters<typeof inReadOrder>[0]) => inReadOrder(sets).map(({ name }) => name)

it('reads records before those that they refer to', () => {
  const list = { type: 'array', name: 'lines', flattenedFields: to('books') } as unknown as FlattenedField
  const sets = [set('books', to('media')), set('media'), set('orders', [list]), set('orders', [list], 'versions')]
  const names = order(sets)
  for (const [before, after] of [
    ['books', 'media'],
    ['orders', 'books'],
  ]) {
    expect(names.indexOf(`${before} collection`)).toBeLessThan(names.indexOf(`${after} collection`))
  }
  expect(names.indexOf('orders versions')).toBeLessThan(names.indexOf('books collection'))
})

it('reads sets that refer to each other once', () => {
  expect(order([set('students', to('applications')), set('applications', to('students'))])).toHaveLength(2)
})
