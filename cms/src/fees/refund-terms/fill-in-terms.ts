import { defaultPolicy, UGC_PROCESSING } from '@pravesh/shared/payments/refunds/policy'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import type { CollectionBeforeValidateHook, Payload } from 'payload'
import { APIError } from 'payload'
import type { AcademicSession } from '../../payload-types.ts'
import { hasTiers, type StoredTerms, termsFrom } from './stored-terms.ts'

/** Gives a new session the default refund terms of its year where staff have entered none. */
export const fillInTerms: CollectionBeforeValidateHook<AcademicSession> = ({ data, operation }) => {
  if (operation !== 'create' || !data?.year || hasTiers(data.refundTerms)) return data
  return { ...data, refundTerms: completed(data.year, data.refundTerms) }
}

function completed(year: string, entered: StoredTerms = {}): StoredTerms {
  const isEntered = (value: unknown) => (Array.isArray(value) ? value.length > 0 : (value ?? null) !== null)
  const kept = Object.entries(entered).filter(([, value]) => isEntered(value))
  return { ...termsFrom(defaultPolicy(year)), ...Object.fromEntries(kept) }
}

/** Refuses a deduction above the maximum of the UGC notice. */
export const limitDeduction: CollectionBeforeValidateHook<AcademicSession> = ({ data }) => {
  if ((data?.refundTerms?.processingMaxPaise ?? 0) > UGC_PROCESSING.maxPaise) {
    const max = formatRoundPaise(UGC_PROCESSING.maxPaise)
    throw new APIError(`The deduction from full refunds can be at most ${max}.`, 400, null, true)
  }
  return data
}

/** Idempotent migration, run at every start: gives sessions from before there were refund terms the default ones. */
export async function addMissingTerms(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: 'academic-sessions', pagination: false, limit: 0 })
  for (const { id, year, refundTerms } of docs) {
    if (hasTiers(refundTerms)) continue
    const data = { refundTerms: completed(year, refundTerms) }
    await payload.update({ collection: 'academic-sessions', id, data })
  }
}
