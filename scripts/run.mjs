// Entry of every npm command: `node scripts/run.mjs NAME [ARGUMENTS]`. Uses only what Node 20 has, because it runs under
// whatever Node the machine has; it installs what is missing and goes on under the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const node = path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const [name, ...args] = process.argv.slice(2)

installIfNeeded()
goOn()

function installIfNeeded() {
  const stamp = path.join(modules, '.installed-lock')
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(node)
  if (installed) return
  console.log('Installing the packages of the lock file. This takes about a minute, once.')
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options)
  if (status !== 0) stop('The packages could not be installed. Check the network connection and try again.')
  if (!existsSync(node))
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], { ...options, cwd: path.join(modules, 'node') })
  if (!existsSync(node))
    stop('Node 26 could not be installed for this machine. The package "node" knows no build for it.')
  writeFileSync(stamp, lock)
}

function goOn() {
  const env = {
    ...process.env,
    PATH: path.join(modules, '.bin') + path.delimiter + process.env.PATH,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  }
  const script = path.join(root, 'scripts', `${name}.ts`)
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

function stop(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}
