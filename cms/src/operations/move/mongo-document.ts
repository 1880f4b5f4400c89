import type { FlattenedField } from 'payload'
import type { CanonicalRecord } from './canonical.ts'
import { withExplicitNulls } from './missing-values.ts'

type Values = Record<string, unknown>

/** The document that Payload's MongoDB adapter would have written for a record. */
export function mongoDocument({ id, ...values }: CanonicalRecord, fields: readonly FlattenedField[]): Values {
  return { _id: id, ...withExplicitNulls(withDates(values, fields), fields), __v: 0 }
}

/** MongoDB stores dates in a type of their own. Dates within JSON stay texts. */
function withDates(values: Values, fields: readonly FlattenedField[]): Values {
  const result = { ...values }
  for (const field of fields) {
    const value = result[field.name]
    if (field.type === 'date' && typeof value === 'string') result[field.name] = new Date(value)
    if (field.type === 'group' || field.type === 'tab') {
      if (typeof value === 'object' && value !== null)
        result[field.name] = withDates({ ...value }, field.flattenedFields)
    }
    if (field.type === 'array' && Array.isArray(value)) {
      result[field.name] = value.map((row: Values) => withDates(row, field.flattenedFields))
    }
  }
  return result
}
