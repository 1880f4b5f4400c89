import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import { keyActiveFees } from './admissions/index.ts'
import { announce } from './announce.ts'
import { openSite } from './content/open-site.ts'
import { loadPage } from './content/pages/load-page.ts'
import { seedWhenEmpty } from './content/seed/seed-when-empty.ts'
import { features } from './features.ts'
import config from './payload.config.ts'
import { reconcileDue } from './payments/operations/reconcile-due.ts'
import { type Env, env } from './platform/env.ts'
import { announceFieldKeys } from './platform/field-keys/running-processes.ts'
import { adminUi } from './platform/http/admin-ui.ts'
import { Connections } from './platform/http/connections.ts'
import { isReady } from './platform/http/health.ts'
import { pageRoutes } from './platform/http/page-routes.ts'
import { payloadApi } from './platform/http/payload-api.ts'
import { createPortalServer } from './platform/http/portal-server.ts'
import { type HeaderSet, HSTS } from './platform/http/security-headers.ts'
import { StaticHandler } from './platform/http/static-handler.ts'
import { releaseStaleJobs } from './platform/jobs.ts'
import { settingsWarnings } from './platform/live-settings.ts'
import { migrateDatabase } from './platform/migrate-database.ts'
import { openOutbox } from './platform/outbox/open-outbox.ts'
import { pagesOf } from './platform/pages/pages-of.ts'
import { checkDatabaseFile, explainDatabaseError } from './platform/start/check-database.ts'
import { checkFolders } from './platform/start/check-folders.ts'
import { drainOnSignals } from './platform/start/drain.ts'
import { listen } from './platform/start/listen.ts'
import { loadSiteBuild } from './platform/static-site/site-build.ts'
import { sweepBuilds } from './platform/static-site/sweep-builds.ts'
import { seedDemo } from './seed-demo.ts'
import { ensureFirstAdministrator } from './staff/administrators/ensure-first-administrator.ts'

/** Starts everything in one process: database, site, API, admin and jobs. Resolves when visitors can come. */
export async function startPortal({ dev }: { dev: boolean }): Promise<void> {
  const settings = env()
  await checkFolders([
    { setting: 'DATA_DIR', directory: settings.dataDir },
    { setting: 'MEDIA_DIR', directory: settings.mediaDir },
  ])
  checkDatabaseFile(settings.databaseUri)
  const build = await loadSiteBuild()
  const payload = await openDatabase(settings)
  const fieldKeys = await announceFieldKeys({ payload, fieldKeys: settings.fieldKeys })
  for (const warning of settingsWarnings(settings)) payload.logger.warn(warning)
  const account = await ensureFirstAdministrator({
    payload,
    email: settings.staffEmail,
    password: settings.staffPassword,
  })
  await seedWhenEmpty({ payload, seed: settings.seed, report: (line) => console.log(`  ${line}`) })
  const isDemo = settings.mode === 'demo' && settings.seed === 'demo'
  const demo = isDemo ? await seedDemo({ payload, now: new Date(), report: (line) => console.log(`  ${line}`) }) : null
  const site = await openSite({ payload, build, dataDir: settings.dataDir })
  const outbox = openOutbox({ payload, settings })
  const payments = reconcileDue({ payload, now: new Date() })

  const origin = settings.publicUrl
  const extra: HeaderSet = origin.startsWith('https:') ? { 'strict-transport-security': HSTS } : {}
  const assetDirectory = path.join(settings.dataDir, 'admin')
  const admin = adminUi({ dev, port: settings.port, assetDirectory, extra })
  if (!dev) await admin.assets.keep(new Date())
  const server = createPortalServer({
    log: payload.logger,
    dev,
    extra,
    api: payloadApi({ config: await config, origin }),
    admin: admin.handle,
    pages: pageRoutes({
      payload,
      draw: build.render,
      inlineHashes: build.inlineHashes,
      pageAt: (path) => loadPage({ payload, path }),
      routes: features.flatMap((feature) => feature.routes ?? []),
      origin,
      trustedProxies: settings.trustedProxies,
    }),
    statics: new StaticHandler({
      release: site.release,
      earlier: site.earlier,
      mediaDirectory: path.join(settings.mediaDir, 'public'),
      pages: pagesOf(payload),
      extraHeaders: Object.entries(extra).flat(),
    }),
    ready: () => isReady(payload),
  })
  if (dev) server.on('upgrade', admin.upgrade)
  const connections = new Connections(server)
  await Promise.race([site.published, site.release().complete ? null : site.published])
  await listen(server, settings.port)
  const stopSweeping = sweepBuilds([site.earlier, admin.assets.earlier], payload.logger)
  drainOnSignals(connections, async () => {
    stopSweeping()
    await site.publisher.idle()
    await outbox.close()
    await payments
    await admin.close()
    await fieldKeys.stop()
    await payload.destroy()
  })
  announce({ settings, account, demo })
}

async function openDatabase(settings: Env): Promise<Payload> {
  try {
    const payload = await getPayload({ config, cron: true })
    await migrateDatabase(payload)
    await keyActiveFees(payload)
    await releaseStaleJobs(payload)
    return payload
  } catch (error) {
    throw explainDatabaseError(error, settings.databaseUri)
  }
}
