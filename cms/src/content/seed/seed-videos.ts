import path from 'node:path'
import type { Payload } from 'payload'
import { repositoryRoot } from '../../foundation/directories.ts'
import { unlessBusy } from './seed-pictures.ts'
import type { SeedFile } from './types.ts'

/** The ids of a video of the demo and of its captions. */
export interface SeededFiles {
  file: string
  captions: string
}

/** Uploads each video of the demo, with its captions, and returns a lookup of their ids. */
export async function insertVideos(
  payload: Payload,
  files: readonly SeedFile[],
): Promise<(file: SeedFile) => SeededFiles> {
  const ids = new Map<SeedFile, SeededFiles>()
  for (const each of files) {
    const filePath = (name: string) => path.join(repositoryRoot, 'media/seed', name)
    const file = await unlessBusy(() =>
      payload.create({ collection: 'video-files', data: { title: each.title }, filePath: filePath(each.file) }),
    )
    const captions = await unlessBusy(() =>
      payload.create({
        collection: 'caption-files',
        data: { title: each.captionsTitle, language: 'en' },
        filePath: filePath(each.captions),
      }),
    )
    ids.set(each, { file: file.id, captions: captions.id })
  }
  return (file) => {
    const found = ids.get(file)
    if (found === undefined) throw new Error(`The demo video ${file.file} was not uploaded.`)
    return found
  }
}
