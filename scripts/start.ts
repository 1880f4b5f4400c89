/** `npm start`: builds what changed, then serves the portal. */
import { buildPortal } from './lib/build-portal.ts'

Object.assign(process.env, { NODE_ENV: 'production' })
await buildPortal()
await import('../cms/src/server.ts')
