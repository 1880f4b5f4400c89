import {
  type CollectionSlug,
  type Endpoint,
  type FlattenedField,
  Forbidden,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'
import * as z from 'zod/mini'
import { signedOut } from '../../admin-kit/frame/signed-out.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { differencesOf, mergedRecord } from './differences.ts'
import { configOf, type EditedRecord } from './edited-record.ts'

const formSchema = z.record(z.string(), z.unknown())
type Values = z.infer<typeof formSchema>

/**
 * POST /api/{collection}/{id}/compare: the differences between a form and the stored record, for staff who may read it.
 */
export function compareCollectionEndpoint(collection: CollectionSlug): Endpoint {
  return {
    path: '/:id/compare',
    method: 'post',
    handler: (req) => compare(req, { collection, id: String(req.routeParams?.id) }),
  }
}

/** POST /api/globals/{global}/compare */
export function compareGlobalEndpoint(global: GlobalSlug): Endpoint {
  return { path: '/compare', method: 'post', handler: (req) => compare(req, { global }) }
}

async function compare(req: PayloadRequest, record: EditedRecord): Promise<Response> {
  if (!req.user) throw signedOut(req)
  if (req.user.collection !== 'staff') throw new Forbidden(req.t)
  const parsed = formSchema.safeParse(await req.json?.().catch(() => null))
  if (!parsed.success)
    return Response.json({ errors: [{ message: staffText('Send the form as JSON.') }] }, { status: 400 })
  const form = parsed.data
  const stored = await newestVersion(req, record)
  const base = await versionOf(req, record, form.updatedAt)
  const fields = await editableFields(req, configOf(req.payload, record).fields)
  const differences = differencesOf({ fields, stored, form, base })
  return Response.json({
    savedBy: typeof stored.savedBy === 'string' ? stored.savedBy : null,
    savedAt: stored.updatedAt,
    differences,
    stored,
    merged: mergedRecord({ stored, form }, differences),
  })
}

/** What the portal writes, such as a last login, is no difference between two people. */
async function editableFields(req: PayloadRequest, fields: readonly FlattenedField[]): Promise<FlattenedField[]> {
  const allowed = await Promise.all(fields.map((field) => ('access' in field ? field.access?.update?.({ req }) : true)))
  return fields.filter((_, nth) => allowed[nth] !== false)
}

async function newestVersion({ payload, user }: PayloadRequest, record: EditedRecord): Promise<Values> {
  const as = { depth: 0, draft: true, overrideAccess: false, user }
  const doc: unknown =
    'collection' in record
      ? await payload.findByID({ ...as, collection: record.collection, id: record.id })
      : await payload.findGlobal({ ...as, slug: record.global })
  return formSchema.parse(doc)
}

/** The version that a form was opened with; null when it has been pruned. */
async function versionOf({ payload }: PayloadRequest, record: EditedRecord, savedAt: unknown): Promise<Values | null> {
  if (typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt))) return null
  if ('collection' in record && !payload.collections[record.collection].config.versions) return null
  const when = { 'version.updatedAt': { equals: savedAt } }
  const only = { depth: 0, limit: 1, pagination: false, overrideAccess: true } as const
  const { docs } =
    'collection' in record
      ? await payload.findVersions({
          ...only,
          collection: record.collection,
          where: { and: [{ parent: { equals: record.id } }, when] },
        })
      : await payload.findGlobalVersions({ ...only, slug: record.global, where: when })
  const version: unknown = docs[0]?.version
  return formSchema.safeParse(version).data ?? null
}
