import * as z from 'zod/mini'
import { MAX_PERIODS } from '../scores/service.ts'

/** At most two decimals, such as half marks. */
const decimals = z.multipleOf(0.01)
const mark = z.number().check(z.nonnegative(), z.maximum(100_000), decimals)
const full = z.number().check(z.positive(), z.maximum(100_000), decimals)
const name = z.string().check(z.minLength(1), z.maxLength(80))
const MAX_ROWS = 20
const day = z.string().check(z.maxLength(10))
const service = z.optional(
  z.array(z.object({ school: name, from: day, to: z.nullable(day) })).check(z.maxLength(MAX_PERIODS)),
)
const further = z.optional(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(MAX_ROWS)))

/** Marks as applicants and officers send them. What the rule of the process asks for is checked with its process. */
export const sentMarks = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('best-of'),
    subjects: z
      .array(z.object({ name, kind: z.enum(['language', 'elective', 'environment']), obtained: mark, full }))
      .check(z.maxLength(MAX_ROWS)),
    further,
    service,
  }),
  z.object({
    kind: z.literal('weighted'),
    examinations: z.array(z.object({ examination: name, obtained: mark, full })).check(z.maxLength(MAX_ROWS)),
    further,
    service,
  }),
])
