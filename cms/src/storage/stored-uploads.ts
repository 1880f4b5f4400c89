import path from 'node:path'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Payload,
} from 'payload'
import { readRow } from '../database/records/read-row.ts'
import { portalOf } from '../foundation/portal.ts'
import { deleteDrawn } from './delete-drawn.ts'
import { serveUpload } from './serve-upload.ts'
import { readStored } from './storage.ts'
import { type FileNames, folderOf, ownStoredNames, storedName, storedNames, uploadFolder } from './upload-names.ts'

/**
 * Lets an upload collection keep its files in the portal's storage, under `staticDir`. A file is stored before its record,
 * so no upload is acknowledged without it; and deleted before its record, so no personal data stays behind unnoticed. A
 * file left without a record by a crash is swept. (decision 44)
 */
export function storedUploads(collection: CollectionConfig): CollectionConfig {
  const { upload, hooks, custom } = collection
  if (typeof upload !== 'object') return collection
  const folder = upload.staticDir ?? collection.slug
  return {
    ...collection,
    // Payload would fetch the file to copy from an address of the request.
    disableDuplicate: true,
    custom: { ...custom, ...uploadFolder(folder) },
    upload: {
      ...upload,
      disableLocalStorage: true,
      // Payload deletes a replaced file here before the new one has a record, so it must not find any.
      staticDir: path.join('/nonexistent', folder),
      handlers: [...(upload.handlers ?? []), serveUpload(folder)],
    },
    hooks: {
      ...hooks,
      beforeOperation: [loadEdited, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), storeFiles(folder)],
      afterChange: [...(hooks?.afterChange ?? []), deleteReplaced(folder)],
      beforeDelete: [...(hooks?.beforeDelete ?? []), deleteFiles(folder)],
    },
  }
}

/** Loads the stored picture that is cropped, so that the result is stored like a new one. */
const loadEdited: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { payload, user, query } = req
  if (operation !== 'update' || req.file || !user || !query?.uploadEdits || !('id' in args)) return args
  const found = await fileNamesOf(payload, collection.slug, args.id)
  const folder = folderOf(collection)
  if (!found?.filename || folder === null) return args
  const { filename: name, mimeType } = found
  const data = await readStored(portalOf(payload).storage, storedName(folder, name))
  if (data) req.file = { data, mimetype: mimeType ?? '', name, size: data.byteLength }
  return args
}

function storeFiles(folder: string): CollectionBeforeChangeHook {
  return async ({ data, req: { payload, file, payloadUploadSizes } }) => {
    if (!file) return data
    const { storage } = portalOf(payload)
    const contents = new Map([[data.filename, file.data]])
    for (const [size, bytes] of Object.entries(payloadUploadSizes ?? {})) {
      contents.set(data.sizes?.[size]?.filename, bytes)
    }
    const names = storedNames(folder, data)
    await Promise.all(
      names.map(async (name) => {
        const bytes = contents.get(path.posix.basename(name))
        if (bytes) await storage.put(name, bytes)
      }),
    )
    return data
  }
}

/** Deletes the files of an earlier version. A failure is logged, because the new version is stored; a sweep repeats it. */
function deleteReplaced(folder: string): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, operation, req: { payload } }) => {
    if (operation !== 'update') return doc
    const used = new Set(storedNames(folder, doc))
    const replaced = ownStoredNames(folder, previousDoc ?? {}).filter((name) => !used.has(name))
    try {
      await Promise.all(replaced.map((name) => portalOf(payload).storage.delete(name)))
    } catch (error) {
      payload.logger.error({ msg: 'A replaced file could not be deleted yet.', err: error })
    }
    return doc
  }
}

function deleteFiles(folder: string): CollectionBeforeDeleteHook {
  return async ({ collection, id, req: { payload } }) => {
    const found = await fileNamesOf(payload, collection.slug, id)
    const [file, ...sizes] = ownStoredNames(folder, found ?? {}).map(
      (name) => () => portalOf(payload).storage.delete(name),
    )
    // The file itself comes last, and each deletion has ended when one is reported as failed: the record that stays then
    // has its file.
    const results = await Promise.allSettled(sizes.map((remove) => remove()))
    for (const result of results) if (result.status === 'rejected') throw result.reason
    if (found?.filename) await deleteDrawn(portalOf(payload).storage, storedName(folder, found.filename))
    await file?.()
  }
}

/** The names in a record of an upload collection, which is known only at run time; null when there is none. */
async function fileNamesOf(payload: Payload, collection: CollectionSlug, id: unknown): Promise<FileNames | null> {
  return (await readRow({ payload, collection, where: { id: { equals: id } } })) as FileNames | null
}
