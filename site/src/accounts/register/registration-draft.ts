import * as z from 'zod/mini'
import { phoneCheckSchema } from './phone-check.ts'

const KEY = 'pravesh-registration'

const text = z.catch(z.string(), '')
const draftSchema = z.object({
  role: text,
  name: text,
  email: text,
  phone: text,
  check: z.catch(z.nullable(phoneCheckSchema), null),
})

/** What somebody has typed so far, never the password. */
export type RegistrationDraft = z.infer<typeof draftSchema>

/**
 * Keeps what was typed while this tab lives: a phone with little memory throws the page away when one looks at the SMS.
 */
export function keepDraft(draft: RegistrationDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draftSchema.parse(draft)))
  } catch {}
}

/** What was typed before the page was thrown away, or null. */
export function findDraft(): RegistrationDraft | null {
  try {
    return draftSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''))
  } catch {
    return null
  }
}

/** Forgets what was typed, once there is an account. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}
