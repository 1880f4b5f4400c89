import type { Field, FieldAccess } from 'payload'

/** Fields, rows of fields included, that only some of those who may change the record may change. */
export function changedOnlyBy(who: FieldAccess, fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'row') return { ...field, fields: changedOnlyBy(who, field.fields) }
    if (!('name' in field) || field.type === 'ui') return field
    return { ...field, access: { ...field.access, update: who } } as Field
  })
}
