import type { Video } from '@pravesh/shared/content/pages/videos'
import { videoPlayer } from '@pravesh/shared/content/video-player'
import { idOf, idsOf } from '../../database/records/relation.ts'
import type { CaptionFile, College, Course, VideoFile } from '../../payload-types.ts'
import type { Records } from '../../publishing/pages/records.ts'
import { mediaUrl, type Pictures } from './pictures.ts'

type Videos = College['videos'] | Course['videos']

/** The still pictures of videos, for `loadPictures`. */
export const postersOf = (videos: Videos): unknown[] => (videos ?? []).map(({ poster }) => poster)

/** The uploaded files of a page's videos. */
export interface VideoFiles {
  videos: ReadonlyMap<string, Pick<VideoFile, 'filename' | 'filesize' | 'width' | 'height' | 'seconds'>>
  captions: ReadonlyMap<string, Pick<CaptionFile, 'filename' | 'language'>>
}

export async function loadVideoFiles(records: Records, videos: Videos): Promise<VideoFiles> {
  const rows = videos ?? []
  const files = [...new Set(idsOf(rows.map(({ file }) => file)))]
  const captions = [...new Set(idsOf(rows.map((row) => row.captions)))]
  const [fileRows, captionRows] = await Promise.all([
    files.length === 0
      ? []
      : records.listIn({
          collection: 'video-files',
          fields: ['filename', 'filesize', 'width', 'height', 'seconds'],
          values: files,
        }),
    captions.length === 0
      ? []
      : records.listIn({ collection: 'caption-files', fields: ['filename', 'language'], values: captions }),
  ])
  return {
    videos: new Map(fileRows.map((row) => [row.id, row])),
    captions: new Map(captionRows.map((row) => [row.id, row])),
  }
}

/** What a page shows of the videos that staff entered. A draft may have rows that are not filled in yet. */
export function videosOf(videos: Videos, { pictures, files }: { pictures: Pictures; files: VideoFiles }): Video[] {
  return (videos ?? []).flatMap(({ title, url, transcript, poster, file, captions }) => {
    if (!title || !transcript) return []
    const shown = { title, transcript, poster: pictures.one(poster) }
    if (!file) return url && videoPlayer(url) ? [{ ...shown, url, file: null }] : []
    const stored = fileOf(files, file, captions)
    return stored === null ? [] : [{ ...shown, ...stored }]
  })
}

function fileOf(files: VideoFiles, file: unknown, captions: unknown): Pick<Video, 'url' | 'file'> | null {
  const { filename, filesize: bytes, width, height, seconds = null } = files.videos.get(idOf(file) ?? '') ?? {}
  if (!filename || !bytes || !width || !height) return null
  const track = files.captions.get(idOf(captions) ?? '')
  return {
    url: mediaUrl(filename),
    file: {
      width,
      height,
      bytes,
      seconds,
      captions: track?.filename ? { url: mediaUrl(track.filename), language: track.language } : null,
    },
  }
}
