import * as z from 'zod/mini'
import { text } from '../site/fields.ts'
import { pageKind } from '../site/page-data.ts'

export const contactPage = pageKind('contact', {
  /** A form submitted without JavaScript, with its validation errors; null on the published page. */
  form: z.nullable(
    z.object({
      values: z.record(z.string(), z.string()),
      errors: z.array(z.object({ field: z.string(), message: text })),
    }),
  ),
})

export const contactPages = [contactPage]
