/** Schemas of the bodies, by wire names. Amounts are parsed to whole paise. */
import * as z from 'zod/mini'
import { sentAmount, shortText } from '../platform/sent-values.ts'
import { buyTable, markTable } from './wire.ts'

const { courseId, pricePaise, merchantId, transactionId } = buyTable.fields
const ignored = z.optional(z.nullable(shortText))

export const purchaseBody = z.object({
  [courseId.name]: shortText,
  [pricePaise.name]: sentAmount,
  [merchantId.name]: ignored,
  [transactionId.name]: ignored,
})

const { courseId: markedCourse, videoId, mark } = markTable.fields

export const markBody = z.object({
  [markedCourse.name]: shortText,
  [videoId.name]: shortText,
  [mark.name]: mark.fromWire,
})
