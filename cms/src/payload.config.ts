import path from 'node:path'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { SESSION } from '@pravesh/shared/accounts/sign-in'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { endFailedSave } from './content/index.ts'
import { features } from './features.ts'
import { adminConfig } from './platform/admin/admin-config.ts'
import { adminWords } from './platform/admin/words.ts'
import { database } from './platform/database.ts'
import { cmsSource } from './platform/directories.ts'
import { env } from './platform/env.ts'
import { createLog } from './platform/log.ts'
import { openApiDocument } from './platform/openapi/document.ts'
import { openApiEndpoint } from './platform/openapi/endpoint.ts'
import { payloadMail } from './platform/outbox/payload-mail.ts'
import { PageRegistry } from './platform/pages/page-registry.ts'
import { guardRest } from './platform/rest/guard-rest.ts'
import { trustedOrigins } from './platform/trusted-origins.ts'
import { uploadLimits } from './platform/upload-limits.ts'
import { staff } from './staff/collections/staff.ts'
import { accessToJobs } from './staff/permissions/access.ts'
import { guardInternals } from './staff/permissions/guard-internals.ts'
import { namesAuthor } from './staff/versions/names-author.ts'

const settings = env()
const staffCookies = 'pravesh-staff'

const contractDocument = () =>
  openApiDocument({
    contracts: features.flatMap((feature) => feature.contract ?? []),
    origin: settings.publicUrl,
    cookies: { student: SESSION.cookie, staff: `${staffCookies}-token` },
  })

export default buildConfig({
  admin: adminConfig({ user: staff.slug, desks: features.flatMap((feature) => feature.desk ?? []) }),
  i18n: adminWords,
  collections: features.flatMap((feature) => feature.collections ?? []).map(namesAuthor),
  globals: features.flatMap((feature) => feature.globals ?? []).map(namesAuthor),
  endpoints: [...features.flatMap((feature) => feature.endpoints ?? []), openApiEndpoint(contractDocument)],
  jobs: {
    access: accessToJobs,
    tasks: features.flatMap((feature) => feature.tasks ?? []),
    // Scheduled publishing is due to the minute; the nightly run puts itself in the queue.
    autoRun: [{ cron: '*/15 * * * * *', allQueues: true, silent: true }],
  },
  custom: { pages: new PageRegistry({ pages: features.flatMap(({ pages }) => pages ?? []), frame: 'site-settings' }) },
  hooks: { afterError: [endFailedSave] },
  db: database(settings),
  editor: lexicalEditor(),
  email: payloadMail,
  graphQL: { disable: true },
  secret: settings.payloadSecret,
  cookiePrefix: staffCookies,
  csrf: trustedOrigins(settings),
  logger: createLog({ pretty: process.stdout.isTTY }),
  sharp,
  upload: uploadLimits,
  telemetry: false,
  typescript: { outputFile: path.join(cmsSource, 'payload-types.ts') },
})
  .then(guardInternals)
  .then(guardRest)
