import path from 'node:path'
import type { Payload } from 'payload'
import type { SeedPicture } from '../../platform/demo-content.ts'
import { repositoryRoot } from '../../platform/directories.ts'

/** Pictures resized at the same time. */
const WIDTH = 3

/** Uploads the pictures of the demo content, each file once; returns the media id of a picture. */
export async function insertPictures(
  payload: Payload,
  pictures: readonly SeedPicture[],
  onProgress: (done: number, all: number) => void,
): Promise<(picture: SeedPicture) => string> {
  const waiting = [...new Map(pictures.map((picture) => [picture.file, picture])).values()]
  const all = waiting.length
  const ids = new Map<string, string>()
  const insertNext = async (): Promise<void> => {
    const picture = waiting.shift()
    if (!picture) return
    const filePath = path.join(repositoryRoot, 'media/seed', picture.file)
    const media = await payload.create({
      collection: 'media',
      data: { alt: picture.alt },
      filePath,
      overrideAccess: true,
    })
    ids.set(picture.file, String(media.id))
    onProgress(ids.size, all)
    await insertNext()
  }
  await Promise.all(Array.from({ length: WIDTH }, insertNext))
  return ({ file }) => {
    const id = ids.get(file)
    if (id === undefined) throw new Error(`The demo picture ${file} was not uploaded.`)
    return id
  }
}
