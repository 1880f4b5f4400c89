import path from 'node:path'
import { testGoldenCalls } from '../platform/fixtures/golden-calls.ts'
import { contentCalls, wire } from './wire.ts'

testGoldenCalls({ folder: path.join(import.meta.dirname, 'fixtures'), calls: contentCalls, tables: wire })
