import * as z from 'zod/mini'
import { isDay } from '../../platform/day-in-india.ts'
import { STEPS, type Step } from './steps.ts'

const day = z.string().check(z.refine(isDay, 'Enter a day as YYYY-MM-DD.'))

/** A step as stored and sent. */
const stepSchema: z.ZodMiniType<Step> = z.object({
  kind: z.enum(STEPS),
  round: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  first: day,
  last: day,
})

/** The calendar of a merit process, for public pages. */
export const processCalendarSchema = z.object({
  /** Of the process. */
  id: z.string(),
  steps: z.array(stepSchema),
})
export type ProcessCalendar = z.infer<typeof processCalendarSchema>
