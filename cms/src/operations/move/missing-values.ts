import type { FlattenedField } from 'payload'

type Values = Record<string, unknown>

/**
 * A document of MongoDB with the defaults of fields that it lacks, because it is older than the field. SQLite got them from
 * the migration. A null stays: it was stored by someone who emptied the field.
 */
export function withDefaults<T extends Values>(values: T, fields: readonly FlattenedField[]): T {
  return withMissing(values, fields, defaultOf)
}

/** A record with nulls for missing values of fields with a default, which SQLite, and Payload on MongoDB, would enter instead. */
export function withExplicitNulls<T extends Values>(values: T, fields: readonly FlattenedField[]): T {
  return withMissing(values, fields, (field) => (defaultOf(field) === undefined ? undefined : null))
}

function withMissing<T extends Values>(
  values: T,
  fields: readonly FlattenedField[],
  missing: (field: FlattenedField) => unknown,
): T {
  const result: Values = { ...values }
  for (const field of fields) {
    const value = result[field.name]
    if (field.type === 'group' || field.type === 'tab') {
      result[field.name] = withMissing({ ...(value as Values) }, field.flattenedFields, missing)
    } else if (field.type === 'array' && Array.isArray(value)) {
      result[field.name] = value.map((row: Values) => withMissing(row, field.flattenedFields, missing))
    } else if (value === undefined) {
      const other = missing(field)
      if (other !== undefined) result[field.name] = other
    }
  }
  return result as T
}

/** The default that the databases know; functions run only in the portal. */
function defaultOf(field: FlattenedField): unknown {
  if (!('defaultValue' in field) || typeof field.defaultValue === 'function') return undefined
  return field.defaultValue
}
