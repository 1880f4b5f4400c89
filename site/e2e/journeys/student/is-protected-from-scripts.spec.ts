import { createHash } from 'node:crypto'
import { enrollPath } from '@pravesh/shared/courses/enroll-path'
import { paths } from '@pravesh/shared/site/paths'
import { expect, test } from '../../steps/visitor.ts'

const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? ''
const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inlineScriptsOf = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs)].map(([, text]) => hashOf(text))

test('The policy of an island page lists exactly the hashes of its inline scripts and styles', async ({ request }) => {
  for (const path of [paths.login, paths.account, enrollPath('DELED'), '/student/BED/application/1/update']) {
    const answer = await request.get(path)
    const html = await answer.text()
    const scripts = inlineScriptsOf(html)
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => hashOf(text))
    const policy = policyOf(answer.headers())
    const named = (directive: string) =>
      new RegExp(`${directive} 'self'([^;]*);`).exec(policy)?.[1]?.trim().split(' ').sort()
    expect(named('script-src')).toEqual(scripts.sort())
    expect(named('style-src')).toEqual(styles)
    expect(policy).not.toContain('unsafe')
    expect(html).not.toContain('http-equiv')
  }
})

test('A page without an island allows the scripts of the basket’s count and of the languages inline, and nothing else', async ({
  request,
}) => {
  for (const path of [paths.home, paths.courses, paths.contact, paths.applicationSuccess]) {
    const answer = await request.get(path)
    const html = await answer.text()
    const scripts = inlineScriptsOf(html)
    expect(scripts).toHaveLength(2)
    const [, allowed = ''] = /script-src 'self' ([^;]*); style-src 'self';/.exec(policyOf(answer.headers())) ?? []
    expect(allowed.split(' ').sort()).toEqual(scripts.sort())
    expect(html).not.toContain('astro-island')
  }
})

test('An injected inline script does not run, and the page works', async ({ page }) => {
  await page.route(`**${paths.login}`, async (route) => {
    const response = await route.fetch()
    const injected = '<script>document.documentElement.dataset.injected = "yes"</script>'
    const body = (await response.text()).replace('<h1', () => `${injected}<h1`)
    expect(body).toContain(injected)
    await route.fulfill({ response, body })
  })
  const blocked = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'))
  await page.goto(paths.login)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await blocked
  await expect(page.locator('html')).not.toHaveAttribute('data-injected')
})

test('A page whose island loader is blocked shows an error instead of loading forever', async ({ page }) => {
  await page.route(`**${paths.login}`, async (route) => {
    const response = await route.fetch()
    const strict = { ...response.headers(), 'content-security-policy': "script-src 'self'" }
    await route.fulfill({ response, headers: strict })
  })
  await page.goto(paths.login)
  await expect(page.getByRole('alert')).toContainText('We could not load this page')
  await page.unroute(`**${paths.login}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
})
