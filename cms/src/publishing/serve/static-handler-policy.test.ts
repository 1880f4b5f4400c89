import { describe, expect, it } from 'vitest'
import { LOADER, LOADER_HASH, pageOf, startStaticSite } from '../../../test/static-site.ts'
import { HSTS } from '../../http/files/security-headers.ts'

const site = startStaticSite()
const { get } = site
const tagOf = (headers: Headers) => headers.get('etag') ?? ''

describe('the policy and addresses of StaticHandler', () => {
  it('sends a strict policy with every page', async () => {
    const { headers } = await get('/')
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';/)
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('allows exactly the page’s own inline scripts in its policy', async () => {
    for (const encoding of ['br', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const { headers: island } = await get('/island', { headers })
      expect(island.get('content-security-policy')).toContain(`script-src 'self' '${LOADER_HASH}'; style-src 'self';`)
      const again = await get('/island', { headers: { ...headers, 'if-none-match': tagOf(island) } })
      expect(again.status).toBe(304)
      expect(again.headers.get('content-security-policy')).toBe(island.get('content-security-policy'))
    }
    expect((await get('/')).headers.get('content-security-policy')).not.toContain('sha256')
  })

  it('changes the policy with the page', async () => {
    await site.release().writePage('/changing', pageOf('Changing'))
    expect((await get('/changing')).headers.get('content-security-policy')).toContain("script-src 'self';")
    await site.release().writePage('/changing', `${pageOf('Changing')}<script>${LOADER}</script>`)
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect((await get('/changing')).headers.get('content-security-policy')).toContain(LOADER_HASH)
  })

  it.each([
    '/nothing',
    '/404',
    '/.inline-hashes.json',
    '/index.html',
    '/.complete',
    '/media/../secret.txt',
    '/media/%2e%2e/secret.txt',
    '/media/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/_astro/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/index.html.br',
    '/%00',
    '/%E0%A4%A',
  ])('responds to %s with the not-found page', async (address) => {
    const response = await get(address)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Not found')
  })

  it('redirects old book names, bare ids and trailing slashes to the current address', async () => {
    const cases = [
      ['/purchase-books/b1/old-name', '/purchase-books/b1/new-name'],
      ['/purchase-books/b1', '/purchase-books/b1/new-name'],
      ['/courses/', '/courses'],
      ['/courses/?utm_source=wa', '/courses?utm_source=wa'],
      ['/success/?id=T1&a=%2F?b', '/success?id=T1&a=%2F?b'],
      ['/reset-password/?token=abc', '/reset-password?token=abc'],
      ['/purchase-books/b1?utm_source=wa', '/purchase-books/b1/new-name?utm_source=wa'],
      ['/purchase-books/b1/old-name?x', '/purchase-books/b1/new-name?x'],
    ]
    for (const [from = '', to] of cases) {
      const response = await get(from)
      expect(response.status).toBe(301)
      expect(response.headers.get('location')).toBe(to)
    }
  })

  it('never redirects to another site', async () => {
    for (const address of ['//evil.example/', '///evil.example/', '/\\evil.example/']) {
      expect((await get(address)).headers.get('location') ?? '/').not.toMatch(/^(\/\/|\/\\|https?:)/)
    }
  })

  it.each([
    ['GET', '/', 200],
    ['GET', '/_astro/style.abc.css', 200],
    ['GET', '/media/picture.webp', 200],
    ['GET', '/media/picture.avif', 200],
    ['GET', '/courses/', 301],
    ['GET', '/courses/hidden', 302],
    ['GET', '/nothing', 404],
    ['POST', '/', 405],
    ['DELETE', '/media/picture.webp', 405],
  ])('sends the security headers with %s %s', async (method, address, status) => {
    const response = await get(address, { method })
    expect(response.status).toBe(status)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('strict-transport-security')).toBe(HSTS)
  })

  it('accepts only GET and HEAD', async () => {
    const response = await get('/', { method: 'POST', body: 'x' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})
