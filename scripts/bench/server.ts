import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE = 60_000

/** A server that answers; `stop` ends it. */
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
  /** An address that it answers with 200 when it is up. */
  probe: string
}

/** Starts a program and waits until it answers on its port. */
export async function startServer({ command, cwd, env, port, probe }: StartOptions): Promise<Server> {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const note = (chunk: Buffer) => {
    said = (said + chunk).slice(-4000)
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  const killNow = () => child.kill('SIGKILL')
  process.once('exit', killNow)
  const stop = async () => {
    process.off('exit', killNow)
    await end(child)
  }
  const origin = `http://127.0.0.1:${port}`
  try {
    await answering(origin + probe, child)
    return { pid: child.pid ?? 0, origin, stop }
  } catch (cause) {
    await stop()
    throw new Error(`${command.join(' ')} does not answer.\n${said}`, { cause })
  }
}

async function answering(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('It ended by itself.')
    const answer = await fetch(address, { headers: { connection: 'close' } }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.status === 200) return
    await sleep(100)
  }
  throw new Error(`It was not ready after ${PATIENCE / 1000} s.`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await gone
  clearTimeout(impatience)
}
