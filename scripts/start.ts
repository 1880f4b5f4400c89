/** `npm start`: builds what has changed, then serves. */
import { buildPortal } from './lib/build-portal.ts'

Object.assign(process.env, { NODE_ENV: 'production' })
await buildPortal()
await import('../cms/src/server.ts')
