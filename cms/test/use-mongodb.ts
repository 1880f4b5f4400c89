/** Before a test file: settings that name a database of its own on the server of MONGODB_TEST_URI. */
import { randomBytes } from 'node:crypto'
import { enterThrowAwayFolder } from './throw-away-folder.ts'

enterThrowAwayFolder()
const uri = new URL(process.env.MONGODB_TEST_URI ?? '')
uri.pathname = `/pravesh_test_${randomBytes(6).toString('hex')}`
process.env.DATABASE_URI = uri.href
