/** `node serve-api.ts`: serves the API on a free port, with the settings of this process, and prints the port. */
import './cheap-hashing.ts'
import crypto from 'node:crypto'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'

// Counts hashes, of which one is computed for each password that is compared.
let hashes = 0
const derive = crypto.pbkdf2
const counted: typeof derive = (...args) => {
  hashes += 1
  derive(...args)
}
Object.assign(crypto, { pbkdf2: counted })
syncBuiltinESMExports()

// After the change above, because these modules keep the function that they import.
const { payloadApi } = await import('../src/http/server/payload-api.ts')
const { connectWithoutIndexes } = await import('./mongodb.ts')
const { writeWithoutSync } = await import('./sqlite.ts')
const config = await (await import('../src/payload.config.ts')).default
const payload = await connectWithoutIndexes(config)
await writeWithoutSync(payload)
const serve = payloadApi({ config, origin: 'http://localhost:3000' })
/** One tick of Payload's timer for jobs; returns the ids of those that ran here. */
async function runJobs(): Promise<string[]> {
  await payload.jobs.handleSchedules({ allQueues: true })
  const { jobStatus } = await payload.jobs.run({ allQueues: true, silent: true })
  return Object.keys(jobStatus ?? {})
}

const server = createServer((req, res) => {
  if (req.url === '/hashes') res.end(JSON.stringify(hashes))
  else if (req.url === '/jobs') void runJobs().then((ids) => res.end(JSON.stringify(ids)))
  else void serve(req, res, 'test-request')
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`port ${typeof address === 'object' && address ? address.port : 0}\n`)
})
