import { registrationSchema } from '@pravesh/shared/accounts/registration'
import * as z from 'zod/mini'

const { role, name, email, phone, password } = registrationSchema.shape

/** The registration form, with its fields in display order and the error of the missing consent. */
export const registerFormSchema = ({ consentMissing }: { consentMissing: string }) =>
  z.object({
    role,
    name,
    email,
    phone,
    password,
    accepted: z.boolean().check(z.refine((ticked) => ticked, consentMissing)),
    whatsapp: z.boolean(),
  })
export type RegisterTyped = z.input<ReturnType<typeof registerFormSchema>>
export type RegisterChecked = z.output<ReturnType<typeof registerFormSchema>>
