import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { COMPILE_CACHE_FOLDER } from './compile-cache.ts'

const file = pathToFileURL(path.join(import.meta.dirname, 'compile-cache.ts')).href
const SCRIPT = `
  import { getCompileCacheDir } from 'node:module'
  const { keepCompiledCode } = await import('${file}')
  keepCompiledCode()
  console.log(getCompileCacheDir())
`

/** The folder of compiled code of a process with that setting. */
function folderWith(setting: string | undefined): string {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', SCRIPT]
  const env = { ...process.env, NODE_COMPILE_CACHE: setting }
  return execFileSync(process.execPath, args, { env, encoding: 'utf8' }).trim()
}

it('keeps compiled code beside the packages, or where the environment says', () => {
  const isIn = (folder: string) => expect.stringMatching(new RegExp(`^${RegExp.escape(folder + path.sep)}`))
  expect(folderWith(undefined)).toEqual(isIn(COMPILE_CACHE_FOLDER))
  const other = mkdtempSync(path.join(tmpdir(), 'pravesh-compiled-'))
  onTestFinished(() => rmSync(other, { recursive: true }))
  expect(folderWith(other)).toEqual(isIn(other))
})

it('starts all the same where the folder cannot be written', () => {
  expect(folderWith('/dev/null/none')).toEqual(expect.any(String))
})
