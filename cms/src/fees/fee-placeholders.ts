import type { FeeAction } from '@pravesh/shared/fees/fee-kinds'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import type { Placeholder } from '../content/index.ts'
import { feeAmountsOf } from './costs/fee-amounts-of.ts'

/** Amounts of fees, which are the same at all colleges. */
export const feePlaceholders: readonly Placeholder[] = [
  amount('application fee', 'ADMISSION'),
  amount('registration fee', 'REGISTRATION'),
  amount('exam fee', 'EXAM'),
  amount('dress fee', 'DRESS'),
  amount('identity card fee', 'IDENTITY_CARD'),
]

function amount(name: string, action: FeeAction): Placeholder {
  return {
    name,
    meaning: 'from Fees; on every page the lowest to the highest of all courses, if they differ',
    settings: ['fee-structures', 'fee-settings'],
    async value(records) {
      const amounts = (await feeAmountsOf(records, action)).filter((paise) => paise > 0)
      if (amounts.length === 0) return null
      const [min, max] = [Math.min(...amounts), Math.max(...amounts)].map(formatRoundPaise)
      return min === max ? `${min}` : `${min} to ${max}`
    },
  }
}
