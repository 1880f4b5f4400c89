import type { FlattenedField } from 'payload'

/** A record in the form that both databases have in common: text ids, ISO dates, no nulls, all groups and lists. */
export interface CanonicalRecord extends Record<string, unknown> {
  id: string
}

type Values = Record<string, unknown>

/** Fields that are not part of the record: joins are queries, and virtual fields are computed. */
const isStored = (field: FlattenedField) => field.type !== 'join' && !('virtual' in field && field.virtual)

/**
 * Converts a record as either database returns it. Throws for a type of field that it does not know, so that a new one
 * cannot be lost silently.
 */
export function canonicalRecord(raw: Values, fields: readonly FlattenedField[]): CanonicalRecord {
  const others = fields.filter(({ name }) => name !== 'id')
  return { id: idText(raw._id ?? raw.id), ...canonicalValues(raw, others) }
}

function canonicalValues(raw: Values, fields: readonly FlattenedField[]): Values {
  const values: Values = {}
  for (const field of fields) {
    if (!isStored(field)) continue
    const value = canonicalValue(raw[field.name], field)
    if (value !== null && value !== undefined) values[field.name] = value
  }
  return values
}

function canonicalValue(value: unknown, field: FlattenedField): unknown {
  switch (field.type) {
    case 'group':
    case 'tab':
      return canonicalValues(objectOf(value), field.flattenedFields)
    case 'array':
      return listOf(value).map((row) => canonicalValues(objectOf(row), field.flattenedFields))
    case 'relationship':
    case 'upload':
      return field.hasMany ? listOf(value).map(canonicalRelation) : canonicalRelation(value)
    case 'date':
      return isMissing(value) ? null : new Date(value as string | Date).toISOString()
    case 'select':
    case 'text':
    case 'number':
      return 'hasMany' in field && field.hasMany ? listOf(value) : value
    case 'checkbox':
    case 'code':
    case 'email':
    case 'json':
    case 'radio':
    case 'richText':
    case 'textarea':
      return value
    default:
      throw new Error(`The move cannot convert the field ${field.name}: its type ${field.type} is new.`)
  }
}

function canonicalRelation(value: unknown): unknown {
  if (isMissing(value)) return null
  if (typeof value === 'object' && value !== null && 'relationTo' in value) {
    return { relationTo: value.relationTo, value: idText(Reflect.get(value, 'value')) }
  }
  return idText(value)
}

/** The hexadecimal digits of an ObjectId, which databases of earlier releases have. */
const idText = (id: unknown): string => String(id)

const isMissing = (value: unknown) => value === null || value === undefined

const objectOf = (value: unknown): Values => (typeof value === 'object' && value !== null ? { ...value } : {})

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
