/** What a buyer has seen of a recorded course. */

/** What a page reports about a video: it was opened, or the buyer ticked or unticked it. */
export type VideoMark = 'opened' | 'watched' | 'unwatched'

export interface VideoProgress {
  /** ISO 8601; null if the video was never opened. */
  openedAt: string | null
  isWatched: boolean
}

/** What a mark changes in the progress of its video; `now` is in ISO 8601. */
export function changeOf(mark: VideoMark, now: string): Partial<VideoProgress> {
  return mark === 'opened' ? { openedAt: now } : { isWatched: mark === 'watched' }
}

export function watchedCount(videos: readonly VideoProgress[]): number {
  return videos.filter(({ isWatched }) => isWatched).length
}

/**
 * The video to go on with: the one opened last unless it is watched, else the next unwatched one after it, else the
 * first unwatched one. Null when every video is watched.
 */
export function nextVideo<Video extends VideoProgress>(videos: readonly Video[]): Video | null {
  const last = lastOpened(videos)
  const ahead = last === null ? videos : videos.slice(videos.indexOf(last))
  const isLeft = ({ isWatched }: Video) => !isWatched
  return ahead.find(isLeft) ?? videos.find(isLeft) ?? null
}

/** Whether the buyer has begun: opened or ticked a video. */
export function hasStarted(videos: readonly VideoProgress[]): boolean {
  return videos.some(({ openedAt, isWatched }) => openedAt !== null || isWatched)
}

function lastOpened<Video extends VideoProgress>(videos: readonly Video[]): Video | null {
  return videos.reduce<Video | null>(
    (last, video) => (video.openedAt !== null && video.openedAt > (last?.openedAt ?? '') ? video : last),
    null,
  )
}
