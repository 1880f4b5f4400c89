// Entry point of every npm script: `node scripts/run.mjs NAME [ARGUMENTS]`. Installs missing packages and runs the
// script with the project's own Node. It runs on the machine's Node, so it uses only features of Node 20.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const node = path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const [name, ...args] = process.argv.slice(2)
// A script with packages of its own, such as the benchmarks, is the file of its name in a folder of its name.
const ownFolder = path.join(root, 'scripts', name)
const hasOwnPackages = existsSync(path.join(ownFolder, 'package-lock.json'))
/** What operators run, also where only the packages of the product are installed (`npm ci --omit=dev`). */
const OF_OPERATORS = [
  'affected-persons',
  'backup',
  'move',
  'reconcile',
  'reduce-identity-numbers',
  'remove-demo',
  'remove-second-step',
  'restore',
  'rotate-keys',
  'seed',
  'ship-log',
]

installIfNeeded(root, node)
if (hasOwnPackages) installIfNeeded(ownFolder)
runScript()

/** Installs the packages of a folder if its lock file has changed or `needed` does not exist. */
function installIfNeeded(folder, needed = folder) {
  const stamp = path.join(folder, 'node_modules', '.installed-lock')
  const lock = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(needed)) return
  if (folder === root && OF_OPERATORS.includes(name) && existsSync(node) && hasProductPackages()) return
  const [what, duration] = folder === root ? ['packages', 'about a minute'] : [`packages of ${name}`, 'a few seconds']
  console.log(`Installing ${what}. This takes ${duration}, once.`)
  const options = { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' }
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options)
  if (status !== 0) stop('Could not install the packages. Check your network connection and try again.')
  if (!existsSync(node))
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], { ...options, cwd: path.join(modules, 'node') })
  if (!existsSync(node)) stop('Could not install Node 26. The package "node" has no build for this machine.')
  writeFileSync(stamp, lock)
}

/** Whether every package that the product needs is installed in the version of the lock file; npm lists what it installed. */
function hasProductPackages() {
  const list = path.join(modules, '.package-lock.json')
  if (!existsSync(list)) return false
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const installed = packagesOf(list)
  return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).every(
    ([folder, { dev, devOptional, optional, link, version }]) =>
      !folder.startsWith('node_modules/') ||
      dev ||
      devOptional ||
      optional ||
      link ||
      installed[folder]?.version === version,
  )
}

function runScript() {
  const env = {
    ...process.env,
    PATH: [...(hasOwnPackages ? [bin(ownFolder)] : []), bin(root), process.env.PATH].join(path.delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    // By default glibc gives every thread an arena, and each keeps what its largest job needed: 70 MB together.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  }
  const script = path.join(hasOwnPackages ? ownFolder : path.join(root, 'scripts'), `${name}.ts`)
  const imports = pathToFileURL(path.join(root, 'cms/src/foundation/relative-imports.ts')).href
  // Before the script starts: an npm that is killed while it does would not be found afterwards.
  const npmIsGone = watchOfNpm()
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', '--import', imports, script, ...args], {
    cwd: root,
    // The channel closes when this process ends, however it ends. (scripts/lib/stop-with-parent.ts)
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  })
  let isStopping = false
  const stopChild = (signal) => {
    isStopping = true
    child.kill(signal)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stopChild)
  if (npmIsGone !== null) onceTrue(npmIsGone, () => isStopping || stopChild('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

function bin(folder) {
  return path.join(folder, 'node_modules', '.bin')
}

/**
 * A function that tells whether npm has ended; null if npm did not start this process. npm passes SIGTERM to the shell in which
 * it runs a script, and the shell dies of it without passing it on; and a killed npm passes on nothing. So both are looked at.
 */
function watchOfNpm() {
  if (process.env.npm_lifecycle_script === undefined || process.platform === 'win32') return null
  const parent = process.ppid
  const npm = npmAbove(parent)
  return () => process.ppid !== parent || !(npm === null || isAlive(npm))
}

function onceTrue(condition, then) {
  const timer = setInterval(() => {
    if (!condition()) return
    clearInterval(timer)
    then()
  }, 500)
  timer.unref()
}

/** The process id of npm if `pid` is a shell that it started; null if the shell has replaced itself, or is unknown. */
function npmAbove(pid) {
  const { status, stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
  if (status !== 0) return null
  const [, above, command] = /^\s*(\d+)\s+(.*)/.exec(stdout) ?? []
  return command?.includes(process.env.npm_lifecycle_script) ? Number(above) : null
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
