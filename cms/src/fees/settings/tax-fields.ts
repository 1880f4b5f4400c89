import { TAX_RULE_LABELS, TAX_RULES } from '@pravesh/shared/documents/tax'
import { DEFAULT_FEE_TAXES, TAXED_FEE_LABELS, TAXED_FEES, type TaxedFee } from '@pravesh/shared/fees/dues/taxes'
import type { Field, GroupField } from 'payload'

const isTaxable = (_: unknown, { rule }: { rule?: unknown } = {}): boolean => rule === 'taxable'

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
    (fee): Field => ({ name: fee, type: 'group', label: TAXED_FEE_LABELS[fee], fields: [ruleRow(fee)] }),
  ),
}

function ruleRow(fee: TaxedFee): Field {
  return {
    type: 'row',
    fields: [
      {
        name: 'rule',
        type: 'select',
        required: true,
        label: 'Treatment',
        defaultValue: DEFAULT_FEE_TAXES[fee].rule,
        options: TAX_RULES.map((value) => ({ value, label: TAX_RULE_LABELS[value] })),
        admin: { width: '50%', isClearable: false },
      },
      {
        name: 'percent',
        type: 'number',
        label: 'GST rate (%)',
        validate: checkPercent,
        admin: { width: '25%', condition: isTaxable },
      },
      {
        name: 'code',
        type: 'text',
        label: 'HSN or SAC code',
        validate: checkCode,
        admin: { width: '25%', condition: isTaxable },
      },
    ],
  }
}

interface Siblings {
  siblingData: unknown
}

function checkPercent(value: unknown, { siblingData }: Siblings): string | true {
  if (!isTaxable(null, Object(siblingData))) return true
  return (typeof value === 'number' && value > 0 && value <= 100) || 'Enter the rate of GST in percent, e.g. 18'
}

function checkCode(value: unknown, { siblingData }: Siblings): string | true {
  if (!isTaxable(null, Object(siblingData))) return true
  return /^\d{4,8}$/.test(String(value ?? '')) || 'Enter the HSN or SAC code: 4 to 8 digits'
}
