import * as z from 'zod/mini'
import { isObject, queryError } from '../../http/rest/rest-query.ts'
import type { Verb } from '../permissions/permissions.ts'

/** Most records in a list that a server function draws; the admin offers 100. */
const MAX_LIST = 100

const flag = z.optional(z.boolean())
const id = z.union([z.string(), z.number()])
const slug = z.optional(z.string())
const record = z.optional(z.nullable(z.record(z.string(), z.unknown())))
/** Fields by path. A row number beyond a thousand would have Payload build all the rows before it. */
const fieldPath = z.string().check(z.maxLength(500), z.regex(/^(?!(.*\.)?\d{4,}(\.|$))/))
const fields = z.optional(z.nullable(z.record(fieldPath, z.unknown())))
/** Sent with most calls; the portal's content has one locale. */
const locales = { locale: z.optional(z.string()), fallbackLocale: z.optional(z.literal(false)) }
const entity = { collectionSlug: slug, globalSlug: slug }
const redirects = {
  redirectAfterCreate: flag,
  redirectAfterDelete: flag,
  redirectAfterDuplicate: flag,
  redirectAfterRestore: flag,
}

const formState = z.strictObject({
  ...locales,
  ...entity,
  id: z.optional(z.nullable(id)),
  checkForStaleData: flag,
  data: record,
  docPermissions: record,
  docPreferences: record,
  documentFormState: fields,
  formState: fields,
  initialBlockData: record,
  initialBlockFormState: fields,
  operation: z.optional(z.enum(['create', 'update'])),
  originalUpdatedAt: z.optional(z.nullable(z.string())),
  readOnly: flag,
  renderAllFields: flag,
  returnLivePreviewURL: flag,
  returnLockStatus: flag,
  returnPreviewURL: flag,
  schemaPath: z.optional(z.string()),
  select: record,
  skipValidation: flag,
  updateLastEdited: flag,
})

const renderDocument = z.strictObject({
  ...locales,
  ...redirects,
  collectionSlug: slug,
  disableActions: flag,
  docID: z.optional(z.nullable(id)),
  drawerSlug: slug,
  initialData: record,
  overrideEntityVisibility: flag,
  paramsOverride: z.optional(z.strictObject({ segments: z.array(z.string()).check(z.maxLength(6)) })),
  searchParams: z.optional(z.record(z.string(), z.string())),
  versions: z.optional(z.strictObject({ disableGutter: flag, useVersionDrawerCreatedAtCell: flag })),
})

const wholeNumber = (max: number) => z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(max)))

const columns = z.array(z.union([z.string(), z.strictObject({ accessor: z.string(), active: z.boolean() })]))

const listQuery = z.strictObject({
  columns: z.optional(columns),
  limit: wholeNumber(MAX_LIST),
  page: wholeNumber(1_000_000),
  preset: z.optional(z.string()),
  queryByGroup: z.optional(z.strictObject({})),
  search: z.optional(z.string()),
  sort: z.optional(z.string()),
  where: z.optional(z.record(z.string(), z.unknown())),
})

const renderList = z.strictObject({
  ...redirects,
  collectionSlug: z.string(),
  disableActions: flag,
  disableBulkDelete: flag,
  disableBulkEdit: flag,
  disableQueryPresets: flag,
  drawerSlug: slug,
  enableRowSelections: flag,
  overrideEntityVisibility: flag,
  query: z.optional(listQuery),
})

/** The table of a join field: records that refer to the one that is edited. */
const tableState = z.strictObject({
  ...locales,
  collectionSlug: z.string(),
  columns: z.optional(columns),
  data: record,
  enableRowSelections: flag,
  orderableFieldName: z.optional(z.undefined()),
  parent: z.optional(z.strictObject({ collectionSlug: z.string(), id, joinPath: z.string() })),
  query: listQuery,
  renderRowTypes: flag,
  tableAppearance: z.optional(z.enum(['condensed', 'default'])),
})

const moment = z.union([
  z.date(),
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text) => new Date(text)),
  ),
])

const schedulePublish = z.union([
  z.strictObject({ deleteID: id }),
  z.strictObject({
    type: z.enum(['publish', 'unpublish']),
    date: moment,
    doc: z.optional(z.strictObject({ relationTo: z.string(), value: z.string() })),
    global: slug,
    localeToPublish: z.optional(z.undefined()),
    timezone: z.optional(z.string()),
  }),
])

const upcomingSchedule = z.strictObject({ ...entity, id: z.optional(id) })

/** The record or entity that a call is about; null for a scheduled publication named by its id alone. */
interface CallTarget {
  slug: unknown
  id?: unknown
}

interface ServerFunction {
  schema: z.ZodMiniType<Record<string, unknown>>
  /** Verbs of which the caller's roles must grant one on the target. */
  needs: readonly Verb[]
  target: (args: Record<string, unknown>) => CallTarget | null
}

const entityOf = ({ collectionSlug, globalSlug, id }: Record<string, unknown>): CallTarget => ({
  slug: collectionSlug ?? globalSlug,
  id,
})

function scheduled({ doc, global, deleteID }: Record<string, unknown>): CallTarget | null {
  if (deleteID !== undefined) return null
  return isObject(doc) ? { slug: doc.relationTo, id: doc.value } : { slug: global }
}

const SEEN: readonly Verb[] = ['read', 'create', 'update']

/**
 * The server functions that the admin uses, by their Payload name. All need a staff session: the sign-in page uses none.
 * What is not in this table is refused. (decision 49)
 */
export const serverFunctions: ReadonlyMap<string, ServerFunction> = new Map<string, ServerFunction>([
  ['form-state', { schema: formState, needs: SEEN, target: entityOf }],
  [
    'render-document',
    { schema: renderDocument, needs: SEEN, target: (args) => ({ slug: args.collectionSlug, id: args.docID }) },
  ],
  ['render-document-slots', { schema: z.strictObject({ collectionSlug: z.string() }), needs: SEEN, target: entityOf }],
  ['render-list', { schema: renderList, needs: ['read'], target: entityOf }],
  ['table-state', { schema: tableState, needs: ['read'], target: entityOf }],
  ['schedule-publish', { schema: schedulePublish, needs: ['update'], target: scheduled }],
  ['get-upcoming-scheduled-publish', { schema: upcomingSchedule, needs: ['update'], target: entityOf }],
])

/** The reason why a list query cannot be read, or null. */
export function listError(args: Record<string, unknown>, dates: ReadonlySet<string>): string | null {
  if (!isObject(args.query)) return null
  const { sort, where } = args.query
  return queryError({ sort, where }, dates)
}
