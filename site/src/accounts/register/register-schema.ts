import { registrationSchema } from '@pravesh/shared/accounts/registration'
import * as z from 'zod/mini'
import { words } from './words.ts'

const { role, name, email, phone, password } = registrationSchema.shape

/** The registration form, its fields in the order of the page. */
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
