/** `npm run build`: builds the site and the admin, each only if its sources changed. `--site` builds the site only. */
import { buildPortal } from './lib/build-portal.ts'

await buildPortal({ admin: !process.argv.includes('--site') })
