import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface SealOptions {
  /** FIELD_KEY: 64 hexadecimal digits. */
  fieldKey: string
  /** What is sealed, e.g. `pravesh/aadhaar`: each purpose has a key of its own, so that nothing can pass for something else. */
  purpose: string
  /** Whose it is; sealed text opens for nobody else. */
  owner: string
}

/** Encrypts a text for the database (AES-256-GCM), so that staff, backups and whoever reads the database cannot read it. */
export function seal(text: string, { fieldKey, purpose, owner }: SealOptions): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(fieldKey, purpose), iv).setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
}

/** Opens what `seal` closed; throws when the key, the purpose or the owner is another one or anything was changed. */
export function unseal(sealed: string, { fieldKey, purpose, owner }: SealOptions): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(fieldKey, purpose), bytes.subarray(0, 12), {
    authTagLength: 16,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function keyOf(fieldKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(fieldKey, 'hex'), '', purpose, 32))
}
