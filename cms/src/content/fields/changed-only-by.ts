import type { Field, FieldAccess } from 'payload'

/** Restricts updates of fields, also of those inside rows, to users who pass the access check. */
export function changedOnlyBy(who: FieldAccess, fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'row') return { ...field, fields: changedOnlyBy(who, field.fields) }
    if (!('name' in field) || field.type === 'ui') return field
    return { ...field, access: { ...field.access, update: who } } as Field
  })
}
