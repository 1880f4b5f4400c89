/** `npm start`: builds what changed, then serves the portal. */
import { buildPortal } from './lib/build-portal.ts'
import { stopWithParent } from './lib/stop-with-parent.ts'

stopWithParent()
Object.assign(process.env, { NODE_ENV: 'production' })
await buildPortal()
await import('../cms/src/server.ts')
