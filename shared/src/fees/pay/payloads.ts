/** Schemas of the bodies, by wire names. Amounts are parsed to whole paise. */
import * as z from 'zod/mini'
import { sentAmount, shortText } from '../../platform/sent-values.ts'
import { feeOrderTable, feeRetryNames } from './wire.ts'

const { applicationId, courseId, collegeId, action, description, title, amountPaise, merchantId, transactionId } =
  feeOrderTable.fields
const ignored = z.optional(z.nullable(shortText))

export const feeOrder = z.object({
  [applicationId.name]: shortText,
  [courseId.name]: shortText,
  [collegeId.name]: shortText,
  [action.name]: action.fromWire,
  [description.name]: ignored,
  [title.name]: shortText,
  [amountPaise.name]: sentAmount,
  [merchantId.name]: ignored,
  [transactionId.name]: ignored,
})

export const feeRetry = z.object({
  [feeRetryNames.dueId]: shortText,
  [feeRetryNames.amountPaise]: z.optional(z.nullable(sentAmount)),
  [feeRetryNames.merchantId]: ignored,
  [feeRetryNames.transactionId]: ignored,
})
