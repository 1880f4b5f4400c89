import type { Field, NumberField } from 'payload'
import { CENTRE } from '../media/centre.ts'

const percentField = ({ name, label }: Pick<NumberField, 'label'> & { name: string }): NumberField => ({
  name,
  type: 'number',
  min: 0,
  max: 100,
  defaultValue: CENTRE,
  label,
  admin: { width: '50%', step: 5, disableListColumn: true },
})

/** What must stay in view where a page cuts the picture: a point to press on the picture, and its numbers for keyboards. */
export const focusFields: Field[] = [
  {
    name: 'focus',
    type: 'ui',
    label: 'What must stay in view',
    admin: {
      disableListColumn: true,
      components: { Field: '/content/admin/FocusPoint.tsx#FocusPoint' },
    },
  },
  {
    type: 'row',
    fields: [
      percentField({ name: 'focusX', label: 'From the left (%)' }),
      percentField({ name: 'focusY', label: 'From the top (%)' }),
    ],
  },
]
