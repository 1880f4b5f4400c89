import { zodResolver } from '@hookform/resolvers/zod'
import { emailOnlySchema, loginSchema } from '@pravesh/shared/accounts/sign-in'

export const login = zodResolver(loginSchema)
export const emailOnly = zodResolver(emailOnlySchema)
