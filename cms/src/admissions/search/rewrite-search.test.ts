import type { Where } from 'payload'
import { describe, expect, it } from 'vitest'
import { rewriteSearch, SEARCHED } from './rewrite-search.ts'

/** The query that Payload's list sends. */
const searched = (text: string) => ({ or: SEARCHED.map((field) => ({ [field]: { like: text } })) })
const from = (field: string, text: string) => ({ [field]: { greater_than_equal: text, less_than: `${text}\uffff` } })

describe('a search of the list', () => {
  it.each(['BED2026179', 'bed2026179', ' BED 2026-179'])(
    'looks for application numbers that start with “%s”',
    (text) => {
      expect(rewriteSearch(searched(text))).toEqual(from('number', 'BED2026179'))
    },
  )
  it.each(['98765', '98 765', '+91 98-765'])(
    'looks for phones, or numbers without the course code, that start with “%s”',
    (text) => {
      expect(rewriteSearch(searched(text))).toEqual({
        or: [
          from('studentPhone', '98765'),
          from('number', 'BED98765'),
          from('number', 'DELED98765'),
          from('number', 'DPHARM98765'),
        ],
      })
    },
  )
  it.each(['Asha', 'Bed', 'Bedi 7', 'Asha Devi', '+91', '%_'])('looks for “%s” in names', (text) => {
    expect(rewriteSearch(searched(text))).toEqual({ studentName: { like: text } })
  })
  it('is recognised among filters', () => {
    const filter = { queue: { equals: 'approved' } }
    expect(rewriteSearch({ and: [{ or: [{ and: [filter] }] }, searched('Asha')] })).toEqual({
      and: [{ or: [{ and: [filter] }] }, { studentName: { like: 'Asha' } }],
    })
  })
  it.each<Where>([
    { studentPhone: { like: '765' } },
    { or: [{ number: { like: '765' } }, { studentName: { like: '765' } }] },
    { or: [{ number: { like: '1' } }, { studentName: { like: '2' } }, { studentPhone: { like: '3' } }] },
    { or: [{ number: { equals: '1' } }, { studentName: { like: '1' } }, { studentPhone: { like: '1' } }] },
    { id: { in: ['1', '2'] } },
    {},
  ])('is not confused with other queries (%o)', (where) => {
    expect(rewriteSearch(where)).toEqual(where)
  })
})
