import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  Payload,
  PayloadRequest,
} from 'payload'
import { transactionEnd } from '../../database/records/transaction-end.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { RecordChange } from '../../publishing/pages/page.ts'
import { clearSharedReplies } from '../calls/shared-replies.ts'
import type { Publisher } from './publisher.ts'

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** The running publisher. Without one, other processes publish a change, or the next start does. */
    publisher?: Publisher | undefined
  }
}

/** Republishes every page, in all processes; resolves when this one has. No effect without a running publisher. */
export async function publishEverything(payload: Payload): Promise<void> {
  const { pages, publisher, eventWriter } = portalOf(payload)
  const { frame } = pages
  const published = publisher?.publishAll()
  // A change of the frame is one of every page.
  await eventWriter?.announce({ slug: frame, id: frame }, published)
  await published
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
  const { publisher } = portalOf(payload)
  const { slug, id } = change
  const report = (msg: string) => (error: unknown) => payload.logger.error({ msg, slug, id, err: error })
  const published = written
    .then(async () => {
      clearSharedReplies(payload)
      const ownPages = publisher?.publishChange(change).catch((error) => {
        report('A change could not be published.')(error)
        return false
      })
      await Promise.all([ownPages, portalOf(payload).eventWriter?.announce(change, ownPages)])
    })
    .catch(report('A change could not be announced to other processes.'))
  publisher?.track(published)
}

/** Marks what `announceMissedChanges` checks. */
const PUBLISHED = { isPublished: true }

export function withPublishing(collection: CollectionConfig): CollectionConfig {
  const publishDoc = (doc: Record<string, unknown> & { id: string }, req: PayloadRequest) =>
    publishSoon({ payload: req.payload, req, change: { slug: collection.slug, id: doc.id, doc } })
  const afterChange: CollectionAfterChangeHook = ({ doc, req }) => publishDoc(doc, req)
  const afterDelete: CollectionAfterDeleteHook = ({ doc, req }) => publishDoc(doc, req)
  const { hooks } = collection
  return {
    ...collection,
    custom: { ...collection.custom, ...PUBLISHED },
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
  const hooks = { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), afterChange] }
  return { ...global, custom: { ...global.custom, ...PUBLISHED }, hooks }
}
