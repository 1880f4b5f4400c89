import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { demoSecret, secretsFolder } from './demo-secrets.ts'
import { SettingsError } from './settings-error.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-secrets-'))
  mkdirSync(secretsFolder(folder))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = () => path.join(secretsFolder(folder), 'field-key')

it('is generated once', () => {
  expect(demoSecret(folder, 'field-key')).toBe(demoSecret(folder, 'field-key'))
})

it.each(['', 'not a key'])('is refused if the file has “%s”', (content) => {
  writeFileSync(file(), content)
  expect(() => demoSecret(folder, 'field-key')).toThrow(SettingsError)
  expect(() => demoSecret(folder, 'field-key')).toThrow('does not contain a key of 64 hexadecimal digits')
})

it('names a file that cannot be read', () => {
  mkdirSync(file())
  expect(() => demoSecret(folder, 'field-key')).toThrow(`${file()} cannot be read (EISDIR)`)
})

// Root reads everything.
it.skipIf(process.getuid?.() === 0)('names a file without permission', () => {
  writeFileSync(file(), 'ab'.repeat(32))
  chmodSync(file(), 0o000)
  expect(() => demoSecret(folder, 'field-key')).toThrow('cannot be read (EACCES)')
})
