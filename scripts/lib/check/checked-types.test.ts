import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from '../step.ts'

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Files that are tracked, or will be with the next commit. */
const filesOfRepository = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))

/** The tsconfig files of the commands in `check.ts`. */
function checkedConfigs(): string[] {
  const check = textOf('scripts/check.ts')
  return [
    ...[...check.matchAll(/tsc', '-p', '([^']+)'/g)].map(([, file = '']) => file),
    ...[...check.matchAll(/'astro', 'check', '--root', '([^']+)', '--tsconfig', '([^']+)'/g)].map(
      ([, folder = '', file = '']) => `${folder}/${file}`,
    ),
  ]
}

/** Those of packages outside the workspaces, which have a check of their own. */
function configsOfOwnPackages(): string[] {
  const { workspaces } = JSON.parse(textOf('package.json'))
  return filesOfRepository('*/package.json')
    .filter((file) => !workspaces.includes(path.dirname(file)))
    .filter((file) => /\btsc\b/.test(JSON.parse(textOf(file)).scripts?.check))
    .map((file) => path.join(path.dirname(file), 'tsconfig.json'))
}

const ASTRO = [{ extension: '.astro', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred }]

function includedBy(config: string): string[] {
  const file = path.join(root, config)
  const { config: content, error } = ts.readConfigFile(file, ts.sys.readFile)
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'))
  const { fileNames } = ts.parseJsonConfigFileContent(content, ts.sys, path.dirname(file), {}, file, undefined, ASTRO)
  if (fileNames.length === 0) throw new Error(`${config} includes no files.`)
  return fileNames.map((name) => path.relative(root, name).split(path.sep).join('/'))
}

it('every TypeScript file is included by a tsconfig of a check', () => {
  const configs = checkedConfigs()
  expect(configs.length).toBeGreaterThan(1)
  const included = new Set([...configs, ...configsOfOwnPackages()].flatMap(includedBy))
  const files = filesOfRepository('*.ts', '*.tsx', '*.mts', '*.cts', '*.astro')
  expect(files.filter((file) => !included.has(file))).toEqual([])
})
