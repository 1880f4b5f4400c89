import { TAX_RULE_LABELS, TAX_RULES, type TaxRule } from '@pravesh/shared/documents/tax'
import type { RowField } from 'payload'

const isTaxable = (_: unknown, { rule }: { rule?: unknown } = {}): boolean => rule === 'taxable'

/** The fields of a `TaxTreatment`, for the settings of a feature that is paid for. */
export function taxRow(defaultRule: TaxRule): RowField {
  return {
    type: 'row',
    fields: [
      {
        name: 'rule',
        type: 'select',
        required: true,
        label: 'Treatment',
        defaultValue: defaultRule,
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
