import { formatPaise } from '@pravesh/shared/platform/money'
import type { SelectField } from 'payload'
import { istDay, istTime } from '../../foundation/formats.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { labelText } from '../labels/label-text.ts'
import type { FactField } from './as-facts.ts'
import type { Fact } from './Facts.tsx'
import { isMoneyField } from './is-money-field.ts'

/** What a record says in the given fields, as text. Fields without a value, or whose condition does not hold, are empty. */
export function factsIn(fields: readonly FactField[], data: Record<string, unknown>): Fact[] {
  return fields.map((field) => ({
    label: staffText(labelText(field.label, field.name)),
    value: holds(field, data) ? textOf(field, data[field.name]) : '',
  }))
}

function holds({ admin, name }: FactField, data: Record<string, unknown>): boolean {
  return admin?.condition?.(data, data, { blockData: {}, operation: 'update', path: [name], user: null }) ?? true
}

function textOf(field: FactField, value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (field.type === 'checkbox') return staffText(value === true ? 'Yes' : 'No')
  if (field.type === 'date') return dateText(field.admin?.date?.pickerAppearance, String(value))
  if (field.type === 'select') return optionLabel(field.options, value)
  return isMoneyField(field) ? formatPaise(Number(value)) : String(value)
}

const dateText = (appearance: string | undefined, iso: string) =>
  appearance === 'dayAndTime' ? istTime(iso) : istDay(iso)

function optionLabel(options: SelectField['options'], value: unknown): string {
  for (const option of options) {
    if (typeof option === 'object' && option.value === value) return staffText(labelText(option.label, option.value))
  }
  return String(value)
}
