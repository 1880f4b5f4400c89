/** `node serve-api.ts`: serves the API on a free port, with the settings of this process, and prints the port. */
import { createServer } from 'node:http'
import { payloadApi } from '../src/platform/http/payload-api.ts'
import { connectWithoutIndexes } from './mongodb.ts'
import { writeWithoutSync } from './sqlite.ts'

const config = await (await import('../src/payload.config.ts')).default
await writeWithoutSync(await connectWithoutIndexes(config))
const serve = payloadApi({ config, origin: 'http://localhost:3000' })
const server = createServer((req, res) => void serve(req, res, 'test-request')).listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`port ${typeof address === 'object' && address ? address.port : 0}\n`)
})
