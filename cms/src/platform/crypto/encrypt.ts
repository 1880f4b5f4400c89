import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface EncryptOptions {
  /** FIELD_KEY: keys of 64 hexadecimal digits. The first encrypts, each decrypts what was encrypted with it. */
  fieldKeys: readonly string[]
  /** What is sealed, e.g. `pravesh/aadhaar`: each purpose has a key of its own, so that nothing can pass for something else. */
  purpose: string
  /** Whose it is; sealed text opens for nobody else. */
  owner: string
}

/** The key that encrypted a value is not in FIELD_KEY. The value is intact and opens once the key is listed again. */
export class UnknownKeyError extends Error {
  override name = 'UnknownKeyError'
}

/** Stands before everything that is encrypted: the format's version and the id of the key. Base64 has no dots. */
const HEADER = /^v1\.([0-9a-f]{8})\./

/** Encrypts a text for the database (AES-256-GCM), so that staff, backups and whoever reads the database cannot read it. */
export function encrypt(text: string, { fieldKeys, purpose, owner }: EncryptOptions): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derive(newest(fieldKeys), purpose), iv).setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return newestPrefix(fieldKeys) + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
}

/**
 * Opens what `seal` closed. Throws UnknownKeyError when its key is not listed, and another error when the purpose or the
 * owner is another one or anything was changed. Values without a header are from before keys had ids: each key is tried.
 */
export function decrypt(sealed: string, { fieldKeys, purpose, owner }: EncryptOptions): string {
  const id = HEADER.exec(sealed)?.[1]
  const bytes = Buffer.from(id === undefined ? sealed : sealed.replace(HEADER, ''), 'base64')
  const keys = id === undefined ? fieldKeys : fieldKeys.filter((key) => keyIdOf(key) === id)
  if (keys.length === 0) {
    throw new UnknownKeyError(
      `FIELD_KEY does not list the key ${id}, with which this was encrypted. Add that key again.`,
    )
  }
  for (const key of keys.slice(0, -1)) {
    try {
      return open(bytes, derive(key, purpose), owner)
    } catch {
      // Another key of the list may be the right one.
    }
  }
  return open(bytes, derive(keys.at(-1) ?? '', purpose), owner)
}

/** Names a key in stored values and to people; says nothing about the key itself. */
export function keyIdOf(fieldKey: string): string {
  return derive(fieldKey, 'pravesh/key-id').subarray(0, 4).toString('hex')
}

/** What every value begins with that the newest key encrypted. */
export function newestPrefix(fieldKeys: readonly string[]): string {
  return `v1.${keyIdOf(newest(fieldKeys))}.`
}

/** Whether a value needs no other key than the newest. */
export function isEncryptedWithNewest(sealed: string, fieldKeys: readonly string[]): boolean {
  return sealed.startsWith(newestPrefix(fieldKeys))
}

function newest([first]: readonly string[]): string {
  if (first === undefined) throw new Error('There is no field key.')
  return first
}

function open(bytes: Buffer, key: Buffer, owner: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function derive(fieldKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(fieldKey, 'hex'), '', purpose, 32))
}
