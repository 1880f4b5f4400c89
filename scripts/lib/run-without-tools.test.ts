import { execFile } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from './step.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-run-'))
const inFolder = (file: string) => path.join(folder, file)
afterAll(() => rmSync(folder, { recursive: true }))

function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(inFolder(file)), { recursive: true })
  writeFileSync(inFolder(file), typeof content === 'string' ? content : JSON.stringify(content))
}

/** An installation like that of `npm ci --omit=dev`, and an npm that only says that it was called. */
function install(payloadVersion: string): void {
  const lock = { 'node_modules/payload': { version: '3.0.0' }, 'node_modules/vitest': { version: '5.0.0', dev: true } }
  write('package-lock.json', { packages: { '': {}, ...lock } })
  write('node_modules/.package-lock.json', { packages: { 'node_modules/payload': { version: payloadVersion } } })
}

mkdirSync(inFolder('scripts'))
copyFileSync(path.join(root, 'scripts/run.mjs'), inFolder('scripts/run.mjs'))
write('cms/src/foundation/relative-imports.ts', '')
for (const name of ['backup', 'check']) write(`scripts/${name}.ts`, `console.log('${name} ran')`)
mkdirSync(inFolder('node_modules/node/bin'), { recursive: true })
symlinkSync(process.execPath, inFolder('node_modules/node/bin/node'))
write('bin/npm', '#!/bin/sh\necho npm "$@"\nexit 1\n')
chmodSync(inFolder('bin/npm'), 0o755)

async function run(name: string): Promise<string> {
  const env = { ...process.env, PATH: `${inFolder('bin')}${path.delimiter}${process.env.PATH}`, NODE_OPTIONS: '' }
  const ended = promisify(execFile)(process.execPath, [inFolder('scripts/run.mjs'), name], { env })
  return ended.then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  )
}

describe('where only the packages of the product are installed', () => {
  it('a command of operators runs', async () => {
    install('3.0.0')
    expect(await run('backup')).toBe('backup ran\n')
  })

  it('a command of developers installs the rest first', async () => {
    expect(await run('check')).toContain('npm ci')
  })
})

it('a package of another version is installed first', async () => {
  install('2.0.0')
  expect(await run('backup')).toContain('npm ci')
})
