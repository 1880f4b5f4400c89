import { readCue } from './read-cue.ts'

interface CaptionsOptions {
  bytes: Uint8Array
}

/** Captions as they are stored: cues with plain text alone. */
interface Captions {
  text: string
  cues: number
}

/** Bytes of a caption file; half an hour of speech has some 40 kB. */
export const MAX_CAPTION_BYTES = 200 * 1024
const MAX_CUES = 5000

const MESSAGES = {
  kind: 'This file has no captions in WebVTT. Its first line must be WEBVTT. Save SubRip (.srt) as WebVTT (.vtt) first.',
  encoding: 'This file is not text in UTF-8. Save it as UTF-8, then upload it.',
  large: `This file is larger than ${MAX_CAPTION_BYTES / 1024} kB. Captions of a short video are much smaller.`,
  none: 'This file has no captions. Each needs a line such as 00:01.000 --> 00:04.000, and its text below.',
  many: `This file has more than ${MAX_CUES} captions.`,
}

/** Line breaks, of which any text may have all three kinds. */
const LINE = /\r\n|\n|\r/
/** Control characters other than tab and line breaks. */
const CONTROL = /[^\P{Cc}\t\n\r]|\ufeff/u

/**
 * Parses captions in WebVTT and writes them again, so that the stored file has cues alone: no styles, regions, notes and
 * markup other than italics, bold, underline and voices. Returns a sentence for staff when it is refused.
 */
export function checkCaptions({ bytes }: CaptionsOptions): Captions | { refusal: string } {
  if (bytes.byteLength > MAX_CAPTION_BYTES) return { refusal: MESSAGES.large }
  const text = decoded(bytes)
  if (text === null || CONTROL.test(text)) return { refusal: MESSAGES.encoding }
  const lines = text.split(LINE)
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return { refusal: MESSAGES.kind }
  const cues: string[] = []
  for (const block of blocksOf(lines)) {
    const cue = readCue(block.lines, block.first)
    if (cue === null) continue
    if ('refusal' in cue) return cue
    cues.push(cue.text)
    if (cues.length > MAX_CUES) return { refusal: MESSAGES.many }
  }
  if (cues.length === 0) return { refusal: MESSAGES.none }
  return { text: `WEBVTT\n\n${cues.join('\n\n')}\n`, cues: cues.length }
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Blocks of lines with empty lines between, without the header. `first` counts lines from 1. */
function blocksOf(lines: readonly string[]): { lines: string[]; first: number }[] {
  const blocks: { lines: string[]; first: number }[] = []
  let block: string[] = []
  for (const [index, line] of [...lines, ''].entries()) {
    if (line !== '') block.push(line)
    else if (block.length > 0) {
      blocks.push({ lines: block, first: index - block.length + 1 })
      block = []
    }
  }
  return blocks.slice(1)
}
