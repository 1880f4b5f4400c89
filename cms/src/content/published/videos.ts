import type { Video } from '@pravesh/shared/content/pages/videos'
import { videoPlayer } from '@pravesh/shared/content/video-player'
import type { College, Course } from '../../payload-types.ts'
import type { Pictures } from './pictures.ts'

type Videos = College['videos'] | Course['videos']

/** The still pictures of videos, for `loadPictures`. */
export const postersOf = (videos: Videos): unknown[] => (videos ?? []).map(({ poster }) => poster)

/** What a page shows of the videos that staff entered. A draft may have rows that are not filled in yet. */
export function videosOf(videos: Videos, pictures: Pictures): Video[] {
  return (videos ?? []).flatMap(({ title, url, transcript, poster }) =>
    title && url && transcript && videoPlayer(url) ? [{ title, url, transcript, poster: pictures.one(poster) }] : [],
  )
}
