import path from 'node:path'
import type { Payload } from 'payload'
import type { Logger } from 'pino'
import { features } from './features.ts'
import type { Env } from './platform/env.ts'
import { adminUi, noAdminUi } from './platform/http/admin-ui.ts'
import { Connections } from './platform/http/connections.ts'
import { isReady } from './platform/http/health.ts'
import { pageRoutes } from './platform/http/page-routes.ts'
import { payloadApi } from './platform/http/payload-api.ts'
import { createPortalServer } from './platform/http/portal-server.ts'
import { type HeaderSet, HSTS } from './platform/http/security-headers.ts'
import { StaticHandler } from './platform/http/static-handler.ts'
import { settingsWarnings } from './platform/live-settings.ts'
import { pagesOf } from './platform/pages/pages-of.ts'
import { announce } from './platform/start/announce.ts'
import { checkDatabaseFile } from './platform/start/check-database.ts'
import { checkFolders } from './platform/start/check-folders.ts'
import { listen } from './platform/start/listen.ts'
import { closePayload, openPayload } from './platform/start/open-payload.ts'
import { startFeatures } from './platform/start/start-features.ts'
import { publicSite } from './platform/static-site/public-site.ts'
import { loadSiteBuild, type SiteBuild } from './platform/static-site/site-build.ts'
import { sweepBuilds } from './platform/static-site/sweep-builds.ts'
import { portalConfig } from './portal-config.ts'

interface StartOptions {
  env: Env
  dev?: boolean
  /**
   * Key of the portal within its process. Only `default` has the admin, because Payload and Next support one per
   * process.
   */
  instance?: string
  log?: Logger
}

export interface RunningPortal {
  payload: Payload
  /** Stops everything gracefully, in reverse order of the start. */
  stop: () => Promise<void>
}

/** Grace period for running requests on shutdown, in milliseconds. */
const DRAIN_TIMEOUT_MS = 25_000

/** Starts one portal: database, site, API, admin and jobs. Resolves when it accepts requests. */
export async function startPortal({
  env,
  dev = false,
  instance = 'default',
  log,
}: StartOptions): Promise<RunningPortal> {
  await checkFolders([
    { setting: 'DATA_DIR', directory: env.dataDir },
    { setting: 'MEDIA_DIR', directory: env.mediaDir },
  ])
  checkDatabaseFile(env.databaseUri)
  const build = await loadSiteBuild()
  const payload = await openPayload({ config: await portalConfig(env, log), databaseUri: env.databaseUri, instance })
  try {
    for (const warning of settingsWarnings(env)) payload.logger.warn(warning)
    const report = (line: string) => console.log(`  ${line}`)
    const started = await startFeatures(features, { payload, env, build, report })
    const dueWork = finishDueWork(payload)
    const stopFeatures = async () => {
      await dueWork
      await started.stop()
    }
    try {
      const stopServing = await serve({ payload, env, build, dev, hasAdmin: instance === 'default' })
      announce(env, started.announcement)
      return {
        payload,
        stop: async () => {
          await stopServing()
          await stopFeatures()
          await closePayload(payload)
        },
      }
    } catch (error) {
      await stopFeatures()
      throw error
    }
  } catch (error) {
    await closePayload(payload)
    throw error
  }
}

/** Finishes work left behind by a dead process, without waiting for the minutely task. */
async function finishDueWork(payload: Payload): Promise<void> {
  const now = () => new Date()
  await Promise.all(features.flatMap(({ work = [] }) => work.map(({ run }) => run({ payload, now }))))
}

interface ServeOptions {
  payload: Payload
  env: Env
  build: SiteBuild
  dev: boolean
  hasAdmin: boolean
}

/** Starts serving requests. Returns a function that stops gracefully. */
async function serve({ payload, env, build, dev, hasAdmin }: ServeOptions): Promise<() => Promise<void>> {
  const site = publicSite.of(payload)
  const { publicUrl: origin, port, mediaDir, trustedProxies } = env
  const extra: HeaderSet = origin.startsWith('https:') ? { 'strict-transport-security': HSTS } : {}
  const assetDirectory = path.join(env.dataDir, 'admin')
  const admin = hasAdmin ? adminUi({ dev, port, assetDirectory, extra }) : noAdminUi(assetDirectory)
  if (!dev) await admin.assets.copyCurrentBuild(new Date())
  const server = createPortalServer({
    log: payload.logger,
    dev,
    extra,
    api: payloadApi({ config: payload.config, origin }),
    admin: admin.handle,
    pages: pageRoutes({
      payload,
      render: build.render,
      inlineHashes: build.inlineHashes,
      pageAt: site.pageAt,
      routes: features.flatMap((feature) => feature.routes ?? []),
      origin,
      trustedProxies,
    }),
    statics: new StaticHandler({
      release: site.release,
      earlier: site.earlier,
      mediaDirectory: path.join(mediaDir, 'public'),
      pages: pagesOf(payload),
      extraHeaders: Object.entries(extra).flat(),
    }),
    ready: () => isReady(payload),
  })
  if (dev) server.on('upgrade', admin.upgrade)
  const connections = new Connections(server)
  await Promise.race([site.published, site.release().complete ? null : site.published])
  await listen(server, port)
  const stopSweeping = sweepBuilds([site.earlier, admin.assets.earlier], payload.logger)
  return async () => {
    await connections.drain(DRAIN_TIMEOUT_MS)
    stopSweeping()
    await admin.close()
  }
}
