/**
 * A thread that sends every hostile file to a portal. In a thread of its own, because sending files of megabytes would delay
 * the requests whose times are measured. Says `ready` when the files are made, starts at a message, and reports what was
 * answered.
 */
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { hostileFiles } from '../../cms/test/hostile-uploads/corpus.ts'
import { uploadRequest } from './upload-request.ts'

export interface SenderData {
  origin: string
  /** Sessions of students, who send in turn. */
  tokens: readonly string[]
}

export interface Sent {
  file: string
  status: number
  seconds: number
}

const AT_ONCE = 2
/** Times that every file is sent, so that the other requests are many enough for a p99. */
const ROUNDS = 3

const { origin, tokens }: SenderData = workerData
const files: { name: string; ending: string; bytes: Buffer }[] = []
for (const { name, type, make } of hostileFiles) {
  if (type !== 'webp') files.push({ name, ending: type === 'jpeg' ? 'jpg' : type, bytes: await make() })
}
const queue = Array.from({ length: ROUNDS }, () => files).flat()
const sent: Sent[] = []
if (parentPort === null) throw new Error('This file runs as a thread.')
parentPort.postMessage('ready')
await once(parentPort, 'message')
await Promise.all(Array.from({ length: AT_ONCE }, sendAll))
parentPort.postMessage(sent)

async function sendAll(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { name, ending, bytes } = next
    const token = tokens[queue.length % tokens.length] ?? ''
    const { path, headers, body } = uploadRequest({ token, document: 'other', name: `a.${ending}`, bytes })
    const started = performance.now()
    const sentBody = typeof body === 'string' ? body : new Uint8Array(body ?? [])
    const response = await fetch(origin + path, { method: 'POST', headers, body: sentBody })
    await response.arrayBuffer()
    const seconds = (performance.now() - started) / 1000
    sent.push({ file: `${ending}, ${name}`, status: response.status, seconds })
  }
}
