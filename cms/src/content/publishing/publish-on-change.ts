import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  Payload,
  PayloadRequest,
} from 'payload'
import { transactionEnd } from '../../platform/database/transaction-end.ts'
import type { RecordChange } from '../../platform/pages/page.ts'
import { Service } from '../../platform/service.ts'
import type { Publisher } from './publisher.ts'
import { clearSharedReplies } from './shared-replies.ts'

/** The running publisher of a portal. Without one (migration, import), changes are published at the next start. */
export const publishing = new Service<Publisher>('publisher')

/** Republishes every page; no effect without a running publisher. */
export async function publishEverything(payload: Payload): Promise<void> {
  await publishing.find(payload)?.publishAll()
}

/** Publishes the affected pages after the transaction commits, without delaying the save. */
export function publishSoon({ payload, req, change }: { payload: Payload; req: PayloadRequest; change: RecordChange }) {
  publishAfter(transactionEnd(payload, req), { payload, change })
}

/** Publishes the pages affected by a change that was written past the hooks of its collection, without delay. */
export function publishChange(options: { payload: Payload; change: RecordChange }): void {
  publishAfter(Promise.resolve(), options)
}

function publishAfter(
  written: Promise<unknown>,
  { payload, change }: { payload: Payload; change: RecordChange },
): void {
  const active = publishing.find(payload)
  const published = written
    .then(() => {
      clearSharedReplies(payload)
      return active?.publishChange(change)
    })
    .catch((error) => {
      const { slug, id } = change
      payload.logger.error({ msg: 'A change could not be published.', slug, id, err: error })
    })
  active?.track(published)
}

export function withPublishing(collection: CollectionConfig): CollectionConfig {
  const publishDoc = (doc: Record<string, unknown> & { id: string }, req: PayloadRequest) =>
    publishSoon({ payload: req.payload, req, change: { slug: collection.slug, id: doc.id, doc } })
  const afterChange: CollectionAfterChangeHook = ({ doc, req }) => publishDoc(doc, req)
  const afterDelete: CollectionAfterDeleteHook = ({ doc, req }) => publishDoc(doc, req)
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), afterDelete],
    },
  }
}

export function globalWithPublishing(global: GlobalConfig): GlobalConfig {
  const afterChange: GlobalAfterChangeHook = ({ req }) =>
    publishSoon({ payload: req.payload, req, change: { slug: global.slug, id: global.slug } })
  return { ...global, hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), afterChange] } }
}
