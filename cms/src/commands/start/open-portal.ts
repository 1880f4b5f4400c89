import path from 'node:path'
import type { Payload } from 'payload'
import type { Logger } from 'pino'
import { startJobs } from '../../database/jobs/run-jobs.ts'
import { runAllDue } from '../../database/work/run-due.ts'
import { refuseDemo } from '../../demo/refuse-demo.ts'
import { encryptedFields, features } from '../../features.ts'
import { Disks } from '../../foundation/outages/disks.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Env } from '../../foundation/settings/env.ts'
import { settingsWarnings } from '../../foundation/settings/live-settings.ts'
import { startTracing } from '../../foundation/tracing/start-tracing.ts'
import { duringOutages } from '../../http/admin/admin-during-outage.ts'
import { adminAssetFolder, adminUi, noAdminUi } from '../../http/admin/admin-ui.ts'
import { Admission } from '../../http/admission/admission.ts'
import { admitRequest } from '../../http/admission/admit-request.ts'
import { trustedOrigins } from '../../http/api/trusted-origins.ts'
import { SharedAssets } from '../../http/assets/shared-assets.ts'
import { sweepBuilds } from '../../http/assets/sweep-builds.ts'
import { extraHeaders } from '../../http/files/security-headers.ts'
import { countAnswered } from '../../http/server/observed-request.ts'
import { payloadApi } from '../../http/server/payload-api.ts'
import { PortServer } from '../../http/server/port-server.ts'
import { portalHandler } from '../../http/server/portal-server.ts'
import { priorities } from '../../operations/admission/priority-of.ts'
import { checkFieldKeys } from '../../operations/field-keys/check-field-keys.ts'
import { metricsHandler } from '../../operations/metrics/metrics-handler.ts'
import { addProcessMetrics, PortalMetrics } from '../../operations/metrics/portal-metrics.ts'
import { routeNames } from '../../operations/metrics/route-names.ts'
import { serverGauges } from '../../operations/metrics/server-gauges.ts'
import { startFeatures } from '../../portal/start-features.ts'
import { portalConfig } from '../../portal-config.ts'
import { loadSiteBuild, type SiteBuild } from '../../publishing/release/site-build.ts'
import { namedPages } from '../../publishing/serve/named-pages.ts'
import { pageRoutes } from '../../publishing/serve/page-routes.ts'
import { folderPictures } from '../../publishing/serve/pictures.ts'
import { readinessOf } from '../../publishing/serve/readiness.ts'
import { StaticHandler } from '../../publishing/serve/static-handler.ts'
import { admitServerCall } from '../../staff/server-functions/admit-server-call.ts'
import { checkStorage } from '../../storage/check-storage.ts'
import { storedSiteFiles } from '../../storage/site-files.ts'
import { StoredPictures } from '../../storage/stored-pictures.ts'
import { announce } from './announce.ts'
import type { EarlyServer } from './early-server.ts'
import { startAlone } from './first-start.ts'
import { listen } from './listen.ts'
import { closePayload, openPayload } from './open-payload.ts'

export interface StartOptions {
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
  /** Stops everything gracefully, in reverse order of the start; `atOnce` without waiting for proxies. */
  stop: (options?: { atOnce?: boolean }) => Promise<void>
}

/**
 * Opens the database and starts serving, in a data folder that belongs to this process (`start-portal.ts`). Resolves when it
 * accepts requests.
 */
export async function openPortal({
  env,
  dev = false,
  instance = 'default',
  log,
  warnings,
  early,
}: StartOptions & { warnings: readonly string[]; early: EarlyServer | null }): Promise<RunningPortal> {
  const build = await loadSiteBuild()
  const stopTracing = await startTracing(env)
  const payload = await openPayload({ config: await portalConfig(env, log), databaseUri: env.databaseUri, instance })
  try {
    await refuseDemo(payload, env)
    await checkFieldKeys({ payload, fieldKeys: env.fieldKeys, fields: encryptedFields })
    if (env.s3 !== null) await checkStorage(payload)
    for (const warning of [...settingsWarnings(env), ...warnings]) payload.logger.warn(warning)
    const report = (line: string) => console.log(`  ${line}`)
    const started = await startAlone(payload, () => startFeatures(features, { payload, env, build, report }))
    // Finishes work left behind by a dead process, without waiting for the minutely task.
    const dueWork = runAllDue(
      features.flatMap(({ work = [] }) => work),
      payload,
    )
    const jobs = startJobs(payload)
    const stopFeatures = async () => {
      await Promise.all([dueWork, jobs.stop()])
      await started.stop()
    }
    try {
      const stopServing = await serve({ payload, env, build, dev, hasAdmin: instance === 'default', early })
      announce(env, started.announcement)
      return {
        payload,
        stop: async ({ atOnce = false } = {}) => {
          await Promise.all([stopServing(atOnce), jobs.stop()])
          await stopFeatures()
          await closePayload(payload)
          await stopTracing()
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

interface ServeOptions {
  payload: Payload
  env: Env
  build: SiteBuild
  dev: boolean
  hasAdmin: boolean
  early: EarlyServer | null
}

/** Starts serving requests. Returns a function that stops gracefully. */
async function serve({
  payload,
  env,
  build,
  dev,
  hasAdmin,
  early,
}: ServeOptions): Promise<(atOnce: boolean) => Promise<void>> {
  const { publicSite: site, storage } = portalOf(payload)
  if (!site) throw new Error('No feature has opened the public site.')
  const { publicUrl: origin, port, mediaDir, trustedProxies } = env
  const extra = extraHeaders(origin)
  const assetDirectory = path.join(env.dataDir, 'admin')
  const shared = new SharedAssets({
    payload,
    own: [{ address: '/_astro/', directory: path.join(build.assets, '_astro') }, adminAssetFolder],
    cache: path.join(env.dataDir, 'assets'),
  })
  const admin = hasAdmin
    ? adminUi({
        dev,
        port,
        assetDirectory,
        shared,
        extra,
        trusted: trustedOrigins(env),
        admit: admitServerCall(payload),
        log: payload.logger,
      })
    : noAdminUi(assetDirectory, shared)
  if (!dev) await Promise.all([admin.assets.copyCurrentBuild(new Date()), shared.share(new Date())])
  const routes = features.flatMap((feature) => feature.routes ?? [])
  const disks = new Disks(writtenFolders(env))
  const routeOf = routeNames({ config: payload.config, routes, pages: portalOf(payload).pages })
  const pages = pageRoutes({
    payload,
    render: build.render,
    inlineHashes: build.inlineHashes,
    pageAt: site.pageAt,
    routes,
    origin,
    trustedProxies,
  })
  const admission = new Admission({ accepted: () => connections.accepted })
  const priorityOf = priorities({ features, routeOf, ofRoute: pages.priorityOf })
  const handle = portalHandler({
    log: payload.logger,
    dev,
    extra,
    api: payloadApi({ config: payload.config, origin }),
    admin: duringOutages(payload, admin.handle),
    pages,
    admit: (req, res, { pathname, search }) =>
      admitRequest({ admission, priority: priorityOf(req.method, pathname, search !== ''), req, res, trustedProxies }),
    statics: new StaticHandler({
      release: site.release,
      previous: site.previous,
      earlier: site.earlier,
      shared,
      renewal: site.renewal,
      isFilling: site.isFilling,
      pictures: env.s3 === null ? folderPictures(path.join(mediaDir, 'public')) : new StoredPictures(storage, 'public'),
      siteFiles: storedSiteFiles(storage),
      log: payload.logger,
      pages: portalOf(payload).pages,
      named: namedPages(payload),
      extraHeaders: Object.entries(extra).flat(),
    }),
    readiness: readinessOf({ payload, disks, site, isDraining: () => connections.isDraining }),
    metrics: env.metricsToken === null ? null : metricsHandler({ token: env.metricsToken, text: () => metrics.text() }),
    routeOf,
    trustsProxy: trustedProxies > 0,
  })
  const { server, connections } = early?.server ?? new PortServer({ dev, extra, handle })
  if (dev) server.on('upgrade', admin.upgrade)
  const metrics = new PortalMetrics({
    payload,
    env,
    gauges: [
      serverGauges({
        connections: () => connections.count,
        folders: { data: env.dataDir, media: mediaDir },
        disks,
        admission,
      }),
      ...features.flatMap(({ gauges = [] }) => gauges),
    ],
  })
  if (env.metricsToken !== null) addProcessMetrics()
  if (site.isFilling()) await site.publishFixed()
  if (early === null) await listen(server, port)
  else countAnswered(early.handOver(handle), routeOf)
  // Requests are answered from the release there is, or from pages that they ask for, before all pages have been published.
  site.publish().catch((error) => payload.logger.error({ msg: 'The site could not be published.', err: error }))
  const stopSweeping = sweepBuilds([site.earlier, admin.assets.earlier, ...(dev ? [] : [shared])], payload.logger)
  return async (atOnce) => {
    await connections.drain({ listenMs: atOnce ? 0 : env.stop.drainMs, requestsMs: env.stop.requestsMs })
    admission.stop()
    stopSweeping()
    await admin.close()
  }
}

/** Uploads are not in a folder if they are in object storage; the database is one only if it is a file. */
function writtenFolders({ dataDir, mediaDir, s3, databaseUri }: Env): Record<string, string> {
  const file = databaseUri.startsWith('file:') ? path.resolve(databaseUri.slice('file:'.length)) : null
  return {
    data: dataDir,
    ...(s3 === null && { media: mediaDir }),
    ...(file !== null && path.dirname(file) !== path.resolve(dataDir) && { database: path.dirname(file) }),
  }
}
