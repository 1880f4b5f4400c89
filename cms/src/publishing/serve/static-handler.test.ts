import { describe, expect, it, vi } from 'vitest'
import { pageOf, startStaticSite, VIDEO } from '../../../test/static-site.ts'

const site = startStaticSite()
const { get } = site
const tagOf = (headers: Headers) => headers.get('etag') ?? ''

describe('StaticHandler', () => {
  it('serves a page, compressed when the client accepts it', async () => {
    const plain = await get('/', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(pageOf('Home'))
    const small = await get('/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(small.headers.get('vary')).toBe('accept-encoding')
    expect(Number(small.headers.get('content-length'))).toBeLessThan(pageOf('Home').length / 2)
    expect(await small.text()).toBe(pageOf('Home'))
  })

  it('serves a page that cannot be drawn as it was before, or asks to come back', async () => {
    await site.whileUndrawn({ address: '/about', html: pageOf('About, as it was') }, async () => {
      expect(await (await get('/')).text()).toBe(pageOf('Home'))
      const before = await get('/about')
      expect([before.status, await before.text()]).toEqual([200, pageOf('About, as it was')])
      const undrawn = await get('/contact')
      expect([undrawn.status, undrawn.headers.get('retry-after')]).toEqual([503, '60'])
    })
    expect((await get('/about')).status).toBe(404)
  })

  it('serves a shell at every address it matches', async () => {
    const response = await get('/purchase-books/b1/read')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(pageOf('Reader'))
    expect((await get('/purchase-books/b1/read/')).headers.get('location')).toBe('/purchase-books/b1/read')
  })

  it.each(['/.%2F/evil.example/', '/books/..%2F%2Fevil.example/', '/%5Cevil.example/', '/%09/evil.example/'])(
    'does not redirect %s to another site',
    async (address) => {
      const response = await get(address)
      expect([response.status, response.headers.get('location')]).toEqual([404, null])
    },
  )

  it('respects q=0 for brotli', async () => {
    const response = await get('/', { headers: { 'accept-encoding': 'br;q=0, identity' } })
    expect(response.headers.get('content-encoding')).toBeNull()
  })

  it('serves gzip to clients without brotli', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate' }
    const response = await get('/', { headers })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(Number(response.headers.get('content-length'))).toBeLessThan(pageOf('Home').length / 2)
    expect(await response.text()).toBe(pageOf('Home'))
    const etag = tagOf(response.headers)
    expect((await get('/', { headers: { ...headers, 'if-none-match': etag } })).status).toBe(304)
    expect((await get('/', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })).status).toBe(200)
  })

  it('serves parts of a picture, of the version that the client has', async () => {
    const whole = await get('/media/picture.webp')
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    const part = (headers: Record<string, string>) => get('/media/picture.webp', { headers })
    const end = await part({ range: 'bytes=4-' })
    expect([end.status, end.headers.get('content-range'), await end.text()]).toEqual([206, 'bytes 4-6/7', 'ure'])
    const same = await part({ range: 'bytes=0-2', 'if-range': tagOf(whole.headers) })
    expect([same.status, same.headers.get('content-length'), await same.text()]).toEqual([206, '3', 'pic'])
    const other = await part({ range: 'bytes=0-2', 'if-range': '"other"' })
    expect([other.status, await other.text()]).toEqual([200, 'picture'])
    const beyond = await part({ range: 'bytes=7-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */7'])
    expect((await get('/', { headers: { range: 'bytes=0-3' } })).status).toBe(200)
  })

  it('responds 304 while a page is unchanged and 200 after it is replaced', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    const again = await get('/', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    await site.release().writePage('/', pageOf('Home, changed'))
    // The handler looks at a file every two milliseconds.
    await vi.waitFor(async () => {
      const changed = await get('/', { headers: { 'if-none-match': etag } })
      expect(changed.status).toBe(200)
      expect(await changed.text()).toContain('Home, changed')
    })
  })

  it('has a separate entity tag for each encoding', async () => {
    const plain = await get('/reader', { headers: { 'accept-encoding': 'identity' } })
    const small = await get('/reader', { headers: { 'accept-encoding': 'br' } })
    expect(plain.headers.get('etag')).toMatch(/^"[\w-]+"$/)
    expect(small.headers.get('etag')).toMatch(/^"[\w-]+"$/)
    expect(small.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  })

  it.each<[condition: string, headers: (page: Headers) => Record<string, string>, status: number]>([
    ['its tag', (page) => ({ 'if-none-match': tagOf(page) }), 304],
    ['its tag, made weak by a proxy', (page) => ({ 'if-none-match': `W/${tagOf(page)}` }), 304],
    ['a list with its tag', (page) => ({ 'if-none-match': `"a", W/"b,c" ,${tagOf(page)}` }), 304],
    ['any tag', () => ({ 'if-none-match': '*' }), 304],
    ['another tag', () => ({ 'if-none-match': '"a"' }), 200],
    ['a list of others', () => ({ 'if-none-match': '"a", W/"b"' }), 200],
    ['its tag without quotes', (page) => ({ 'if-none-match': tagOf(page).replaceAll('"', '') }), 200],
    ['an empty tag', () => ({ 'if-none-match': '' }), 200],
    ['its time', (page) => ({ 'if-modified-since': page.get('last-modified') ?? '' }), 304],
    ['a later time', () => ({ 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }), 304],
    ['an earlier time', () => ({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }), 200],
    ['no time', () => ({ 'if-modified-since': 'yesterday' }), 200],
    [
      'another tag, which overrides the date',
      (page) => ({ 'if-none-match': '"a"', 'if-modified-since': page.get('last-modified') ?? '' }),
      200,
    ],
  ])('handles conditional requests: %s', async (_condition, headers, status) => {
    for (const encoding of ['br', 'identity']) {
      const page = (await get('/reader', { headers: { 'accept-encoding': encoding } })).headers
      for (const method of ['GET', 'HEAD']) {
        const response = await get('/reader', { method, headers: { 'accept-encoding': encoding, ...headers(page) } })
        expect(response.status).toBe(status)
        expect(response.headers.get('etag')).toBe(page.get('etag'))
        expect(response.headers.get('vary')).toBe('accept-encoding')
        expect(await response.text()).toBe(status === 200 && method === 'GET' ? pageOf('Reader') : '')
      }
    }
  })

  it('serves the page of a record by its name, and redirects earlier names for good', async () => {
    for (const address of ['/courses/now', '/courses/asked']) {
      const page = await get(address)
      expect([page.status, await page.text()]).toEqual([200, pageOf('Course')])
    }
    const { status, headers } = await get('/courses/before?from=mail')
    expect([status, headers.get('location')]).toEqual([301, '/courses/now?from=mail'])
    // A browser that stored it would go in a circle once the record has its earlier name again.
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  it('answers unknown names with the not-found page, and hidden records with the redirect of their kind', async () => {
    const unknown = await get('/courses/unknown')
    expect([unknown.status, await unknown.text()]).toEqual([404, pageOf('Not found')])
    const hidden = await get('/courses/hidden')
    expect([hidden.status, hidden.headers.get('location')]).toEqual([302, '/something-wrong'])
  })

  it('asks to try again while names cannot be looked up', async () => {
    const { status, headers } = await get('/courses/broken')
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '60', 'no-store'])
  })

  it('never responds 304 for the not-found page', async () => {
    const { headers } = await get('/nothing')
    const response = await get('/nothing', {
      headers: { 'if-none-match': '*', 'if-modified-since': headers.get('last-modified') ?? '' },
    })
    expect(response.status).toBe(404)
  })

  it('responds to HEAD like GET, without the body', async () => {
    const head = await get('/_astro/style.abc.css', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe('3')
    expect(await head.text()).toBe('')
  })

  it('lets clients cache hashed assets and pictures for ever, but not pages', async () => {
    for (const address of ['/_astro/style.abc.css', '/media/picture.webp']) {
      expect((await get(address)).headers.get('cache-control')).toContain('immutable')
    }
    expect((await get('/')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('serves the assets of earlier builds to pages that are still open', async () => {
    const response = await get('/_astro/part.def.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await response.text()).toBe('earlier')
    expect((await get('/_astro/%2e%2e/%2e%2e/secret.txt')).status).toBe(404)
  })

  it('serves the assets of builds that only other machines have', async () => {
    const response = await get('/_astro/other.ghi.js')
    expect([response.status, await response.text()]).toEqual([200, 'of another build'])
    expect(response.headers.get('cache-control')).toContain('immutable')
    const missing = await get('/_astro/missing.js')
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'public, max-age=0, must-revalidate'])
  })
})

describe('a video', () => {
  const part = (range: string, more: Record<string, string> = {}) =>
    get('/media/walk.mp4', { headers: { range, ...more } })

  it('is streamed with headers under which nothing in it runs', async () => {
    const response = await get('/media/walk.mp4')
    expect(Buffer.from(await response.arrayBuffer()).equals(VIDEO)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline; filename="walk.mp4"',
      'content-length': String(VIDEO.length),
      'content-security-policy': expect.stringMatching(/^default-src 'none';(?!.*script-src)/),
      'content-type': 'video/mp4',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    const head = await get('/media/walk.mp4', { method: 'HEAD' })
    expect([head.headers.get('content-length'), await head.text()]).toEqual([String(VIDEO.length), ''])
  })

  it.each([
    ['bytes=0-', 0, 599_999],
    ['bytes=0-1', 0, 1],
    ['bytes=262143-262144', 262_143, 262_144],
    ['bytes=100000-500000', 100_000, 500_000],
    ['bytes=-10', 599_990, 599_999],
  ])('is sent in parts: %s', async (range, start, end) => {
    const response = await part(range)
    expect([response.status, response.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/600000`])
    expect(Buffer.from(await response.arrayBuffer()).equals(VIDEO.subarray(start, end + 1))).toBe(true)
  })

  it('has no part behind its end', async () => {
    const response = await part('bytes=600000-')
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */600000'])
  })

  it('is sent whole to a client with another version, and not again to one that has it', async () => {
    expect((await part('bytes=0-1', { 'if-range': '"other"' })).status).toBe(200)
    const tag = tagOf((await get('/media/walk.mp4')).headers)
    expect((await part('bytes=0-1', { 'if-range': tag })).status).toBe(206)
    expect((await get('/media/walk.mp4', { headers: { 'if-none-match': tag } })).status).toBe(304)
  })

  it.each([
    '/media/none.mp4',
    '/media/own.pdf',
    '/media/..%2Fdocuments%2Fown.pdf',
    '/media/walk.MP4',
    '/media/walk.html',
  ])('is not at %s', async (address) => expect((await get(address)).status).toBe(404))
})
