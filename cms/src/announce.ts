import type { DemoSignIn } from './accounts/seed/seed-students.ts'
import type { Env } from './platform/env.ts'
import { OUTBOX_PATH } from './platform/outbox/page/path.ts'
import type { FirstAdministrator } from './staff/administrators/ensure-first-administrator.ts'

interface AnnounceOptions {
  settings: Env
  account: FirstAdministrator | null
  /** The students of the demo, if they were just made. */
  demo: DemoSignIn | null
}

/** Tells the person at the terminal where the portal is and, once, how to sign in. */
export function announce({ settings: { publicUrl, mode, staffEmail }, account, demo }: AnnounceOptions): void {
  const lines = ['', `Pravesh is ready (${mode} mode).`, '', `  Site    ${publicUrl}`, `  Admin   ${publicUrl}/admin`]
  if (mode === 'demo')
    lines.push(`  Outbox  ${publicUrl}${OUTBOX_PATH}   e-mails and text messages, on this machine only`)
  if (account) lines.push(...administratorLines(account))
  else lines.push('', `  Staff sign in with their own accounts; the first was made for ${staffEmail}.`)
  if (demo) lines.push(...demoLines(demo, publicUrl))
  console.log([...lines, '', '  Stop with Ctrl+C.', ''].join('\n'))
}

/** How the first administrator signs in, who was just made. */
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

/** How one logs in as the students of the demo. */
export function demoLines({ students, password }: DemoSignIn, publicUrl: string): string[] {
  return [
    '',
    `  Students of the demo log in at ${publicUrl}/login`,
    `  with the password         ${password}`,
    '  It is shown this once, and it is the same for all of them:',
    ...students.flatMap(({ email, shows }) => (shows === '' ? [] : `    ${email.padEnd(26)}${shows}`)),
  ]
}
