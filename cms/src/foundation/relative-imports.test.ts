import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const HOOK = new URL('relative-imports.ts', import.meta.url).href

const FILES = {
  // A package with a type, a folder of another type in it, and what lies beside its modules.
  'node_modules/typed/package.json': '{"type": "module", "exports": "./index.js"}',
  'node_modules/typed/index.js':
    "import old from './old/index.js'\nimport data from './data.json' with { type: 'json' }\nexport default [old, data.value]",
  'node_modules/typed/data.json': '{"value": "json"}',
  'node_modules/typed/old/package.json': '{"type": "commonjs"}',
  'node_modules/typed/old/index.js': "module.exports = require('./beside')",
  'node_modules/typed/old/beside.js': "module.exports = 'commonjs'",
  // A package without a type, with modules of both kinds.
  'node_modules/untyped/package.json': '{"main": "index.js"}',
  'node_modules/untyped/index.js': "export { default } from './detected.js'",
  'node_modules/untyped/detected.js': "export default 'detected'",
  'package.json': '{"type": "module"}',
  'own.ts': "export const own: string = 'typescript'",
  'start.ts': [
    "import typed from 'typed'\nimport untyped from 'untyped'\nimport { own } from './own.ts'\nimport { own as same } from './own.ts?again'",
    "const missing = await import('./missing.ts').catch((error) => error.code)",
    'console.log(JSON.stringify([typed, untyped, own, same, missing]))',
  ].join('\n'),
}

it('loads the same modules as Node', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-imports-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const run = (...args: string[]) =>
    JSON.parse(execFileSync(process.execPath, [...args, path.join(folder, 'start.ts')], { encoding: 'utf8' }))
  const expected = [['commonjs', 'json'], 'detected', 'typescript', 'typescript', 'ERR_MODULE_NOT_FOUND']
  expect(run()).toEqual(expected)
  expect(run('--import', HOOK)).toEqual(expected)
})
