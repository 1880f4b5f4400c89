/** Before a test file: a copy of the empty database, and settings that name it. */
import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { inject, vi } from 'vitest'
import { enterThrowAwayFolder } from './throw-away-folder.ts'

// No state of a module survives from the file before, which ran in the same process.
vi.resetModules()

const folder = enterThrowAwayFolder()
const file = path.join(folder, 'data/test.db')
mkdirSync(path.dirname(file), { recursive: true })
copyFileSync(inject('templateDatabase'), file)
process.env.DATABASE_URI = `file:${file}`
