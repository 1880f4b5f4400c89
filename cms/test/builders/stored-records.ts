import { randomBytes, randomUUID } from 'node:crypto'
import type { FlattenedField } from 'payload'
import type { CanonicalRecord } from '../../src/operations/move/canonical.ts'
import type { RecordSet } from '../../src/operations/move/record-sets.ts'

let count = 0

/** A record with a value in each field. Its relations lead nowhere. */
export function aStoredRecord({ fields }: Pick<RecordSet, 'fields'>): CanonicalRecord {
  count += 1
  return { ...valuesOf(fields), id: randomUUID() }
}

const valuesOf = (fields: readonly FlattenedField[]): Record<string, unknown> =>
  Object.fromEntries(fields.filter(isStored).map((field) => [field.name, valueFor(field)]))

const isStored = (field: FlattenedField) => field.type !== 'join' && !('virtual' in field && field.virtual)

function valueFor(field: FlattenedField): unknown {
  switch (field.type) {
    case 'group':
    case 'tab':
      return valuesOf(field.flattenedFields)
    case 'array':
      return [1, 2].map(() => ({ ...valuesOf(field.flattenedFields), id: randomBytes(12).toString('hex') }))
    case 'relationship':
    case 'upload': {
      const [first] = [field.relationTo].flat()
      const value = Array.isArray(field.relationTo) ? { relationTo: first, value: randomUUID() } : randomUUID()
      return field.hasMany ? [value, randomUUID()] : value
    }
    case 'select': {
      const values = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      return field.hasMany ? values : values.at(-1)
    }
    case 'date':
      return new Date(Date.UTC(2026, 10, 22) + count).toISOString()
    case 'number':
      return field.hasMany ? [count, 2.5] : count
    case 'checkbox':
      return true
    case 'json':
    case 'richText':
      return { z: [1, null, { at: '2026-11-22T00:00:00.000Z' }], a: 'ক, é, 𝄞' }
    default:
      return `${field.name} ${count}`
  }
}
