import type { MessageContent } from '../messages/template.ts'
import * as sealing from '../seal.ts'

interface SealOptions {
  /** FIELD_KEY: 64 hexadecimal digits. */
  fieldKey: string
  /** Whom the message is for; sealed content opens for nobody else. */
  to: string
}

const purpose = 'pravesh/outbox'

/**
 * Encrypts what a message says, for the sender alone. Staff, backups and whoever reads the database see the masked text; the
 * sealed one goes when the message has been sent.
 */
export function seal(content: MessageContent, { fieldKey, to }: SealOptions): string {
  return sealing.seal(JSON.stringify(content), { fieldKey, purpose, owner: to })
}

/** Opens what `seal` closed; throws when the key is another one or anything was changed. */
export function unseal(sealed: string, { fieldKey, to }: SealOptions): MessageContent {
  return JSON.parse(sealing.unseal(sealed, { fieldKey, purpose, owner: to }))
}
