import type { PortalContext, Started } from '../platform/feature.ts'
import { openSite } from './open-site.ts'
import { publishing } from './publishing/publish-on-change.ts'
import { seedWhenEmpty } from './seed/seed-when-empty.ts'

/** Seeds an empty database, opens the site and publishes it in the background. */
export async function startContent({ payload, env, build, report }: PortalContext): Promise<Started> {
  await seedWhenEmpty({ payload, seed: env.seed, report })
  const { publisher } = await openSite({ payload, build, dataDir: env.dataDir })
  return {
    stop: async () => {
      await publisher.idle()
      publishing.set(payload, null)
    },
  }
}
