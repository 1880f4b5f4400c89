import type { TextField } from 'payload'

/** Says what is wrong with an address that must start with https, or true. */
export function checkHttpsAddress(value: unknown): string | true {
  if (value === null || value === undefined || value === '') return true
  const parsed = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null
  if (parsed?.protocol !== 'https:' || !parsed.hostname.includes('.')) {
    return 'Please paste a whole web address that starts with https://'
  }
  return true
}

/** A text field for an https address. */
export function webAddressField(field: Pick<TextField, 'name' | 'label' | 'required' | 'admin'>): TextField {
  const required = 'Please paste a web address that starts with https://'
  return {
    ...field,
    type: 'text',
    hasMany: false,
    validate: (value: unknown) => (field.required && !value ? required : checkHttpsAddress(value)),
  } as TextField
}
