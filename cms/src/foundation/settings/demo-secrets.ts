import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SettingsError } from './settings-error.ts'

/** Where the demo stores the secrets that it generates. */
export const secretsFolder = (dataDir: string) => path.join(dataDir, 'secrets')
export const FIELD_KEY_FILE = 'field-key'

/** A secret of the demo, generated once. Throws a SettingsError if it cannot be read or stored. */
export function demoSecret(dataDir: string, name: string): string {
  const file = path.join(secretsFolder(dataDir), name)
  if (existsSync(file)) return storedSecret(file)
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const value = randomBytes(32).toString('hex')
    writeFileSync(file, value, { mode: 0o600, flag: 'wx' })
    return value
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return storedSecret(file)
    throw new SettingsError(
      `DATA_DIR ${dataDir} cannot be written to. Choose another folder or give this user write permission.`,
    )
  }
}

function storedSecret(file: string): string {
  const secret = readSecret(file)
  if (/^[0-9a-f]{64}$/.test(secret)) return secret
  throw new SettingsError(
    `${file} does not contain a key of 64 hexadecimal digits. Restore it from a copy. If nothing was encrypted or signed with it yet, delete it to generate a new one.`,
  )
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    throw new SettingsError(
      `${file} cannot be read${code}. Give this user read permission for it, or restore it from a copy.`,
    )
  }
}
