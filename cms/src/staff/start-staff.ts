import { exists } from '../database/records/exists.ts'
import type { PortalContext, Started } from '../portal/feature.ts'
import { ensureFirstAdministrator, type FirstAdministrator } from './administrators/ensure-first-administrator.ts'

/** Creates the first administrator if needed. Announces an account only if it exists. */
export async function startStaff({ payload, env }: Pick<PortalContext, 'payload' | 'env'>): Promise<Started> {
  const { staffEmail: email, staffPassword: password } = env
  const account = await ensureFirstAdministrator({ payload, email, password })
  if (account) return { announcement: administratorLines(account) }
  const isStaff = await exists({ payload, collection: 'staff', where: { email: { equals: email.toLowerCase() } } })
  return { announcement: staffLines(isStaff ? email : null) }
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

function staffLines(email: string | null): string[] {
  const first = email === null ? '' : ` The first account is ${email}.`
  return ['', `  Staff sign in with their own accounts.${first}`]
}
