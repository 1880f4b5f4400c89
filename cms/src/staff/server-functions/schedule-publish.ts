import {
  getUpcomingScheduledPublishHandler,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { CollectionSlug } from 'payload'
import * as z from 'zod/mini'
import { readRow } from '../../database/records/read-row.ts'
import { notFound } from '../../foundation/problem.ts'
import { mayDoOn } from '../permissions/access.ts'
import { isInScope } from '../permissions/in-scope.ts'

type Args = Parameters<typeof schedulePublishHandler>[0] & Parameters<typeof getUpcomingScheduledPublishHandler>[0]

/** The record that a scheduled publication changes. */
const scheduledFor = z.union([
  z.object({ doc: z.object({ relationTo: z.string(), value: z.string() }) }),
  z.object({ global: z.string() }),
])

/**
 * Schedules a publication, or deletes the one with the given id, in place of Payload's function, which checks neither
 * the record nor the right to change it. Throws a Problem (404) for what the user may not change.
 */
export async function schedulePublish(args: Args) {
  const { deleteID, doc, global } = args
  if (deleteID !== undefined) return deletePublication(args.req, deleteID)
  // Throws unless the record has scheduled publications and the user may publish it.
  await getUpcomingScheduledPublishHandler({
    ...args,
    ...(doc ? { collectionSlug: doc.relationTo, id: doc.value } : { globalSlug: global }),
  })
  return schedulePublishHandler(args)
}

async function deletePublication(req: Args['req'], id: number | string) {
  const job = await readRow({
    payload: req.payload,
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: String(id) } }, { taskSlug: { equals: 'schedulePublish' } }] },
  })
  const target = scheduledFor.safeParse(job?.input)
  if (!target.success) throw notFound('scheduled publication')
  const mayChange =
    'doc' in target.data
      ? await mayChangeRecord(req, target.data.doc)
      : mayDoOn(req.user, 'update', target.data.global, undefined)
  if (!mayChange) throw notFound('scheduled publication')
  await req.payload.delete({ collection: 'payload-jobs', where: { id: { equals: String(id) } }, req })
  return { message: req.i18n.t('general:deletedSuccessfully') }
}

async function mayChangeRecord({ payload, user }: Args['req'], doc: { relationTo: string; value: string }) {
  const { relationTo, value: id } = doc
  if (!mayDoOn(user, 'update', relationTo, id)) return false
  return isInScope({ payload, user, collection: relationTo as CollectionSlug, id, verb: 'update' })
}
