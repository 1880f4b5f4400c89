/** Setup file: points the settings at this worker's database on MONGODB_TEST_URI. */
import { inject, vi } from 'vitest'
import { enterThrowAwayFolder } from './throw-away-folder.ts'

// Discards module state of the previous test file in this process.
vi.resetModules()

enterThrowAwayFolder()
const uri = new URL(process.env.MONGODB_TEST_URI ?? '')
uri.pathname = `/${inject('preparedDatabases')}_${process.env.VITEST_POOL_ID}`
process.env.DATABASE_URI = uri.href
