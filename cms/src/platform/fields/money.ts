import type { Field, NumberField } from 'payload'

interface MoneyOptions {
  /** Ends in `Paise`. */
  name: `${string}Paise`
  label: string
  description?: string
  required?: boolean
  width?: string
}

const component = '/platform/admin/RupeesField.tsx#RupeesField'
const cell = '/platform/admin/RupeesCell.tsx#RupeesCell'

/** Upper bound of one amount: ten crore rupees. More is a typing error. */
export const MAX_PAISE = 10_00_00_000 * 100

/** Says what is wrong with an amount in whole paise, or true. */
export function checkPaise(value: unknown, { required }: { required: boolean }): string | true {
  if (value === null || value === undefined) {
    return required ? 'Type an amount, such as 1,250' : true
  }
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'The amount must be a whole number of paise'
  if (value < 0) return 'The amount cannot be negative'
  if (value > MAX_PAISE) return 'The amount cannot be more than ₹10,00,00,000 (ten crore)'
  return true
}

/** An amount of money: stored as whole paise, typed and shown in rupees. */
export function moneyField({ name, label, description, required = true, width }: MoneyOptions): NumberField {
  return {
    name,
    type: 'number',
    custom: { money: true },
    label,
    required,
    validate: (value: unknown) => checkPaise(value, { required }),
    admin: {
      description,
      width,
      components: { Field: component, Cell: cell },
    },
  }
}

/** Whether a field was made by `moneyField`. */
export function isMoneyField(field: Field): field is NumberField {
  return field.type === 'number' && field.custom?.money === true
}
