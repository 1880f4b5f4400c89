import path from 'node:path'
import type { Payload } from 'payload'
import { repositoryRoot } from '../../foundation/directories.ts'
import type { SeedPicture } from '../../portal/demo-content.ts'

/** Pictures resized concurrently. */
const CONCURRENCY = 3

/** Drawings that stand in for the photographs of a college. */
const REPLACES_PHOTOGRAPH = /^(?:colleges|courses|gallery)\//
const MARK = 'Drawn for the demo'

/** Uploads each picture of the demo content once and returns a lookup of their media ids. */
export async function insertPictures(
  payload: Payload,
  pictures: readonly SeedPicture[],
  onProgress: (done: number, all: number) => void,
): Promise<(picture: SeedPicture) => string> {
  const queue = [...new Map(pictures.map((picture) => [picture.file, picture])).values()]
  const all = queue.length
  const ids = new Map<string, string>()
  const insertNext = async (): Promise<void> => {
    const picture = queue.shift()
    if (!picture) return
    const filePath = path.join(repositoryRoot, 'media/seed', picture.file)
    const media = await payload.create({
      collection: 'media',
      data: { alt: picture.alt, caption: REPLACES_PHOTOGRAPH.test(picture.file) ? MARK : undefined },
      filePath,
      overrideAccess: true,
    })
    ids.set(picture.file, String(media.id))
    onProgress(ids.size, all)
    await insertNext()
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, insertNext))
  return ({ file }) => {
    const id = ids.get(file)
    if (id === undefined) throw new Error(`The demo picture ${file} was not uploaded.`)
    return id
  }
}
