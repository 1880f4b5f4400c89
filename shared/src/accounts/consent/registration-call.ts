import * as z from 'zod/mini'
import { registrationSchema } from '../registration.ts'
import { agreedPurposesSchema, noticeLocaleSchema, statedAdultSchema } from './schemas.ts'

/** A registration as the call takes it. The form checks only what is typed, so that its script stays small. */
export const registrationCallSchema = z.extend(registrationSchema, {
  /** The language in which the form showed the notice. */
  noticeLocale: z.optional(noticeLocaleSchema),
  /** The optional purposes that the student agreed to. */
  agreedPurposes: z.optional(agreedPurposesSchema),
  statedAdult: statedAdultSchema,
})
export type Registration = z.infer<typeof registrationCallSchema>
