import * as z from 'zod/mini'
import { wordedSchema } from '../platform/replies/worded-schema.ts'
import { text } from '../site/fields.ts'
import { pageKind } from '../site/page-data.ts'
import { paths } from '../site/paths.ts'
import { shell } from '../site/shells.ts'

export const contactPage = pageKind('contact', {
  /** A form submitted without JavaScript: its validation errors, or its reference number; null on the published page. */
  form: z.nullable(
    z.object({
      values: z.record(z.string(), z.string()),
      errors: z.array(z.object({ field: z.string(), message: text, because: z.optional(wordedSchema) })),
      reference: z.optional(z.string()),
    }),
  ),
})

export const contactPages = [contactPage]

/** Static shells whose script asks who may read which request. */
export const contactShells = [shell('contact-answer', paths.contactAnswer()), shell('student-help', paths.help)]
