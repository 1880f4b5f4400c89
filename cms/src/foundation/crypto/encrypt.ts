import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface EncryptOptions {
  /** FIELD_KEY: keys of 64 hexadecimal digits. The first encrypts; any of them decrypts. */
  fieldKeys: readonly string[]
  /**
   * Domain separation, e.g. `pravesh/aadhaar`: each purpose derives its own key, so values cannot be swapped between
   * fields.
   */
  purpose: string
  /** Authenticated data: a value decrypts only with the owner it was encrypted for. */
  owner: string
}

/**
 * The key that encrypted a value is not in FIELD_KEY. The value is intact and decrypts once the key is listed again.
 */
export class UnknownKeyError extends Error {
  override name = 'UnknownKeyError'
}

/** Prefix of every encrypted value: format version and key id. Base64 contains no dots. */
const HEADER = /^v1\.([0-9a-f]{8})\./

/** Encrypts text for storage (AES-256-GCM), so that neither staff nor a copy of the database reveals it. */
export function encrypt(text: string, { fieldKeys, purpose, owner }: EncryptOptions): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derive(newest(fieldKeys), purpose), iv).setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return newestPrefix(fieldKeys) + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
}

/**
 * Decrypts the output of `encrypt`. Throws UnknownKeyError when the key is not listed, and another error when the
 * purpose or owner differs or the value was modified. Values without a header predate key ids; every key is tried on
 * them.
 */
export function decrypt(encrypted: string, { fieldKeys, purpose, owner }: EncryptOptions): string {
  const id = keyIdIn(encrypted)
  const bytes = Buffer.from(id === null ? encrypted : encrypted.replace(HEADER, ''), 'base64')
  const keys = id === null ? fieldKeys : fieldKeys.filter((key) => keyIdOf(key) === id)
  if (keys.length === 0) {
    throw new UnknownKeyError(`FIELD_KEY does not list the key ${id}, which encrypted this value. Add that key again.`)
  }
  for (const key of keys.slice(0, -1)) {
    try {
      return decryptWith(bytes, derive(key, purpose), owner)
    } catch {
      // Try the next key.
    }
  }
  return decryptWith(bytes, derive(keys.at(-1) ?? '', purpose), owner)
}

/** The id of the key that encrypted a value; null if the value is older than key ids. */
export function keyIdIn(value: unknown): string | null {
  return HEADER.exec(String(value))?.[1] ?? null
}

/** Identifies a key in stored values and in output; reveals nothing about the key. */
export function keyIdOf(fieldKey: string): string {
  return derive(fieldKey, 'pravesh/key-id').subarray(0, 4).toString('hex')
}

/** Prefix of every value encrypted with the newest key. */
export function newestPrefix(fieldKeys: readonly string[]): string {
  return keyPrefix(keyIdOf(newest(fieldKeys)))
}

/** Prefix of every value encrypted with the key of this id. */
export const keyPrefix = (keyId: string) => `v1.${keyId}.`

export function isEncryptedWithNewest(encrypted: string, fieldKeys: readonly string[]): boolean {
  return encrypted.startsWith(newestPrefix(fieldKeys))
}

function newest([first]: readonly string[]): string {
  if (first === undefined) throw new Error('There is no field key.')
  return first
}

function decryptWith(bytes: Buffer, key: Buffer, owner: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function derive(fieldKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(fieldKey, 'hex'), '', purpose, 32))
}
