import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { withExplicitNulls, withRequiredDefaults } from './missing-values.ts'

const fields = [
  { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
  { name: 'loginAttempts', type: 'number', defaultValue: 0 },
  { name: 'state', type: 'text', required: true, defaultValue: () => 'new' },
  { name: 'tour', type: 'group', flattenedFields: [{ name: 'days', type: 'number', required: true, defaultValue: 7 }] },
  { name: 'rows', type: 'array', flattenedFields: [{ name: 'open', type: 'checkbox', defaultValue: true }] },
] as unknown as FlattenedField[]

it('enters defaults of required fields that a record lacks', () => {
  const record = { id: '1', tour: {}, rows: [{}] }
  expect(withRequiredDefaults(record, fields)).toEqual({ id: '1', attempts: 0, tour: { days: 7 }, rows: [{}] })
  const full = { id: '1', attempts: 3, tour: { days: 1 }, rows: [] }
  expect(withRequiredDefaults(full, fields)).toEqual(full)
})

it('writes nulls where SQLite would enter a default', () => {
  const record = { attempts: 3, tour: { days: 1 }, rows: [{ open: false }, {}] }
  expect(withExplicitNulls(record, fields)).toEqual({
    attempts: 3,
    loginAttempts: null,
    tour: { days: 1 },
    rows: [{ open: false }, { open: null }],
  })
})
