type VideoType = 'video/mp4' | 'video/webm'

/** A part of a file; `end` is the byte after the last one. */
export interface Span {
  start: number
  end: number
}

/** A part that is removed: a header that makes it filler, and zeros. The places of all other bytes stay. */
export interface Blank extends Span {
  header: { at: number; bytes: number[] }
}

/** What a page needs to know about a video, and what is removed from the file. */
export interface VideoFile {
  type: VideoType
  width: number
  height: number
  /** Null if the file does not say it. */
  seconds: number | null
  /** Positions, names and other data beside picture and sound. */
  blanks: Blank[]
  /** Samples of tracks beside picture and sound. */
  zeros: Span[]
}

/** Removes from the bytes what `checkVideo` has found. */
export function blank(bytes: Uint8Array, { blanks, zeros }: Pick<VideoFile, 'blanks' | 'zeros'>): void {
  for (const { start, end, header } of blanks) {
    bytes.set(header.bytes, header.at)
    bytes.fill(0, start, end)
  }
  for (const { start, end } of zeros) bytes.fill(0, start, end)
}
