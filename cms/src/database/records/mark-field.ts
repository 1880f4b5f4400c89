import type { Field } from 'payload'
import { MARK } from '../adapter/mark-writes.ts'

/** The field for marks of changed records. */
export const markField: Field = {
  name: MARK,
  type: 'text',
  index: true,
  hidden: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}
