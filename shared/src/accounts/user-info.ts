import * as z from 'zod/mini'
import { STUDENT_ROLES } from './account.ts'
import { MESSAGE_CHOICES } from './message-choices.ts'

/** The logged-in student. */
export const userInfo = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  isApproved: z.boolean(),
  role: z.enum(STUDENT_ROLES),
  /** ISO time of a deletion request; null without one. */
  deletionRequestedAt: z.nullable(z.string()),
  /** The messages that the student has turned off. */
  declinedMessages: z.array(z.enum(MESSAGE_CHOICES)),
  /** Whether the student was not shown the current version of the privacy notice yet. */
  noticeIsNew: z.boolean(),
})
export type UserInfo = z.infer<typeof userInfo>
