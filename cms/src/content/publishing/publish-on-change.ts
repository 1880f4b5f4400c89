import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  Payload,
  PayloadRequest,
} from 'payload'
import type { RecordChange } from '../../platform/pages/page.ts'
import { transactionEnd } from '../../platform/transaction-end.ts'
import type { Publisher } from './publisher.ts'
import { forgetAnswers } from './shared-answers.ts'

let publisher: Publisher | null = null

/** Names the publisher of this process. Without one (a migration, an import) nothing is published until the next start. */
export function publishWith(one: Publisher | null): void {
  publisher = one
}

/** Publishes every page again; nothing where this process has no publisher. */
export async function publishEverything(): Promise<void> {
  await publisher?.publishAll()
}

/** Publishes what a change shows on as soon as it is committed; the one who saves does not wait for it. */
export function publishSoon({ payload, req, change }: { payload: Payload; req: PayloadRequest; change: RecordChange }) {
  const active = publisher
  const published = transactionEnd(payload, req)
    .then(() => {
      forgetAnswers()
      return active?.publishChange(change)
    })
    .catch((error) => {
      const { slug, id } = change
      payload.logger.error({ msg: 'A change could not be published.', slug, id, err: error })
    })
  active?.track(published)
}

/** Adds publishing to a collection. */
export function publishesOnChange(collection: CollectionConfig): CollectionConfig {
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

/** Adds publishing to a global. */
export function globalPublishesOnChange(global: GlobalConfig): GlobalConfig {
  const afterChange: GlobalAfterChangeHook = ({ req }) =>
    publishSoon({ payload: req.payload, req, change: { slug: global.slug, id: global.slug } })
  return { ...global, hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), afterChange] } }
}
