import { formatRoundPaise } from '@pravesh/shared/platform/money'
import type { NumberField } from 'payload'

interface MoneyOptions {
  name: `${string}Paise`
  label: string
  description?: string
  required?: boolean
  width?: string
}

const component = '/admin-kit/money/RupeesField.tsx#RupeesField'
const cell = '/admin-kit/money/RupeesCell.tsx#RupeesCell'

/** Upper bound of one amount: ten crore rupees. A larger amount is a typing error. */
export const MAX_PAISE = 10_00_00_000 * 100

/** Payload validator for an amount in whole paise: true, or the error message. */
export function checkPaise(value: unknown, { required }: { required: boolean }): string | true {
  if (value === null || value === undefined) {
    return required ? 'Enter an amount, such as 1,250' : true
  }
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'The amount must be a whole number of paise'
  if (value < 0) return 'The amount cannot be negative'
  if (value > MAX_PAISE) return `The amount cannot be more than ${formatRoundPaise(MAX_PAISE)} (ten crore)`
  return true
}

/** A money field: stored as whole paise, entered and shown in rupees. */
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
