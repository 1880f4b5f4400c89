/** Setup file: copies the empty database and points the settings at the copy. */
import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { enterTemporaryFolder } from './temporary-folder.ts'

const folder = enterTemporaryFolder()
const file = path.join(folder, 'data/test.db')
mkdirSync(path.dirname(file), { recursive: true })
copyFileSync(inject('templateDatabase'), file)
process.env.DATABASE_URI = `file:${file}`
