import type { PortalContext, Started } from '../platform/feature.ts'
import { ensureFirstAdministrator, type FirstAdministrator } from './administrators/ensure-first-administrator.ts'

/** Creates the first administrator where there is none. */
export async function startStaff({ payload, env }: PortalContext): Promise<Started> {
  const { staffEmail: email, staffPassword: password } = env
  const account = await ensureFirstAdministrator({ payload, email, password })
  return { announcement: account ? administratorLines(account) : staffLines(email) }
}

/** How the first administrator signs in, who was just created. */
export function administratorLines({ email, generatedPassword }: FirstAdministrator): string[] {
  if (generatedPassword === null)
    return ['', `  Sign in to the admin as ${email} with the password set in STAFF_PASSWORD.`]
  return [
    '',
    `  Sign in to the admin as   ${email}`,
    `  with the password         ${generatedPassword}`,
    '  It is shown this once. Change it under your account in the admin.',
  ]
}

function staffLines(email: string): string[] {
  return ['', `  Staff sign in with their own accounts; the first was made for ${email}.`]
}
