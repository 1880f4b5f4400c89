import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressedPage } from './compressed-page.ts'

const html = `<p>${'Knowledge and Curriculum '.repeat(100)}</p>`
const page = () =>
  new Response(html, {
    status: 400,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })

describe('compressedPage', () => {
  it('encodes a page with brotli when the client accepts it', async () => {
    const answer = await compressedPage(page(), 'gzip, deflate, br, zstd')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.status).toBe(400)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(brotliDecompressSync(bytes).toString()).toBe(html)
  })

  it('sends a page unencoded otherwise', async () => {
    const answer = await compressedPage(page(), 'gzip')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(await answer.text()).toBe(html)
  })

  it('leaves redirects and other types unchanged', async () => {
    const redirect = new Response(null, { status: 303, headers: { location: '/contact' } })
    expect(await compressedPage(redirect, 'br')).toBe(redirect)
    const xml = new Response('<urlset/>', { headers: { 'content-type': 'application/xml' } })
    expect(await compressedPage(xml, 'br')).toBe(xml)
  })
})
