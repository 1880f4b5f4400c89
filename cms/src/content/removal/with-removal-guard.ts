import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Payload,
} from 'payload'
import type { StoredRecord } from '../../portal/record-use.ts'
import { withEditComponents } from '../admin/edit-components.ts'
import type { Removal } from './blocking-uses.ts'
import { consequencesEndpoint } from './consequences-endpoint.ts'
import { kindOf } from './kind-of.ts'
import { recheckRemoval } from './recheck-removal.ts'
import { requireRemovalPermission, requireUnused } from './removal-rules.ts'
import { storedRecord } from './stored-record.ts'

interface Pending {
  record: StoredRecord
  removal: Removal
}

/** Context keys by which an operation passes on to its later hooks whether it saves a draft and what it removes. */
const draftKey = (slug: string) => `savesDraft ${slug}`
const pendingKey = (slug: string, id: unknown) => `removes ${slug} ${id}`

/**
 * Rejects deleting, trashing or unpublishing a record while others use it, through any of Payload's APIs. A trashed
 * record is always unpublished, so queries of the public site need not exclude the trash.
 */
export function withRemovalGuard(config: CollectionConfig): CollectionConfig {
  const { hooks } = config
  const slug = config.slug as CollectionSlug
  const hasDrafts = typeof config.versions === 'object' && Boolean(config.versions.drafts)

  const byId = (payload: Payload, id: unknown) =>
    storedRecord({ payload, collection: slug, where: { id: { equals: id } } })

  const recordDraft: CollectionBeforeOperationHook = ({ args, context }) => {
    context[draftKey(slug)] = 'draft' in args && args.draft === true
    return args
  }

  const beforeChange: CollectionBeforeChangeHook = async ({ context, data, operation, originalDoc, req }) => {
    if (operation !== 'update') return data
    const record = await byId(req.payload, originalDoc.id)
    if (record === null) return data
    // Restoring a version restores the content, not the trash state.
    if (context.isRestoringVersion) data.deletedAt = null
    const trashes = Boolean(data.deletedAt) && !record.deletedAt
    const restores = Boolean(record.deletedAt) && !data.deletedAt
    const savesDraft = hasDrafts && context[draftKey(slug)] === true && data._status !== 'published'
    if (hasDrafts && data.deletedAt) data._status = 'draft'
    const unpublishes = !savesDraft && record._status === 'published' && data._status !== 'published'
    if (trashes || restores || unpublishes) requireRemovalPermission({ req, collection: slug })
    if (!trashes && !unpublishes) return data
    const pending: Pending = { record, removal: trashes ? 'delete' : 'unpublish' }
    await requireUnused({ req, collection: slug, ...pending })
    if (savesDraft) throw new APIError('A draft cannot go to the trash. Leave out “draft”.', 400, undefined, true)
    context[pendingKey(slug, record.id)] = pending
    return data
  }

  const afterChange: CollectionAfterChangeHook = async ({ context, doc, req }) => {
    const pending = context[pendingKey(slug, doc.id)] as Pending | undefined
    if (pending === undefined) return doc
    delete context[pendingKey(slug, doc.id)]
    await recheckRemoval({ req, collection: slug, ...pending })
    return doc
  }

  const beforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
    const record = await byId(req.payload, id)
    if (record === null) return
    await requireUnused({ req, collection: slug, record, removal: 'delete' })
    // Records in the trash cannot be selected, so no new use can appear between the check and the deletion.
    if (config.trash && req.user && !record.deletedAt) {
      const message = `Move this ${kindOf(req.payload.collections[slug].config)} to the trash first. You can delete it permanently from there.`
      throw new APIError(message, 409, undefined, true)
    }
  }

  const dialog = '/content/removal/admin/RemovalConsequences.tsx#RemovalConsequences'
  return {
    ...config,
    admin: withEditComponents(config, dialog),
    endpoints: [...(config.endpoints || []), consequencesEndpoint(slug)],
    hooks: {
      ...hooks,
      beforeOperation: [recordDraft, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), beforeChange],
      afterChange: [afterChange, ...(hooks?.afterChange ?? [])],
      beforeDelete: [beforeDelete, ...(hooks?.beforeDelete ?? [])],
    },
  }
}
