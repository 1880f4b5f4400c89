import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/** Makes a folder for one test file and points the settings of this process into it; it is removed after the file's tests. */
export function enterThrowAwayFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-test-'))
  process.env.DATA_DIR = path.join(folder, 'data')
  process.env.MEDIA_DIR = path.join(folder, 'media')
  process.env.PORTAL_MODE = 'demo'
  process.env.SEED = 'none'
  process.env.PAYLOAD_SECRET = 'a secret that only the tests know, 32+'
  process.env.FIELD_KEY = '0123456789abcdef'.repeat(4)
  process.env.PUBLIC_URL = 'http://localhost:3000'
  process.env.PAYLOAD_LOG_LEVEL ??= 'error'
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
