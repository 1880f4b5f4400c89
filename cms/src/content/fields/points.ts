import type { ArrayField } from 'payload'
import { rowLabel } from './row-label.ts'

export function pointsField({
  name,
  label,
  description,
}: {
  name: string
  label: string
  description: string
}): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: 'Point', plural: 'Points' },
    maxRows: 12,
    admin: { description, components: { RowLabel: rowLabel({ title: 'title' }) } },
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 80, label: 'Heading' },
      { name: 'text', type: 'textarea', required: true, maxLength: 400, label: 'Text', admin: { rows: 2 } },
    ],
  }
}
