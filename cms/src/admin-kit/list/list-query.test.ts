import { describe, expect, it } from 'vitest'
import {
  conditionsOf,
  type FilterValues,
  type ListFilterSet,
  type ListView,
  noValues,
  parseListState,
} from './filters.ts'
import { type Condition, conditionsIn, listQuery, whereOf } from './list-query.ts'

/** Search parameters as Next provides them: each name with its value or values. */
const paramsOf = (query: string) => Object.fromEntries(new URLSearchParams(query))

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
  it('become a database query', () => {
    expect(whereOf(conditions)).toEqual({
      and: [
        { status: { in: ['SUBMITTED', 'RESUBMITTED'] } },
        { feePaidAt: { exists: true } },
        { category: { equals: 'GENERAL/EWS' } },
      ],
    })
  })
})

describe('the bar above the list', () => {
  const views: ListView[] = [
    { key: 'waiting', label: 'Waiting', conditions: [{ field: 'queue', operator: 'equals', value: ['waiting'] }] },
    { key: 'refund', label: 'To refund', conditions: [{ field: 'issue', operator: 'equals', value: ['duplicate'] }] },
  ]
  const filters: ListFilterSet = {
    selects: [
      { field: 'course', label: 'Course', choices: [] },
      { field: 'issue', label: 'Issue', choices: [] },
    ],
    days: { field: 'submittedAt', from: 'from', to: 'to' },
  }
  const addressOf = (view: ListView, values: FilterValues) => paramsOf(listQuery(conditionsOf(view, filters, values)))

  it.each(views)('recognises the view “$key” with further filters', (view) => {
    const selected = { course: 'BED', issue: view.key === 'refund' ? 'duplicate' : '' }
    const values = { selected, from: '2026-11-01', to: '2026-11-21' }
    const shown = parseListState(addressOf(view, values), { filters, views })
    expect(shown.view?.key).toBe(view.key)
    expect(shown.values).toEqual(values)
  })
  it('lets a filter replace a condition of the view on the same field', () => {
    const shown = parseListState(paramsOf(listQuery(views[1]?.conditions ?? [])), { filters, views })
    expect(shown.view?.key).toBe('refund')
    expect(shown.values.selected.issue).toBe('duplicate')
    expect(conditionsOf(shown.view, filters, shown.values)).toEqual(views[1]?.conditions)
    const other = { ...shown.values, selected: { course: '', issue: 'mismatch' } }
    expect(conditionsOf(shown.view, filters, other).map(({ value }) => value)).toEqual([['mismatch']])
    expect(conditionsOf(shown.view, filters, noValues(filters))).toEqual([])
    const several: ListView = {
      key: 'a',
      label: 'A',
      conditions: [{ field: 'issue', operator: 'in', value: ['a', 'b'] }],
    }
    expect(conditionsOf(several, filters, noValues(filters))).toEqual(several.conditions)
    expect(conditionsOf(several, filters, other).map(({ operator }) => operator)).toEqual(['equals'])
  })
  it('shows everything without filters', () => {
    expect(parseListState({}, { filters, views })).toEqual({ view: null, values: noValues(filters) })
    expect(conditionsOf(null, filters, noValues(filters))).toEqual([])
  })
  it('filters by whole days in Indian time', () => {
    const day = { ...noValues(filters), from: '2026-11-21', to: '2026-11-21' }
    const [from, to] = conditionsOf(null, filters, day)
    expect(from?.value).toEqual(['2026-11-20T18:30:00.000Z'])
    expect(to?.value).toEqual(['2026-11-21T18:29:59.999Z'])
  })
})
