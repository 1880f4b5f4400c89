import { DEFAULT_FEE_TAXES, TAXED_FEES } from '@pravesh/shared/fees/dues/taxes'
import type { Field, GroupField } from 'payload'
import { taxRow } from '../../documents/index.ts'

/** How tax treats each fee, as printed on receipts. */
export const taxFields: GroupField = {
  name: 'taxes',
  type: 'group',
  label: 'Tax on receipts',
  admin: {
    description:
      'How GST treats each fee. Receipts print it as set here at the time of payment; receipts that exist keep their text. Ask your accountant.',
  },
  fields: TAXED_FEES.map(
    ({ fee, label }): Field => ({
      name: fee,
      type: 'group',
      label,
      fields: [taxRow(DEFAULT_FEE_TAXES[fee].rule)],
    }),
  ),
}
