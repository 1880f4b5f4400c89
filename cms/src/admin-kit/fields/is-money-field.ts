import type { Field, NumberField } from 'payload'

/** Whether the field is an amount in paise, as `moneyField` makes it. */
export function isMoneyField(field: Field): field is NumberField {
  return field.type === 'number' && field.custom?.money === true
}
