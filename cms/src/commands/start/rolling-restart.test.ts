import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { startProxy } from '../../../test/readiness-proxy.ts'

const script = path.resolve(import.meta.dirname, '../../../test/serve-draining.ts')
const children = new Set<ChildProcess>()
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
})

async function startServer(port = 0) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  const [line] = await once(child.stdout, 'data')
  return { child, port: Number(/^port (\d+)/.exec(String(line))?.[1]) }
}

/** Sends a request whose body ends when `until` resolves; returns the status and the echoed body. */
async function send(port: number, agent: Agent, until: Promise<unknown> = Promise.resolve()) {
  const sent = request({ agent, port, host: '127.0.0.1', method: 'POST', path: '/echo' })
  sent.write('some ')
  void until.then(() => sent.end('more'))
  const [answer] = await once(sent, 'response')
  let text = ''
  for await (const chunk of answer) text += chunk
  return `${answer.statusCode} ${text}`
}

it('fails no request when servers behind a proxy are restarted one after the other', async () => {
  const servers = [await startServer(), await startServer()]
  const ports = servers.map(({ port }) => port)
  const proxy = await startProxy(ports)
  const agent = new Agent({ keepAlive: true })
  const answers = new Map<string, number>()
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1)
  let isOver = false
  const clients = Array.from({ length: 8 }, async () => {
    while (!isOver) count(await send(proxy.port, agent).catch(String))
  })
  try {
    for (const { child, port } of servers) {
      const uploads = Promise.withResolvers<void>()
      const slow = ports.map(() => send(proxy.port, agent, uploads.promise).catch(String))
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      // A group is signalled as a whole, and its leader passes the signal on.
      child.kill('SIGTERM')
      while (proxy.isReady(port)) await new Promise((resolve) => setTimeout(resolve, 10))
      uploads.resolve()
      for (const answer of slow) count(await answer)
      expect(await ended).toEqual([0, null])
      await startServer(port)
      while (!proxy.isReady(port)) await new Promise((resolve) => setTimeout(resolve, 10))
    }
  } finally {
    isOver = true
    await Promise.all(clients)
    agent.destroy()
    proxy.stop()
  }
  expect([...answers.keys()]).toEqual(['200 some more'])
  expect(answers.get('200 some more')).toBeGreaterThan(100)
})
