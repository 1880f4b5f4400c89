import { type InlineHashes, inlineHashesOf, NO_INLINE } from './inline-hashes.ts'

/** What the policy of one page allows besides the portal's own files. */
export interface PageSources extends InlineHashes {
  /** Origins of frames. */
  frames: readonly string[]
  /** Origins of video files. */
  media: readonly string[]
}

/** For pages without inline code, maps and videos. */
export const NO_SOURCES: PageSources = { ...NO_INLINE, frames: [], media: [] }

/** The only origins of frames: maps of colleges and videos, both loaded after a press. */
const FRAME_ORIGINS = [
  'https://www.google.com',
  'https://www.openstreetmap.org',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
]

/** The address of a frame or video that a page offers, up to the end of its origin. */
const FRAME = /\sdata-(?:map|video-frame)="(https:\/\/[^"/]+)/g
const FILE = /\sdata-video-file="(https:\/\/[^"/]+)/g
const ORIGIN = /^https:\/\/[a-z\d.-]+(?::\d+)?$/i

/** What a page needs: its inline code as in the build, and the origins of the maps and videos that it offers. */
export function pageSourcesOf(html: string, ofBuild: InlineHashes): PageSources {
  const offered = originsIn(html, FRAME)
  return {
    ...inlineHashesOf(html, ofBuild),
    frames: FRAME_ORIGINS.filter((origin) => offered.has(origin)),
    media: [...originsIn(html, FILE)].filter((origin) => ORIGIN.test(origin)),
  }
}

function originsIn(html: string, attribute: RegExp): Set<string> {
  return new Set([...html.matchAll(attribute)].map(([, origin = '']) => origin))
}
