import path from 'node:path'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { SESSION } from '@pravesh/shared/accounts/session'
import { buildConfig, type CollectionConfig, type SanitizedConfig } from 'payload'
import type { Logger } from 'pino'
import sharp from 'sharp'
import { withIstCells } from './admin-kit/dates/ist-cells.ts'
import { columnsEndpoint, exportEndpoint } from './admin-kit/export/export-endpoint.ts'
import { withExportBar } from './admin-kit/export/with-export-bar.ts'
import { withUsableText } from './admin-kit/fields/usable-text-fields.ts'
import { explainInvalidField } from './admin-kit/form/explain-invalid-field.ts'
import { withKeepUnsaved } from './admin-kit/form/keep-unsaved.ts'
import { adminConfig } from './admin-kit/frame/admin-config.ts'
import { adminLanguages } from './admin-kit/frame/payload-texts/admin-languages.ts'
import { prepareFieldsByLanguage } from './admin-kit/labels/fields-by-language.ts'
import { allLabels, withTranslatedLabels } from './admin-kit/labels/translated-labels.ts'
import { MENTIONS_VIEW } from './admissions/admin/mentions/mentions-view.ts'
import { endFailedSave, globalWithEditGuard, withEditGuard } from './content/index.ts'
import { TRANSLATIONS_LINK, TRANSLATIONS_VIEW } from './content/translations/admin/translations-view.ts'
import { database } from './database/adapter/database.ts'
import { usesObjectIds, withTextIds } from './database/adapter/text-ids.ts'
import { scheduledOnce } from './database/jobs/schedule-once.ts'
import { explainDatabaseError } from './database/open/check-database.ts'
import { runDueWork } from './database/work/run-due-work.ts'
import { EXPORTS_VIEW } from './documents/exported/admin/exports-view.ts'
import { featureParts, inMenuOrder } from './features.ts'
import { REPORTS_VIEW } from './fees/reports/admin/reports-view.ts'
import { FIGURE_KEYS_VIEW, FIGURES_LINK, FIGURES_VIEW } from './figures/admin/figures-view.ts'
import { deepCopy } from './foundation/deep-copy.ts'
import { cmsSource } from './foundation/directories.ts'
import { provideStaffTexts } from './foundation/languages/staff-text.ts'
import { createLog } from './foundation/log/log.ts'
import { inCustom, type Portal, portalOf } from './foundation/portal.ts'
import type { Env } from './foundation/settings/env.ts'
import { STAFF_COOKIES } from './http/api/staff-cookies.ts'
import { trustedOrigins } from './http/api/trusted-origins.ts'
import { openApiDocument } from './http/openapi/document.ts'
import { openApiEndpoint } from './http/openapi/endpoint.ts'
import { guardRest } from './http/rest/guard-rest.ts'
import { payloadMail } from './messaging/outbox/payload-mail.ts'
import { allStaffTexts } from './portal/all-staff-texts.ts'
import { PageNames } from './publishing/pages/page-names.ts'
import { PageRegistry } from './publishing/pages/page-registry.ts'
import { INVITATION_VIEW } from './staff/admin/invitation-view.ts'
import { staff } from './staff/collections/staff.ts'
import { accessToJobs } from './staff/permissions/access.ts'
import { guardInternals } from './staff/permissions/guard-internals.ts'
import { withRoleMenu } from './staff/permissions/with-role-menu.ts'
import { keepsDeniedFields } from './staff/versions/keep-denied-fields.ts'
import { namesAuthor } from './staff/versions/with-author.ts'
import { forPortal } from './storage/for-portal.ts'
import { openStorage } from './storage/open-storage.ts'
import { uploadLimits } from './storage/uploads/upload-limits.ts'

/** Records outside content that several members of staff edit in a form, e.g. a note for colleagues. */
const EDITED_IN_FORMS = ['students', 'contact-messages']
const guarded = (collection: CollectionConfig) =>
  EDITED_IN_FORMS.includes(collection.slug) ? withEditGuard(collection) : collection

/** Payload's configuration of one portal. Configurations from separate calls share no state. */
export async function portalConfig(...portal: Parameters<typeof englishConfig>): Promise<SanitizedConfig> {
  const config = await englishConfig(...portal)
  const labels = allLabels(portalOf(config).features)
  provideStaffTexts(allStaffTexts(labels))
  prepareFieldsByLanguage()
  return withTranslatedLabels(config, labels)
}

/** The same with English labels as plain texts, which Payload copies into the types that it generates. */
export async function englishConfig(
  env: Env,
  log: Logger = createLog({ pretty: process.stdout.isTTY, level: env.logLevel, instance: env.instance }),
): Promise<SanitizedConfig> {
  const objectIds = await usesObjectIds(env.databaseUri).catch((error: unknown) => {
    throw explainDatabaseError(error, env.databaseUri)
  })
  const needsTextIds = env.databaseUri.startsWith('mongodb') && !objectIds
  const storage = await openStorage(env)
  const features = inMenuOrder.map(deepCopy)
  const pages = new PageRegistry({
    pages: features.flatMap(({ pages }) => pages ?? []),
    frame: 'site-settings',
    languages: env.languages,
  })
  const pageNames = new PageNames()
  const portal: Portal = { env, storage, features, pages, pageNames, ...deepCopy(featureParts) }
  const exports = features.flatMap((feature) => feature.exports ?? [])
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
      actions: ['/people/admin/SearchButton.tsx#SearchButton', '/staff/help/HelpLink.tsx#HelpLink'],
      providers: ['/staff/second-step/admin/ConfirmIdentity.tsx#ConfirmIdentity'],
      signIn: '/staff/second-step/admin/SignInView.tsx#SignInView',
      views: {
        invitation: INVITATION_VIEW,
        mentions: MENTIONS_VIEW,
        exports: EXPORTS_VIEW,
        reports: REPORTS_VIEW,
        figures: FIGURES_VIEW,
        translations: TRANSLATIONS_VIEW,
        figureKeys: FIGURE_KEYS_VIEW,
      },
      navLinks: [FIGURES_LINK, TRANSLATIONS_LINK],
    }),
    i18n: adminLanguages,
    collections: features
      .flatMap((feature) => feature.collections ?? [])
      .map((collection) =>
        withRoleMenu(keepsDeniedFields(namesAuthor(forPortal(withExportBar(guarded(collection), exports), env)))),
      ),
    globals: features
      .flatMap((feature) => feature.globals ?? [])
      .map((global) => withRoleMenu(namesAuthor(globalWithEditGuard(global)))),
    endpoints: [
      ...features.flatMap((feature) => feature.endpoints ?? []),
      ...exports.map(exportEndpoint),
      columnsEndpoint(exports),
      openApiEndpoint(contractDocument),
    ],
    jobs: {
      access: accessToJobs,
      tasks: [
        ...features.flatMap((feature) => feature.tasks ?? []),
        runDueWork(features.flatMap((feature) => feature.work ?? [])),
      ].map(scheduledOnce),
    },
    custom: inCustom(portal),
    hooks: { afterError: [endFailedSave, explainInvalidField] },
    db: await database({ ...env, objectIds }),
    editor: lexicalEditor(),
    email: payloadMail,
    graphQL: { disable: true },
    secret: env.payloadSecret,
    cookiePrefix: STAFF_COOKIES,
    csrf: trustedOrigins(env),
    logger: log,
    sharp,
    upload: uploadLimits(env),
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
