import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { withDefaults, withExplicitNulls } from './missing-values.ts'

const fields = [
  { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
  { name: 'loginAttempts', type: 'number', defaultValue: 0 },
  { name: 'state', type: 'text', required: true, defaultValue: () => 'new' },
  { name: 'tour', type: 'group', flattenedFields: [{ name: 'days', type: 'number', required: true, defaultValue: 7 }] },
  { name: 'rows', type: 'array', flattenedFields: [{ name: 'open', type: 'checkbox', defaultValue: true }] },
] as unknown as FlattenedField[]

it('enters defaults of fields that a document lacks, and keeps a null', () => {
  const document = { id: '1', loginAttempts: null, rows: [{}, { open: null }] }
  expect(withDefaults(document, fields)).toEqual({
    id: '1',
    attempts: 0,
    loginAttempts: null,
    tour: { days: 7 },
    rows: [{ open: true }, { open: null }],
  })
  const full = { id: '1', attempts: 3, loginAttempts: 2, tour: { days: 1 }, rows: [] }
  expect(withDefaults(full, fields)).toEqual(full)
})

it('writes nulls where a database would enter a default', () => {
  const record = { attempts: 3, tour: { days: 1 }, rows: [{ open: false }, {}] }
  expect(withExplicitNulls(record, fields)).toEqual({
    attempts: 3,
    loginAttempts: null,
    tour: { days: 1 },
    rows: [{ open: false }, { open: null }],
  })
})
