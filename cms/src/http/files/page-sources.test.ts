import { expect, it } from 'vitest'
import { NO_INLINE } from './inline-hashes.ts'
import { NO_SOURCES, pageSourcesOf } from './page-sources.ts'
import { pageHeaders } from './security-headers.ts'

const sourcesOf = (html: string) => pageSourcesOf(html, NO_INLINE)
const policyOf = (html: string) => pageHeaders(sourcesOf(html))['content-security-policy']

it('allows no frames and no foreign videos on a page that offers none', () => {
  const page = '<a href="https://player.vimeo.com/video/1">A film</a>'
  expect(sourcesOf(page)).toEqual(NO_SOURCES)
  expect(policyOf(page)).toMatch(/media-src 'self'; frame-src 'none';/)
})

it('allows exactly the origins of the maps and videos that the page offers', () => {
  const page = `<button data-map="https://www.openstreetmap.org/export/embed.html?bbox=1">Map</button>
    <a href="https://youtu.be/abcdefghijk" data-video-frame="https://www.youtube-nocookie.com/embed/abcdefghijk">A</a>
    <a data-video-file="https://videos.pravesh.example/a.mp4">B</a><a data-video-file="/media/b.mp4">C</a>`
  expect(sourcesOf(page)).toMatchObject({
    frames: ['https://www.openstreetmap.org', 'https://www.youtube-nocookie.com'],
    media: ['https://videos.pravesh.example'],
  })
  expect(policyOf(page)).toMatch(
    /media-src 'self' https:\/\/videos\.pravesh\.example; frame-src https:\/\/www\.openstreetmap\.org https:\/\/www\.youtube-nocookie\.com;/,
  )
})

it.each([
  '<a data-video-frame="https://frames.example/embed/1"></a>',
  '<a data-video-frame="https://player.vimeo.com.evil.example/video/1"></a>',
  '<a data-video-frame="http://player.vimeo.com/video/1"></a>',
  '<a data-video-file="https://a.example; script-src *"></a>',
  '<a data-video-file="https://*"></a>',
])('allows nothing for %s', (html) => {
  expect(sourcesOf(html)).toEqual(NO_SOURCES)
})
