import { portalOf } from '../../foundation/portal.ts'
import { fileChecks } from '../../storage/uploads/checks/feature.ts'
import { blank } from '../../storage/uploads/video/video-file.ts'
import { VIDEO_MESSAGES } from '../../storage/uploads/video/video-refused.ts'
import { uploadedFile } from './uploaded-file.ts'

const ENDINGS = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const

/**
 * Accepts a video that browsers play, and removes from it what is neither picture nor sound, such as where it was filmed. A
 * process of its own reads the file; the portal only overwrites the bytes that it names.
 */
export const cleanVideo = uploadedFile({
  facts: ['width', 'height', 'seconds'],
  fallback: 'video',
  tooComplex: VIDEO_MESSAGES.tooComplex,
  check: async ({ req: { payload }, bytes, person }) => {
    const { videoMaxBytes } = portalOf(payload).env
    if (bytes.byteLength > videoMaxBytes) {
      return {
        refusal: `This video is larger than ${videoMaxBytes / 1024 / 1024} MB. Make it shorter, or save it smaller.`,
      }
    }
    const video = await fileChecks(payload).run('checkVideo', { bytes }, person)
    if ('refusal' in video) return video
    blank(bytes, video)
    const { type, width, height, seconds } = video
    return { data: bytes, type, ending: ENDINGS[type], facts: { width, height, seconds } }
  },
})
