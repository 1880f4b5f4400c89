import { beforeAll, expect, it } from 'vitest'
import { paragraphs } from '../../../test/builders/rich-text.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
let editor: StaffSession
let address: string

beforeAll(async () => {
  editor = await aStaffSession(portal, ['administrator'])
  const { id } = await portal.payload.create({
    collection: 'policies',
    data: { title: 'Returns', key: 'return-policy', body: paragraphs('Within 7 days'), _status: 'published' },
  })
  address = `/api/policies/${id}`
})

const text = { type: 'text', version: 1, text: 'here', format: 0, mode: 'normal', style: '', detail: 0 }
const block = { version: 1, format: '', indent: 0, direction: 'ltr' }

function policy(type: string, url: string, status: 'draft' | 'published') {
  const link = { ...block, type, children: [text], fields: { linkType: 'custom', newTab: false, url } }
  const root = { ...block, type: 'root', children: [{ ...block, type: 'paragraph', children: [link] }] }
  return { body: { root }, _status: status }
}

const save = (body: object) =>
  portal.call('PATCH', `${address}?draft=${'_status' in body && body._status === 'draft'}`, body, editor.headers)

const UNSAFE = ['javascript:alert(1)', '/\\evil.example', '//evil.example', '/.//evil.example', 'data:text/html,x']

it.each(UNSAFE)('refuses to publish a link to %j', async (url) => {
  for (const type of ['link', 'autolink']) {
    const { status, reply } = await save(policy(type, url, 'published'))
    expect(status).toBe(400)
    expect(JSON.stringify(reply.errors)).toContain('"path":"body"')
  }
})

it.each(UNSAFE)('stores a draft with a link to %j as text that leads nowhere', async (url) => {
  const { status, reply } = await save(policy('link', url, 'draft'))
  expect(status).toBe(200)
  const stored = JSON.stringify(reply.doc.body)
  expect(stored).toContain(encodeURIComponent(url))
  const again = await save({ body: reply.doc.body, _status: 'draft' })
  expect(JSON.stringify(again.reply.doc.body), 'unchanged by another save').toBe(stored)
})

it.each(['https://example.in/a', '/contact', '#fees', 'mailto:office@example.in', 'tel:+919000000000'])(
  'publishes a link to %s',
  async (url) => {
    const { status, reply } = await save(policy('link', url, 'published'))
    expect(status).toBe(200)
    expect(JSON.stringify(reply.doc.body)).toContain(`"url":"${url}"`)
  },
)
