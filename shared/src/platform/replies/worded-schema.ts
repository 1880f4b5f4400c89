import * as z from 'zod/mini'

/** The code of a sentence, with its values. */
export const wordedSchema = z.object({
  code: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
