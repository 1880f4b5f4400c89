import type { TaxTreatment } from '@pravesh/shared/documents/tax'
import { DEFAULT_FEE_TAXES, type FeeTaxes, TAXED_FEES, type TaxedFee } from '@pravesh/shared/fees/dues/taxes'
import { FEE_KINDS } from '@pravesh/shared/fees/fee-kinds'
import type { Payload } from 'payload'
import type { FindTax } from '../../documents/index.ts'
import type { FeeSetting } from '../../payload-types.ts'
import { findDue } from './find-dues.ts'

/** The tax treatment of each fee in force. */
export async function feeTaxes(payload: Payload): Promise<FeeTaxes> {
  const { taxes }: Partial<FeeSetting> = await payload.findGlobal({ slug: 'fee-settings', depth: 0 })
  const treatments = TAXED_FEES.map(({ fee }): [TaxedFee, TaxTreatment] => {
    const { rule, percent = null, code = null } = taxes?.[fee] ?? {}
    return [fee, rule ? { rule, percent, code } : DEFAULT_FEE_TAXES[fee]]
  })
  return { ...DEFAULT_FEE_TAXES, ...Object.fromEntries(treatments) }
}

/** The tax treatment of a due. */
export const feeTax: FindTax = async ({ payload, subjectId }) => {
  const due = await findDue(payload, subjectId)
  return due && (await feeTaxes(payload))[FEE_KINDS[due.action].setting]
}

/** The tax treatment of every application fee. */
export const applicationFeeTax: FindTax = async ({ payload }) => (await feeTaxes(payload)).application

/** The tax treatment of what is paid for a course in whole, such as for the acceptance of a seat. */
export const courseFeeTax: FindTax = async ({ payload }) => (await feeTaxes(payload)).tuition
