import { registrationSchema } from '@pravesh/shared/accounts/registration'
import * as z from 'zod/mini'
import { words } from './words.ts'

const { role, name, email, phone, password } = registrationSchema.shape

/** The registration form, with its fields in display order. */
export const registerFormSchema = z.object({
  role,
  name,
  email,
  phone,
  password,
  accepted: z.boolean().check(z.refine((ticked) => ticked, words.consentMissing)),
})
export type RegisterTyped = z.input<typeof registerFormSchema>
export type RegisterChecked = z.output<typeof registerFormSchema>
