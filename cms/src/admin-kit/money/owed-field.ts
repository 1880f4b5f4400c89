import type { UIField } from 'payload'

/** Says on a record, and in its list, how the payment is going, as the student or buyer sees it. Derived from the attempts. */
export function owedField(components: { Cell: string; Field: string }): UIField {
  return { name: 'owed', type: 'ui', label: 'Payment', admin: { position: 'sidebar', components } }
}
