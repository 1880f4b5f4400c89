import { describe, expect, it } from 'vitest'
import { pictureOf } from './pictures.ts'

describe('pictureOf', () => {
  it('sorts renditions by width and omits missing ones', () => {
    const sizes = {
      w640: { filename: 'a-640.webp', width: 640 },
      w320: { filename: 'a-320.webp', width: 320 },
      w960: { filename: null, width: null },
      avif640: { filename: 'a-640.avif', width: 640 },
      avif320: { filename: 'a-320.avif', width: 320 },
      social: { filename: 'a.jpg', width: 700, height: 350 },
    }
    const media = { alt: 'A', caption: '', focusX: 20, filename: 'a b.webp', width: 700, height: 350, sizes }
    expect(pictureOf(media)).toEqual({
      alt: 'A',
      caption: null,
      url: '/media/a%20b.webp',
      width: 700,
      height: 350,
      sources: [
        { url: '/media/a-320.webp', width: 320 },
        { url: '/media/a-640.webp', width: 640 },
        { url: '/media/a%20b.webp', width: 700 },
      ],
      avif: [
        { url: '/media/a-320.avif', width: 320 },
        { url: '/media/a-640.avif', width: 640 },
      ],
      focus: { x: 20, y: 50 },
      blur: null,
      social: { url: '/media/a.jpg', width: 700, height: 350 },
    })
  })

  it.each([{ filename: null }, { width: null }, { height: 0 }])('returns null for %j', (change) => {
    expect(pictureOf({ alt: 'A', filename: 'a.webp', width: 1, height: 1, ...change })).toBeNull()
  })
})
