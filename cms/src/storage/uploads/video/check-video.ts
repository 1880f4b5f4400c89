import { readMp4 } from './mp4/read-mp4.ts'
import type { VideoFile } from './video-file.ts'
import { VIDEO_MESSAGES, VideoRefused } from './video-refused.ts'
import { readWebm } from './webm/read-webm.ts'

interface VideoOptions {
  bytes: Uint8Array
}

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/**
 * Reads the structure of a video, whatever its name: every box of an MP4 (ISO 14496-12) or element of a WebM, their codecs
 * and whether all samples are in the file. Picture and sound are not decoded.
 */
export function checkVideo({ bytes }: VideoOptions): VideoFile | { refusal: string } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (file.toString('latin1', 4, 8) === 'ftyp') return readMp4(file)
    if (file.subarray(0, EBML.length).equals(EBML)) return readWebm(file)
    return { refusal: VIDEO_MESSAGES.kind }
  } catch (error) {
    if (error instanceof VideoRefused) return { refusal: error.message }
    // A field that lies outside the file.
    if (error instanceof RangeError) return { refusal: VIDEO_MESSAGES.broken }
    throw error
  }
}
