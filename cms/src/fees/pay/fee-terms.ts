import type { FindRefundTerms } from '../../payments/index.ts'
import { findDue } from '../dues/find-dues.ts'
import { agreedRefundTerms } from './agreed-refund-terms.ts'

/** The refund terms of a due: those that its student agreed to with the application. */
export const feeTerms: FindRefundTerms = async ({ payload, subjectId }) => {
  const due = await findDue(payload, subjectId)
  return due && agreedRefundTerms({ payload, applicationId: due.applicationId })
}
