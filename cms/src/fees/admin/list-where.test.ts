import { expect, it } from 'vitest'
import { listWhere } from './list-where.ts'

const searched = ['studentName', 'paymentId']

it('has no condition for an unfiltered list', () => {
  expect(listWhere({ params: { page: '2', sort: '-paidAt' }, searched })).toEqual({ and: [] })
})

it('combines filters and search as the list does', () => {
  const params = {
    'where[or][0][and][0][course][equals]': 'BED',
    'where[or][0][and][1][status][in][0]': 'paid',
    'where[or][0][and][1][status][in][1]': 'refunded',
    'where[or][1][and][0][action][in]': 'EXAM,DRESS',
    search: 'RAVI',
  }
  expect(listWhere({ params, searched })).toEqual({
    and: [
      {
        or: [
          { and: [{ course: { equals: 'BED' } }, { status: { in: ['paid', 'refunded'] } }] },
          { and: [{ action: { in: ['EXAM', 'DRESS'] } }] },
        ],
      },
      { or: [{ studentName: { like: 'RAVI' } }, { paymentId: { like: 'RAVI' } }] },
    ],
  })
})
