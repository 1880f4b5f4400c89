import * as z from 'zod/mini'
import type { OwedView } from './owed.ts'
import { OWED_ACTIONS, OWED_STATES } from './states.ts'

const text = z.string()
const time = z.nullable(text)

/** An addition to the contract, which uses domain names. */
export const owedSchema: z.ZodMiniType<OwedView> = z.object({
  state: z.enum(OWED_STATES),
  message: text,
  action: z.nullable(z.enum(OWED_ACTIONS)),
  transactionId: z.nullable(text),
  since: time,
  askedUntil: time,
  payAgainFrom: time,
})
