import type { PortalContext, Started } from '../platform/feature.ts'
import { ensureFirstAdministrator, type FirstAdministrator } from './administrators/ensure-first-administrator.ts'

/** Creates the first administrator if needed. */
export async function startStaff({ payload, env }: PortalContext): Promise<Started> {
  const { staffEmail: email, staffPassword: password } = env
  const account = await ensureFirstAdministrator({ payload, email, password })
  return { announcement: account ? administratorLines(account) : staffLines(email) }
}

/** Terminal lines with the sign-in of the administrator who was just created. */
export function administratorLines({ email, generatedPassword }: FirstAdministrator): string[] {
  if (generatedPassword === null)
    return ['', `  Sign in to the admin as ${email} with the password set in STAFF_PASSWORD.`]
  return [
    '',
    `  Sign in to the admin as   ${email}`,
    `  with the password         ${generatedPassword}`,
    '  You will not see it again. You can change it under your account in the admin.',
  ]
}

function staffLines(email: string): string[] {
  return ['', `  Staff sign in with their own accounts. The first account is ${email}.`]
}
