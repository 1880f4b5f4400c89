import { describe, expect, it } from 'vitest'
import { type Condition, conditionsIn, listQuery } from './list-query.ts'
import { conditionsOf, parseListState } from './narrowing.ts'
import { viewOf, views, whereOf } from './views.ts'

/** Search parameters as Next provides them: each name with its value or values. */
const paramsOf = (query: string) => Object.fromEntries(new URLSearchParams(query))
const noFilters = { course: '', college: '', sessionYear: '', category: '', from: '', to: '' }

describe('filters in the address of the list', () => {
  const conditions: Condition[] = [
    { field: 'status', operator: 'in', value: ['SUBMITTED', 'RESUBMITTED'] },
    { field: 'feePaidAt', operator: 'exists', value: ['true'] },
    { field: 'category', operator: 'equals', value: ['GENERAL/EWS'] },
  ]

  it('survive a round trip', () => {
    expect(conditionsIn(paramsOf(listQuery(conditions)))).toEqual(conditions)
  })
  it('are parsed when a name has several values', () => {
    expect(conditionsIn({ 'where[or][0][and][0][status][in]': ['APPROVED', 'REJECTED'] })).toEqual([
      { field: 'status', operator: 'in', value: ['APPROVED', 'REJECTED'] },
    ])
  })
  it('are ignored when they are joined with “or” or are other parameters', () => {
    expect(conditionsIn({ 'where[or][1][and][0][status][equals]': 'APPROVED', search: 'Asha', page: '2' })).toEqual([])
  })
})

describe('the bar above the list', () => {
  it.each(views.map(({ key }) => key))('recognises the view “%s” with further filters', (key) => {
    const narrowing = { ...noFilters, course: 'BED', sessionYear: '2026-2028', from: '2026-11-01', to: '2026-11-21' }
    const shown = parseListState(paramsOf(listQuery(conditionsOf(viewOf(key) ?? null, narrowing))))
    expect(shown.view?.key).toBe(key)
    expect(shown.narrowing).toEqual(narrowing)
  })
  it('shows all applications without filters', () => {
    expect(parseListState({})).toEqual({ view: null, narrowing: noFilters })
    expect(conditionsOf(null, noFilters)).toEqual([])
  })
  it('filters by whole days in Indian time', () => {
    const [from, to] = conditionsOf(null, { ...noFilters, from: '2026-11-21', to: '2026-11-21' })
    expect(from?.value).toEqual(['2026-11-20T18:30:00.000Z'])
    expect(to?.value).toEqual(['2026-11-21T18:29:59.999Z'])
  })
  it('converts the conditions to a database query', () => {
    expect(whereOf(viewOf('waiting-for-fee')?.conditions ?? [])).toEqual({
      and: [{ queue: { equals: 'waiting-for-fee' } }],
    })
  })
})
