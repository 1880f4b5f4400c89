import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, vi } from 'vitest'

/**
 * Creates a temporary folder for one test file and points the settings at it. Removes the folder and restores
 * environment and clock after the tests.
 */
export function enterTemporaryFolder(): string {
  const before = { ...process.env }
  const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-test-'))
  process.env.DATA_DIR = path.join(folder, 'data')
  process.env.MEDIA_DIR = path.join(folder, 'media')
  process.env.PORTAL_MODE = 'demo'
  process.env.SEED = 'none'
  // Each further language draws every page once more.
  process.env.LANGUAGES = 'en'
  process.env.PAYLOAD_SECRET = 'a secret that only the tests know, 32+'
  process.env.FIELD_KEY = '0123456789abcdef'.repeat(4)
  process.env.DOCUMENT_KEY = 'fedcba9876543210'.repeat(4)
  process.env.PUBLIC_URL = 'http://localhost:3000'
  afterAll(() => {
    vi.useRealTimers()
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
