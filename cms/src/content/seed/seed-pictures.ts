import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { repositoryRoot } from '../../foundation/directories.ts'
import { Problem } from '../../foundation/problem.ts'
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
    const media = await unlessBusy(() =>
      payload.create({
        collection: 'media',
        data: { alt: picture.alt, caption: REPLACES_PHOTOGRAPH.test(picture.file) ? MARK : undefined },
        filePath,
        overrideAccess: true,
      }),
    )
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

/** Tries again what a machine was too busy to check in time, so that a first start beside other work goes on. */
export async function unlessBusy<T>(upload: () => Promise<T>, { tries = 20, waitMs = 1000 } = {}): Promise<T> {
  try {
    return await upload()
  } catch (error) {
    if (!(error instanceof Problem && error.status === 503) || tries <= 1) throw error
    await sleep(waitMs)
    return unlessBusy(upload, { tries: tries - 1, waitMs })
  }
}
