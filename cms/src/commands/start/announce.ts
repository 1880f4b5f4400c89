import type { Env } from '../../foundation/settings/env.ts'
import { OUTBOX_PATH } from '../../messaging/outbox/page/path.ts'

/** Prints the portal's addresses and the features' announcements, such as new accounts, to the terminal. */
export function announce({ publicUrl, mode }: Pick<Env, 'publicUrl' | 'mode'>, announcements: readonly string[]): void {
  const lines = ['', `Pravesh is ready (${mode} mode).`, '', `  Site    ${publicUrl}`, `  Admin   ${publicUrl}/admin`]
  if (mode === 'demo')
    lines.push(`  Outbox  ${publicUrl}${OUTBOX_PATH}   e-mails and text messages, on this machine only`)
  console.log([...lines, ...announcements, '', '  Stop with Ctrl+C.', ''].join('\n'))
}
