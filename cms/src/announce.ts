import type { FirstAdministrator } from './accounts/operations/ensure-first-administrator.ts'
import type { Env } from './platform/env.ts'

interface AnnounceOptions {
  settings: Env
  account: FirstAdministrator | null
}

/** Tells the person at the terminal where the portal is and, once, how to sign in. */
export function announce({ settings: { publicUrl, mode, staffEmail }, account }: AnnounceOptions): void {
  const lines = ['', `Pravesh is ready (${mode} mode).`, '', `  Site    ${publicUrl}`, `  Admin   ${publicUrl}/admin`]
  if (account?.generatedPassword) {
    lines.push(
      '',
      `  Sign in to the admin as   ${account.email}`,
      `  with the password         ${account.generatedPassword}`,
    )
    lines.push('  It is shown this once. Change it under your account in the admin.')
  } else if (account) {
    lines.push('', `  Sign in to the admin as ${account.email} with the password set in STAFF_PASSWORD.`)
  } else {
    lines.push('', `  Staff sign in with their own accounts; the first was made for ${staffEmail}.`)
  }
  console.log([...lines, '', '  Stop with Ctrl+C.', ''].join('\n'))
}
