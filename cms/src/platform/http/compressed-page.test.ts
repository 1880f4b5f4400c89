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
    const response = await compressedPage(page(), 'gzip, deflate, br, zstd')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.status).toBe(400)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(brotliDecompressSync(bytes).toString()).toBe(html)
  })

  it('sends a page unencoded otherwise', async () => {
    const response = await compressedPage(page(), 'gzip')
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(await response.text()).toBe(html)
  })

  it('leaves redirects and other types unchanged', async () => {
    const redirect = new Response(null, { status: 303, headers: { location: '/contact' } })
    expect(await compressedPage(redirect, 'br')).toBe(redirect)
    const xml = new Response('<urlset/>', { headers: { 'content-type': 'application/xml' } })
    expect(await compressedPage(xml, 'br')).toBe(xml)
  })
})
