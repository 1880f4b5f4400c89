/** `node publish-all.ts FOLDER`: publishes the site of DATABASE_URI into a folder. The crash test kills it midway. */
import { getPayload } from 'payload'
import { openSite } from '../src/content/open-site.ts'
import { loadSiteBuild } from '../src/publishing/release/site-build.ts'

const { default: config } = await import('../src/payload.config.ts')
const payload = await getPayload({ config })
const site = await openSite({ payload, build: await loadSiteBuild(), dataDir: process.argv[2] ?? '' })
await site.publish()
await payload.destroy()
process.exit(0)
