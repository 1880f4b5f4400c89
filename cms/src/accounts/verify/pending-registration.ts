import { STUDENT_ROLES } from '@pravesh/shared/accounts/account'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { readRow } from '../../database/records/read-row.ts'
import type { Student } from '../../payload-types.ts'

const pendingSchema = z.object({
  name: z.string(),
  phone: z.string(),
  role: z.enum(STUDENT_ROLES),
  passwordHash: z.string(),
  consent: z.object({
    noticeVersion: z.nullish(z.string()),
    acceptedAt: z.nullish(z.string()),
    addressHash: z.nullish(z.string()),
    locale: z.nullish(z.string()),
    purposes: z.nullish(z.array(z.string())),
    statedAdult: z.nullish(z.boolean()),
  }),
})

/** A registration that has no account, because its e-mail address belongs to another one. */
export type PendingRegistration = z.infer<typeof pendingSchema>

/** Parses the stored registration of a verification page; null when the page has an account, or no registration. */
export function pendingOf(stored: unknown): PendingRegistration | null {
  const parsed = pendingSchema.safeParse(stored)
  return parsed.success ? parsed.data : null
}

/** Converts an unverified account into a pending registration. */
export async function pendingFromStudent(payload: Payload, student: Student): Promise<PendingRegistration> {
  const { id, name, phone, role, consent } = student
  const where = { studentId: { equals: id } }
  const credential = await readRow({ payload, collection: 'student-credentials', where })
  return pendingSchema.parse({ name, phone, role, passwordHash: credential?.passwordHash, consent: consent ?? {} })
}
