import path from 'node:path'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { SESSION } from '@pravesh/shared/accounts/session'
import { buildConfig, type SanitizedConfig } from 'payload'
import type { Logger } from 'pino'
import sharp from 'sharp'
import { endFailedSave } from './content/index.ts'
import { inMenuOrder } from './features.ts'
import { adminConfig } from './platform/admin/admin-config.ts'
import { explainInvalidField } from './platform/admin/explain-invalid-field.ts'
import { withIstCells } from './platform/admin/ist-cells.ts'
import { withKeepUnsaved } from './platform/admin/keep-unsaved.ts'
import { adminTranslations } from './platform/admin/translations.ts'
import { trustedOrigins } from './platform/api/trusted-origins.ts'
import { forPortal } from './platform/collections/for-portal.ts'
import { database } from './platform/database/database.ts'
import { usesObjectIds, withTextIds } from './platform/database/text-ids.ts'
import { deepCopy } from './platform/deep-copy.ts'
import { cmsSource } from './platform/directories.ts'
import { type Env, portalEnv } from './platform/env.ts'
import { portalFeatures } from './platform/feature.ts'
import { withUsableText } from './platform/fields/usable-text-fields.ts'
import { scheduledOnce } from './platform/jobs/schedule-once.ts'
import { createLog } from './platform/log.ts'
import { openApiDocument } from './platform/openapi/document.ts'
import { openApiEndpoint } from './platform/openapi/endpoint.ts'
import { payloadMail } from './platform/outbox/payload-mail.ts'
import { PageRegistry } from './platform/pages/page-registry.ts'
import { guardRest } from './platform/rest/guard-rest.ts'
import { explainDatabaseError } from './platform/start/check-database.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { portalStorage } from './platform/storage/storage.ts'
import { uploadLimits } from './platform/upload-limits.ts'
import { runDueWork } from './platform/work/run-due-work.ts'
import { staff } from './staff/collections/staff.ts'
import { accessToJobs } from './staff/permissions/access.ts'
import { guardInternals } from './staff/permissions/guard-internals.ts'
import { withRoleMenu } from './staff/permissions/with-role-menu.ts'
import { keepsDeniedFields } from './staff/versions/keep-denied-fields.ts'
import { namesAuthor } from './staff/versions/with-author.ts'

const STAFF_COOKIES = 'pravesh-staff'

/** Payload's configuration of one portal. Configurations from separate calls share no state. */
export async function portalConfig(
  env: Env,
  log: Logger = createLog({ pretty: process.stdout.isTTY, level: env.logLevel, instance: env.instance }),
): Promise<SanitizedConfig> {
  const objectIds = await usesObjectIds(env.databaseUri).catch((error: unknown) => {
    throw explainDatabaseError(error, env.databaseUri)
  })
  const needsTextIds = env.databaseUri.startsWith('mongodb') && !objectIds
  const storage = await openStorage(env)
  const features = inMenuOrder.map(deepCopy)
  const contractDocument = () =>
    openApiDocument({
      contracts: features.flatMap((feature) => feature.contract ?? []),
      origin: env.publicUrl,
      cookies: { student: SESSION.cookie, staff: `${STAFF_COOKIES}-token` },
    })
  return buildConfig({
    admin: adminConfig({
      user: staff.slug,
      sections: features.flatMap((feature) => feature.dashboardSection ?? []),
      actions: ['/staff/help/HelpLink.tsx#HelpLink'],
    }),
    i18n: adminTranslations,
    collections: features
      .flatMap((feature) => feature.collections ?? [])
      .map((collection) => withRoleMenu(keepsDeniedFields(namesAuthor(forPortal(collection, env))))),
    globals: features.flatMap((feature) => feature.globals ?? []).map((global) => withRoleMenu(namesAuthor(global))),
    endpoints: [...features.flatMap((feature) => feature.endpoints ?? []), openApiEndpoint(contractDocument)],
    jobs: {
      access: accessToJobs,
      tasks: [
        ...features.flatMap((feature) => feature.tasks ?? []),
        runDueWork(features.flatMap((feature) => feature.work ?? [])),
      ].map(scheduledOnce),
    },
    custom: Object.assign(
      {
        ...portalEnv.with(env),
        ...portalStorage.with(storage),
        ...portalFeatures.with(features),
        pages: new PageRegistry({ pages: features.flatMap(({ pages }) => pages ?? []), frame: 'site-settings' }),
      },
      ...features.map((feature) => feature.services),
    ),
    hooks: { afterError: [endFailedSave, explainInvalidField] },
    db: database({ ...env, objectIds }),
    editor: lexicalEditor(),
    email: payloadMail,
    graphQL: { disable: true },
    secret: env.payloadSecret,
    cookiePrefix: STAFF_COOKIES,
    csrf: trustedOrigins(env),
    logger: log,
    sharp,
    upload: uploadLimits,
    telemetry: false,
    // `npm run generate` does it. Otherwise Payload starts a process for it at every start outside production.
    typescript: { outputFile: path.join(cmsSource, 'payload-types.ts'), autoGenerate: false },
  })
    .then((config) => (needsTextIds ? withTextIds(config) : config))
    .then(withIstCells)
    .then(withUsableText)
    .then(withKeepUnsaved)
    .then(guardInternals)
    .then(guardRest)
}
