import * as z from 'zod/mini'
import type { AgreedTerms } from './agreed-terms.ts'

const paise = z.int()

/** Agreed terms in replies. Amounts in whole paise, days `YYYY-MM-DD` in India. */
export const agreedTerms: z.ZodMiniType<AgreedTerms> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('specified') }),
  z.object({
    kind: z.literal('schedule'),
    policy: z.object({
      lastAdmissionDay: z.nullable(z.string()),
      overrides: z.array(z.object({ until: z.string(), keepPaise: paise })),
      tiers: z.array(z.object({ fromDays: z.int(), percent: z.number() })),
      processing: z.object({ percent: z.number(), maxPaise: paise }),
    }),
  }),
])
