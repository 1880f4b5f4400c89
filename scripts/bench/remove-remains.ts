/** Run as a separate process: removes the databases and buckets on its standard input from the test servers. */
import { json } from 'node:stream/consumers'
import { removeRemains } from './remains.ts'

await removeRemains((await json(process.stdin)) as Parameters<typeof removeRemains>[0])
