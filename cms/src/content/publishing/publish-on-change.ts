import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  Payload,
  PayloadRequest,
} from 'payload'
import { transactionEnd } from '../../platform/transaction-end.ts'
import type { ContentChange } from './affected-paths.ts'
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
export function publishSoon({
  payload,
  req,
  change,
}: {
  payload: Payload
  req: PayloadRequest
  change: ContentChange
}) {
  const active = publisher
  const published = transactionEnd(payload, req)
    .then(() => {
      forgetAnswers()
      return active?.publishChange(change)
    })
    .catch((error) => payload.logger.error({ msg: 'A change could not be published.', ...change, err: error }))
  active?.track(published)
}

/** How a saved record of a collection is turned into a change; null when the record shows nowhere. */
type ToChange = (doc: Record<string, unknown> & { id: string }) => ContentChange | null

const asItself =
  (slug: string): ToChange =>
  (doc) => ({ slug, id: doc.id, key: typeof doc.key === 'string' ? doc.key : undefined })

/** Adds publishing to a collection. `toChange` says which record really changed where it is not the saved one. */
export function publishesOnChange(
  collection: CollectionConfig,
  toChange = asItself(collection.slug),
): CollectionConfig {
  const publishDoc = (doc: Parameters<ToChange>[0], req: PayloadRequest) => {
    const change = toChange(doc)
    if (change) publishSoon({ payload: req.payload, req, change })
  }
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
