import { portalOf } from '../foundation/portal.ts'
import type { PortalContext, Started } from '../portal/feature.ts'
import { openSite } from './open-site.ts'
import { EventWriter } from './publishing/events/event-writer.ts'
import { dayPublished } from './publishing/publish-new-day.ts'
import { adoptPlaceholders } from './seed/adopt-placeholders.ts'
import { seedWhenEmpty } from './seed/seed-when-empty.ts'

/** Seeds an empty database, migrates policies, opens the site and publishes it in the background. */
export async function startContent({ payload, env, build, report }: PortalContext): Promise<Started> {
  // For processes that publish the site while this one seeds it.
  portalOf(payload).eventWriter = new EventWriter(payload)
  await seedWhenEmpty({ payload, seed: env.seed, report })
  await adoptPlaceholders(payload, new Date())
  dayPublished(payload)
  const { stop } = await openSite({ payload, build, dataDir: env.dataDir })
  return { stop }
}
