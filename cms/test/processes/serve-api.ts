/** `node serve-api.ts`: serves the API on a free port, with the settings of this process, and prints the port. */
import '../cheap-hashing.ts'
import crypto from 'node:crypto'
import { createServer } from 'node:http'
import { flushCompileCache, syncBuiltinESMExports } from 'node:module'

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
const { payloadApi } = await import('../../src/http/server/payload-api.ts')
const { connectWithoutIndexes } = await import('../mongodb.ts')
const { waitForProviders } = await import('../providers/patient-gateways.ts')
const { writeWithoutSync } = await import('../sqlite.ts')
const { reportPrinted, runBulk, runJobs, runShipments } = await import('./tasks.ts')
const config = await (await import('../../src/payload.config.ts')).default
const payload = await connectWithoutIndexes(config)
await writeWithoutSync(payload)
waitForProviders(payload)
const serve = payloadApi({ config, origin: 'http://localhost:3000' })

/** What tests ask for beside the API, by path. */
const TASKS: Readonly<Record<string, () => unknown>> = {
  '/hashes': () => hashes,
  '/jobs': () => runJobs(payload),
  '/shipments': () => runShipments(payload),
  '/bulk': () => runBulk(payload),
  '/report': () => reportPrinted(payload),
}

// A busy machine reuses connections after more than the five seconds for which Node keeps them.
const server = createServer({ keepAliveTimeout: 300_000 }, async (req, res) => {
  const task = TASKS[req.url ?? '']
  if (task) res.end(JSON.stringify((await task()) ?? null))
  else await serve(req, res, 'test-request')
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  // Tests end this process by a signal, and Node would store the code only at an exit.
  flushCompileCache()
  process.stdout.write(`port ${typeof address === 'object' && address ? address.port : 0}\n`)
})
