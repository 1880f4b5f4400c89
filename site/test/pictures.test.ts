import { describe, expect, test } from 'vitest'
import type { PageKind } from '../src/lib/page-kinds.ts'
import type { RenderInput } from '../src/renderer.ts'
import { addresses, pages } from './page-fixtures.ts'

const built = new URL('../dist/server/entry.mjs', import.meta.url)

// Tests the production build: `npm test` builds the site first.
describe('a built page', async () => {
  const { render }: { render: (input: RenderInput) => Promise<string> } = await import(built.href)
  const renderFixture = (kind: PageKind) => render({ path: addresses[kind], page: pages[kind] })

  test.each([
    ['course', pages.course.card?.url, pages.course.card?.alt],
    ['college', pages.college.card?.url, pages.college.card?.alt],
    ['notice-board', '/icons/social.png', pages.home.site.name],
  ] as const)('%s names its share card to networks, with its size and its text', async (kind, url = '', alt = '') => {
    const html = await renderFixture(kind)
    const image = pages[kind].site.origin + url
    for (const [name, value] of [
      ['property="og:image"', image],
      ['property="og:image:width"', '1200'],
      ['property="og:image:height"', '630'],
      ['property="og:image:alt"', alt],
      ['name="twitter:card"', 'summary_large_image'],
      ['name="twitter:image"', image],
      ['name="twitter:image:alt"', alt],
    ]) {
      expect(html).toContain(`<meta ${name} content="${value}">`)
    }
  })

  test('links videos, with nothing of their hosts before the visitor asks', async () => {
    const [course, college] = [await renderFixture('course'), await renderFixture('college')]
    expect([course, college].join()).not.toMatch(/<(?:iframe|video)\b/)
    expect(course).toContain('data-video-frame="https://player.vimeo.com/video/123456?autoplay=1&amp;dnt=1"')
    expect(college).toContain('data-video-file="https://videos.pravesh.example/walk.mp4"')
    const silent = { ...pages.college, college: { ...pages.college.college, videos: [] } }
    expect(await render({ path: addresses.college, page: silent })).not.toContain('id="video"')
  })

  test('shows a blurred picture behind photographs, and loads those of a gallery when they come into view', async () => {
    const html = await renderFixture('course')
    const gallery = html.slice(html.indexOf('id="photographs-title"'), html.indexOf('id="videos-title"'))
    expect(gallery.match(/class="blur"/g)).toHaveLength(3)
    expect(gallery.match(/<source type="image\/avif"/g)).toHaveLength(6)
    expect(gallery).not.toContain('loading="eager"')
    expect(gallery).toContain('data-focus-y="30"')
  })
})
