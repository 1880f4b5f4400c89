import { formatNumber } from '@pravesh/shared/platform/formats'
import type { NumberField } from 'payload'

interface WholeNumberOptions {
  name: string
  label: string
  description?: string
  /** By default. */
  value?: number
  min?: number
  max: number
  width?: string
}

/** A whole number, from 0 unless `min` says otherwise, that has to be entered. */
export function wholeNumberField(options: WholeNumberOptions): NumberField {
  const { name, label, description, value, min = 0, max, width } = options
  return {
    name,
    type: 'number',
    required: true,
    label,
    ...(value !== undefined && { defaultValue: value }),
    min,
    max,
    validate: (given: unknown) =>
      (typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max) ||
      `Enter a whole number from ${min} to ${formatNumber(max)}`,
    admin: { description, width, step: 1 },
  }
}
