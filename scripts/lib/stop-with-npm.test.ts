import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from './step.ts'

/** A server that stops as the portal does, without its database and pages. */
const SERVER = `
import { createServer } from 'node:http'
import { stopOnSignals } from '${path.join(root, 'cms/src/commands/start/stop-on-signals.ts')}'
import { stopWithParent } from '${path.join(root, 'scripts/lib/stop-with-parent.ts')}'
stopWithParent()
const server = createServer().listen(0)
stopOnSignals({ limitMs: 10_000, stop: async ({ atOnce }) => {
  await new Promise((resolve) => server.close(resolve))
  console.log('stopped ' + (atOnce ? 'at once' : 'after draining'))
} })
console.log('ready ' + process.pid + ' ')
`

let folder: string
const started: number[] = []

beforeEach(() => {
  // Otherwise each test would install packages, into the folder that the link leads to.
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const installed = readFileSync(path.join(root, 'node_modules/.installed-lock'), 'utf8')
  expect(installed, 'the packages of the lock file are installed').toBe(lock)
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-npm-'))
  mkdirSync(path.join(folder, 'scripts'))
  for (const name of [
    'package.json',
    'package-lock.json',
    'scripts/run.mjs',
    'cms/src/foundation/relative-imports.ts',
  ]) {
    cpSync(path.join(root, name), path.join(folder, name))
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'scripts/start.ts'), SERVER)
})
afterEach(() => {
  for (const pid of started.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20))
}

async function start(command: string, args: string[]) {
  // A group of its own, as a terminal gives it.
  const child: ChildProcess = spawn(command, args, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'exit')
  const pid = child.pid
  if (pid === undefined) throw new Error(`${command} could not be started.`)
  started.push(pid)
  await until(() => /ready \d+ /.test(output) || (child.exitCode ?? 0) > 0 || child.signalCode !== null)
  const server = Number(/ready (\d+) /.exec(output)?.[1])
  if (!(server > 1)) throw new Error(`The server did not start.\n${output}`)
  started.push(server)
  return { pid, server, ended, output: () => output }
}

it.each([
  ['npm start, with SIGTERM to npm', 'npm', (pid: number) => process.kill(pid, 'SIGTERM'), 'after draining'],
  ['npm start, with SIGKILL to npm', 'npm', (pid: number) => process.kill(pid, 'SIGKILL'), 'after draining'],
  ['npm start, with Ctrl+C', 'npm', (pid: number) => process.kill(-pid, 'SIGINT'), 'at once'],
  ['run.mjs, with SIGTERM to it', 'node', (pid: number) => process.kill(pid, 'SIGTERM'), 'after draining'],
  ['run.mjs, with SIGKILL to it', 'node', (pid: number) => process.kill(pid, 'SIGKILL'), 'after draining'],
])('stops the server of %s in order', async (_, command, signal, how) => {
  const { pid, server, output } = await start(command, command === 'npm' ? ['start'] : ['scripts/run.mjs', 'start'])
  expect(isAlive(server), output()).toBe(true)
  signal(pid)
  await until(() => !isAlive(server))
  // The output may arrive after the end of the process.
  await until(() => output().includes(`stopped ${how}`))
})

it('goes on without a parent if nothing of ours started the server', async () => {
  const { server, ended } = await start('sh', ['-c', 'node scripts/start.ts & echo started'])
  await ended
  expect(isAlive(server)).toBe(true)
  process.kill(server, 'SIGTERM')
  await until(() => !isAlive(server))
})
