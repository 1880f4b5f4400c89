import type { Field, SanitizedConfig } from 'payload'

const FIELD = '/admin-kit/dates/IstDateField.tsx#IstDateField'
const CELL = '/admin-kit/dates/IstDateCell.tsx#IstDateCell'

/** Shows all dates of lists, and the times that staff read in forms, in Indian time; Payload shows them in the time zone of the computer. */
export function withIstCells(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) setCells(fields)
  return config
}

function setCells(fields: readonly Field[]): void {
  for (const field of fields) {
    if (field.type === 'tabs') for (const tab of field.tabs) setCells(tab.fields)
    else if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group') setCells(field.fields)
    else if (field.type === 'date') {
      field.admin ??= {}
      const { components, date } = field.admin
      field.admin.components = { ...components, Cell: components?.Cell ?? CELL }
      if (date?.pickerAppearance === 'dayAndTime') field.admin.components.Field ??= FIELD
    }
  }
}
