import { CAPTION_LANGUAGES } from '@pravesh/shared/content/caption-languages'
import type { Video } from '@pravesh/shared/content/pages/videos'
import type { VideoPlayer } from '@pravesh/shared/content/video-player'

/** Attributes of a link to a video, by which its script plays it and the page's policy allows its host. */
export function playedBy(player: VideoPlayer | null) {
  return player === null ? {} : { [`data-video-${player.kind}`]: player.src }
}

/** Attributes of a link to an uploaded video: its size, and its captions with their language. */
export function fileData(file: Video['file']) {
  if (file === null) return {}
  const { width, height, captions } = file
  return {
    'data-video-width': width,
    'data-video-height': height,
    ...(captions && {
      'data-captions': captions.url,
      'data-captions-language': captions.language,
      'data-captions-label': CAPTION_LANGUAGES[captions.language],
    }),
  }
}
