import { SiteMap } from '../checks/addresses.ts'
import { violationsOn } from '../checks/axe.ts'
import { coveredParts, spacedWords } from '../checks/course-head.ts'
import { coveredControls } from '../checks/covered.ts'
import { headOf } from '../checks/findable.ts'
import { keyboardFaults } from '../checks/keyboard.ts'
import { collectProblems } from '../checks/page-problems.ts'
import { narrowWidth, overlapsInHeader } from '../checks/reflow.ts'
import { expect, test } from '../steps/visitor.ts'

/** A page with one fault per check. */
const FAULTY = `<!doctype html>
<html lang="en">
  <title>Faulty</title>
  <meta name="robots" content="noindex">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <header class="site-header" style="display: grid">
    <span style="grid-area: 1 / 1">Home</span><span style="grid-area: 1 / 1">Menu</span>
  </header>
  <main>
    <div class="page-head"><h1 style="margin: 0">Faulty</h1></div>
    <div style="position: absolute; inset: 0 0 auto; height: 90px; background: white"></div>
    <p style="width: 500px; margin-top: 90px; letter-spacing: 3px">Spaced</p>
    <a href="/no-such-page">A dead link</a> <a href="/faulty#no-such-id">A dead fragment</a>
    <button style="outline: none; position: fixed; right: 0; bottom: 0">Without a ring</button>
    <button onfocus="this.blur()">Out of reach</button>
    <p style="position: fixed; right: 0; bottom: 0">A covered sentence</p>
    <span data-chat data-floating="true" style="position: fixed; right: 0; bottom: 0">Chat</span>
    <img src="/no-such-picture.png">
  </main>
  <script>
    console.error('A console error')
    setTimeout(() => { throw new Error('An uncaught exception') })
  </script>
</html>`

test('Each check detects its fault on a faulty page', async ({ page, context, portal }) => {
  const problems = collectProblems(context, portal.origin)
  await page.route('**/faulty', (route) => route.fulfill({ contentType: 'text/html', body: FAULTY }))
  await page.goto('/faulty')

  const site = new SiteMap(portal.origin, [])
  await site.add('/faulty', page, { ok: true })
  expect(await site.deadAddresses()).toContain('/no-such-page returns 404, linked from /faulty')
  expect(await site.deadAddresses()).toContain('/no-such-picture.png returns 404, linked from /faulty')
  expect(site.deadFragments()).toEqual(['/faulty#no-such-id has no target, linked from /faulty'])
  expect(site.next(), 'links are followed').toBe('/no-such-page')

  const expected = [
    '/faulty: A console error',
    '/faulty: An uncaught exception',
    `/faulty: 404 from ${portal.origin}/no-such-picture.png`,
  ]
  await expect.poll(() => problems).toEqual(expect.arrayContaining(expected))

  expect(await headOf(page)).toEqual({ title: 'Faulty', description: '', canonical: '', robots: 'noindex' })
  expect(await violationsOn(page)).toContainEqual(expect.stringMatching(/^image-alt: /))
  expect(await spacedWords(page)).toEqual(['Spaced'])
  expect(await coveredParts(page)).toEqual(['Faulty'])
  expect(await narrowWidth(page)).toBeGreaterThan(500)
  expect(await overlapsInHeader(page)).toEqual(['Home / Menu'])
  expect(await coveredControls(page, 0)).toEqual(['Without a ring', 'A covered sentence'])
  const { missed, unseen } = await keyboardFaults(page)
  expect(missed).toEqual([expect.stringContaining('Out of reach')])
  expect(unseen).toEqual([expect.stringContaining('Without a ring')])
})
