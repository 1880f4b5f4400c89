/** Why a video cannot be accepted; the message is for staff. */
export class VideoRefused extends Error {
  override name = 'VideoRefused'
}

export const VIDEO_MESSAGES = {
  kind: 'This file is not a video that browsers play. Upload an MP4 (H.264 and AAC) or a WebM.',
  quickTime: 'This is a QuickTime video. Save it as MP4 (H.264), then upload it.',
  broken: 'This video is damaged or incomplete. Save or send it again, then upload it.',
  fragmented: 'This MP4 consists of fragments, as of a live stream. Save it as one ordinary MP4, then upload it.',
  outside: 'This video keeps its picture or sound in another file. Save it as one MP4, then upload it.',
  picture:
    'Many browsers cannot play the picture of this video. Save it as MP4 with H.264. On an iPhone choose Settings, Camera, Formats, Most Compatible before you film.',
  sound: 'Many browsers cannot play the sound of this video. Save it as MP4 with AAC.',
  tracks: 'This video has more than one picture or other tracks beside picture and sound. Save it as an ordinary MP4.',
  tooComplex: 'We cannot check this video. Save it as a short MP4, then upload it.',
} as const

/** Throws if a rule of the format is broken. */
export function requireValid(condition: boolean, message: string = VIDEO_MESSAGES.broken): asserts condition {
  if (!condition) throw new VideoRefused(message)
}
