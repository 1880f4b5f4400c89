import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'

const code = readFileSync(new URL('./form-start.js', import.meta.url), 'utf8')

const context = {
  course: 'BED',
  account: { name: 'Asha Mondal', email: 'asha@example.in' },
  draft: null,
  existing: null,
  earlier: null,
  enrolmentOpen: true,
}

interface Visit {
  result?: object
  status?: number
  search?: string
  stored?: string
  address?: string
}

async function visit({ result = context, search = '', stored = '', address = '/form/BED', status = 200 }: Visit) {
  const reset = vi.fn()
  const field = { value: 'typed by another', form: { reset } }
  const documentElement = { dataset: {} }
  const dataset = { call: '/form/', courses: 'BED DELED', stored: 'draft:$1:$2', screen: 'part', name: 'name' }
  const reply = Response.json({ success: status === 200, result }, { status })
  const window: { earlyCalls: Map<string, unknown>; formStart?: Promise<unknown> } = {
    earlyCalls: new Map([[address, Promise.resolve(reply)]]),
  }
  runInNewContext(code, {
    window,
    document: { currentScript: { dataset }, documentElement, getElementById: () => field },
    location: { search },
    localStorage: { getItem: (key: string) => (key === stored ? '{}' : null) },
    URLSearchParams,
  })
  const started = await window.formStart
  return {
    started,
    isVisible: 'formStart' in documentElement.dataset,
    name: field.value,
    isReset: reset.mock.calls.length > 0,
    isUnread: !reply.bodyUsed,
  }
}

it('shows the prerendered screen of a new form with the name from the account', async () => {
  expect(await visit({ search: '?college=1' })).toEqual({
    started: context,
    isVisible: true,
    name: 'ASHA MONDAL',
    isReset: true,
    isUnread: true,
  })
})

it.each<[string, Visit]>([
  ['a draft on the server', { result: { ...context, draft: {} } }],
  ['a draft in this browser', { stored: 'draft:asha@example.in:BED' }],
  ['an application', { result: { ...context, existing: {} } }],
  ['a closed course', { result: { ...context, enrolmentOpen: false } }],
  ['a course with another first screen', { result: { ...context, course: 'GNM' } }],
  ['a further screen in the address', { search: '?step=1&part=family' }],
  ['no early call', { address: '/session' }],
  ['no session', { result: {}, status: 401 }],
])('leaves the page as it is with %s', async (_, state) => {
  expect(await visit(state)).toMatchObject({ started: null, isVisible: false, isUnread: true })
})
