import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { MessageContent } from '../messages/template.ts'

interface SealOptions {
  /** FIELD_KEY: 64 hexadecimal digits. */
  fieldKey: string
  /** Whom the message is for; sealed content opens for nobody else. */
  to: string
}

/**
 * Encrypts what a message says, for the sender alone (AES-256-GCM). Staff, backups and whoever reads the database see the
 * masked text; the sealed one goes when the message has been sent.
 */
export function seal(content: MessageContent, { fieldKey, to }: SealOptions): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(fieldKey), iv).setAAD(Buffer.from(to))
  const body = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
}

/** Opens what `seal` closed; throws when the key is another one or anything was changed. */
export function unseal(sealed: string, { fieldKey, to }: SealOptions): MessageContent {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(fieldKey), bytes.subarray(0, 12))
    .setAAD(Buffer.from(to))
    .setAuthTag(bytes.subarray(12, 28))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'))
}

/** A key for this purpose only, so that no other encrypted field can pass for a message. */
function keyOf(fieldKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(fieldKey, 'hex'), '', 'pravesh/outbox', 32))
}
