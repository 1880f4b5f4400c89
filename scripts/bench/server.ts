import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

const TIMEOUT_MS = 60_000

/** A running server; `stop` ends it. */
export interface Server {
  pid: number
  origin: string
  stop: () => Promise<void>
}

interface StartOptions {
  command: readonly string[]
  cwd: string
  env: Record<string, string>
  port: number
  /** A path that returns 200 once the server is ready. */
  probe: string
}

/** Starts a server and waits until it is ready. */
export async function startServer({ command, cwd, env, port, probe }: StartOptions): Promise<Server> {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const collect = (chunk: Buffer) => {
    output = (output + chunk).slice(-4000)
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const killNow = () => child.kill('SIGKILL')
  process.once('exit', killNow)
  const stop = async () => {
    process.off('exit', killNow)
    await end(child)
  }
  const origin = `http://127.0.0.1:${port}`
  try {
    await waitUntilReady(origin + probe, child)
    return { pid: child.pid ?? 0, origin, stop }
  } catch (cause) {
    await stop()
    throw new Error(`${command.join(' ')} did not start.\n${output}`, { cause })
  }
}

async function waitUntilReady(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The process exited.')
    const response = await fetch(address, { headers: { connection: 'close' } }).catch(() => null)
    await response?.body?.cancel()
    if (response?.status === 200) return
    await sleep(100)
  }
  throw new Error(`Not ready after ${TIMEOUT_MS / 1000} s.`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await gone
  clearTimeout(killTimer)
}
