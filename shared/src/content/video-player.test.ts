import { expect, test } from 'vitest'
import { videoPlayer } from './video-player.ts'

test.each([
  [
    'https://www.youtube.com/watch?v=abcdefghijk&t=3',
    'frame',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  ],
  ['https://youtu.be/abcdefghijk', 'frame', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'],
  [
    'https://www.youtube.com/shorts/abcdefghijk',
    'frame',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  ],
  ['https://vimeo.com/123456', 'frame', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1'],
  ['/media/bed.mp4', 'file', '/media/bed.mp4'],
])('plays %s in a %s', (address, kind, src) => {
  expect(videoPlayer(address)).toEqual({ kind, src })
})

test.each([
  'https://example.com/film',
  'javascript:alert(1)',
  'http://youtu.be/abcdefghijk',
  'https://youtube.com.evil.example/watch?v=abcdefghijk',
  'https://youtu.be/"><x',
])('only links to %s', (address) => {
  expect(videoPlayer(address)).toBeNull()
})
