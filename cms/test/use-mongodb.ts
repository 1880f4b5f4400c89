/** Before a test file: settings that name the database of this worker on the server of MONGODB_TEST_URI. */
import { inject, vi } from 'vitest'
import { enterThrowAwayFolder } from './throw-away-folder.ts'

// No state of a module survives from the file before, which ran in the same process.
vi.resetModules()

enterThrowAwayFolder()
const uri = new URL(process.env.MONGODB_TEST_URI ?? '')
uri.pathname = `/${inject('preparedDatabases')}_${process.env.VITEST_POOL_ID}`
process.env.DATABASE_URI = uri.href
