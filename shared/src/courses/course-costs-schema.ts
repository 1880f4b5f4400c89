import * as z from 'zod/mini'
import type { SharedCosts } from './course-costs.ts'

const text = z.string()
const days = z.int()

/** In pages and replies. Amounts in whole paise. */
export const sharedCosts: z.ZodMiniType<SharedCosts> = z.object({
  costs: z.array(
    z.object({
      key: text,
      label: text,
      title: text,
      amountPaise: z.int(),
      due: z.union([days, z.literal('application'), z.null()]),
      carriedFrom: z.optional(text),
    }),
  ),
  courseFee: z.object({ label: text, days: z.array(days) }),
})
