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

/** The input so far, without the password. */
export type RegistrationDraft = z.infer<typeof draftSchema>

/**
 * Stores the input for the lifetime of the tab: a phone with little memory discards the page when its user switches to
 * the SMS.
 */
export function saveDraft(draft: RegistrationDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draftSchema.parse(draft)))
  } catch {}
}

export function loadDraft(): RegistrationDraft | null {
  try {
    return draftSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''))
  } catch {
    return null
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}
