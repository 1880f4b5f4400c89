import type { NumberField } from 'payload'

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

/** The most that one amount may be: ten crore rupees. More is a slip of the finger. */
export const MOST_PAISE = 10_00_00_000 * 100

/** Says what is wrong with an amount in whole paise, or true. */
export function checkPaise(value: unknown, { required }: { required: boolean }): string | true {
  if (value === null || value === undefined) {
    return required ? 'Type an amount, such as 1250' : true
  }
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    return 'At most two digits after the point'
  }
  if (value < 0) return 'Not less than zero'
  if (value > MOST_PAISE) return 'More than ten crore: please check'
  return true
}

/** An amount of money: stored as whole paise, typed and shown in rupees. */
export function moneyField({ name, label, description, required = true, width }: MoneyOptions): NumberField {
  return {
    name,
    type: 'number',
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
