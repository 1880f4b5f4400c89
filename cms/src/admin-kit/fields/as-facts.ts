import type {
  CheckboxField,
  DateField,
  EmailField,
  Field,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
  UIField,
} from 'payload'
import { shownInPanel } from './no-field.ts'

/** A field that a fact can be made of. (facts-in.ts) */
export type FactField = CheckboxField | DateField | EmailField | NumberField | SelectField | TextareaField | TextField

interface AsFactsOptions {
  heading: string
  fields: readonly FactField[]
}

/**
 * Fields that the portal writes: one panel shows their values, instead of inputs that cannot be changed. Lists keep their cells.
 * The fields are those of the record, or all of one group.
 */
export function asFacts({ heading, fields }: AsFactsOptions): Field[] {
  const panel: UIField = {
    name: 'facts',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: {
        Field: { path: '/admin-kit/fields/FactsPanel.tsx#FactsPanel', serverProps: { heading, facts: fields } },
      },
    },
  }
  return [panel, ...fields.map(withoutInput)]
}

function withoutInput(field: FactField): Field {
  const components = { ...field.admin?.components, ...shownInPanel.components }
  return { ...field, admin: { ...field.admin, components } } as FactField
}
