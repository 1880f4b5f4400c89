/** Setup file: points the settings at this worker's database on MONGODB_TEST_URI. */
import { inject } from 'vitest'
import { enterTemporaryFolder } from './temporary-folder.ts'

enterTemporaryFolder()
const uri = new URL(process.env.MONGODB_TEST_URI ?? '')
uri.pathname = `/${inject('preparedDatabases')}_${process.env.VITEST_POOL_ID}`
process.env.DATABASE_URI = uri.href
