import type { AddressLimits, Bounds } from '@pravesh/shared/accounts/address-limits'
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { NumberField } from 'payload'

interface LimitFieldOptions {
  name: keyof AddressLimits
  label: string
  description?: string
  value: number
  bounds: Bounds
  width?: string
}

/** A limit of an address, which has to be entered. */
export function addressLimitField(options: LimitFieldOptions): NumberField {
  const { name, label, description, value, bounds, width } = options
  const { min, max } = bounds
  return {
    name,
    type: 'number',
    required: true,
    label,
    defaultValue: value,
    min,
    max,
    validate: (given: unknown) =>
      (typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max) ||
      `Enter a whole number from ${min} to ${formatNumber(max)}`,
    admin: { description, width, step: 1 },
  }
}
