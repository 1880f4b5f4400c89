/** `npm run build`: compiles the site and the admin, each only if it has changed; with `--site` the site alone. */
import { buildPortal } from './lib/build-portal.ts'

await buildPortal({ admin: !process.argv.includes('--site') })
