/** `npm run build`: compiles the site and the admin, each only if it has changed. */
import { buildPortal } from './lib/build-portal.ts'

await buildPortal()
