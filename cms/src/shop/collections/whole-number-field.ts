import type { NumberField } from 'payload'

interface WholeNumberOptions {
  name: string
  label: string
  description?: string
  /** By default. */
  value?: number
  max: number
  width?: string
}

/** A whole number from 0 that has to be entered. */
export function wholeNumberField({ name, label, description, value, max, width }: WholeNumberOptions): NumberField {
  return {
    name,
    type: 'number',
    required: true,
    label,
    ...(value !== undefined && { defaultValue: value }),
    min: 0,
    max,
    validate: (given: unknown) =>
      (typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= max) ||
      `Enter a whole number from 0 to ${max}`,
    admin: { description, width, step: 1 },
  }
}
