import type { VideoPlayer } from '@pravesh/shared/content/video-player'

/** Attributes of a link to a video, by which its script plays it and the page's policy allows its host. */
export function playedBy(player: VideoPlayer | null) {
  return player === null ? {} : { [`data-video-${player.kind}`]: player.src }
}
