/** `node push-parcels.ts`: prints `ready`, and at the first input hands over the parcels that are due and prints `done`. */
import { once } from 'node:events'
import { runDue } from '../../src/database/work/run-due.ts'
import { shipmentWork } from '../../src/shop/couriers/shipment-work.ts'
import { connectWithoutIndexes } from '../mongodb.ts'
import { writeWithoutSync } from '../sqlite.ts'

const config = await (await import('../../src/payload.config.ts')).default
const payload = await connectWithoutIndexes(config)
await writeWithoutSync(payload)
process.stdout.write('ready\n')
await once(process.stdin, 'data')
await runDue({ payload, work: shipmentWork })
process.stdout.write('done\n')
