import type { CollectionSlug, Payload } from 'payload'
import type { RecordUse, Users } from '../../portal/record-use.ts'

/** Max records named in an error message. */
const MAX_NAMED = 3

/** Uses of content by content. A picture or college must be removed from a page before it can be deleted. */
export const usesInContent: RecordUse[] = [
  relation({ of: 'colleges', in: 'courses', field: 'colleges.college', noun: ['course', 'courses'] }),
  relation({ of: 'colleges', in: 'subjects', field: 'colleges', noun: ['subject', 'subjects'] }),
  relation({ of: 'media', in: 'courses', field: 'image', noun: ['course', 'courses'] }),
  relation({ of: 'media', in: 'courses', field: 'gallery', noun: ['course', 'courses'] }),
  relation({ of: 'media', in: 'courses', field: 'videos.poster', noun: ['video of a course', 'videos of courses'] }),
  relation({ of: 'media', in: 'colleges', field: 'images', noun: ['college', 'colleges'] }),
  relation({ of: 'media', in: 'colleges', field: 'videos.poster', noun: ['video of a college', 'videos of colleges'] }),
  relation({ of: 'video-files', in: 'courses', field: 'videos.file', noun: ['course', 'courses'] }),
  relation({ of: 'video-files', in: 'colleges', field: 'videos.file', noun: ['college', 'colleges'] }),
  relation({ of: 'caption-files', in: 'courses', field: 'videos.captions', noun: ['course', 'courses'] }),
  relation({ of: 'caption-files', in: 'colleges', field: 'videos.captions', noun: ['college', 'colleges'] }),
  relation({ of: 'notice-files', in: 'notices', field: 'attachment', noun: ['notice', 'notices'] }),
  relation({ of: 'media', in: 'gallery-items', field: 'images', noun: ['gallery group', 'gallery groups'] }),
  relation({ of: 'media', in: 'books', field: 'images', noun: ['book', 'books'] }),
  relation({ of: 'media', in: 'books', field: 'samplePages', noun: ['sample of a book', 'samples of books'] }),
  relation({ of: 'sample-files', in: 'books', field: 'samplePdf', noun: ['book', 'books'] }),
]

interface Relation {
  of: CollectionSlug
  in: CollectionSlug
  /** Query path of the relationship. */
  field: string
  noun: RecordUse['noun']
}

function relation({ of, in: collection, field, noun }: Relation): RecordUse {
  return {
    of,
    noun,
    allowsUnpublishing: true,
    find: ({ payload, record }) => referring({ payload, collection, field, id: record.id }),
  }
}

interface Reference {
  payload: Payload
  collection: CollectionSlug
  field: string
  id: string
}

/**
 * The records that refer to another: published, as the latest draft, or in the trash, from which they can be restored.
 */
async function referring({ payload, collection, field, id }: Reference): Promise<Users> {
  const query = { collection, where: { [field]: { equals: id } }, depth: 0, limit: 0, pagination: false } as const
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  // The result must not depend on what the user may read.
  const found = await Promise.all(
    (hasDrafts ? [false, true] : [false]).map((draft) =>
      payload.find({ ...query, draft, trash: true, overrideAccess: true }),
    ),
  )
  const names = new Map(found.flatMap(({ docs }) => docs.map((doc) => [doc.id, nameOf(doc)])))
  return { total: names.size, names: [...names.values()].slice(0, MAX_NAMED) }
}

function nameOf(doc: object): string {
  const name: unknown = Reflect.get(doc, 'name') ?? Reflect.get(doc, 'title')
  const trashed = Reflect.get(doc, 'deletedAt') ? ' in the trash' : ''
  return `${typeof name === 'string' ? `“${name}”` : 'one without a name'}${trashed}`
}
