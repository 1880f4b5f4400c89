import { expect } from 'vitest'
import { type OpenApi, zodOf } from './openapi-schemas.ts'
import type { Answer, TestPortal } from './start-test-portal.ts'

/** Calls a portal and validates every response against the portal's own OpenAPI document. */
export function documentedCalls(portal: TestPortal) {
  let read: Promise<OpenApi> | undefined
  const document = () => {
    read ??= portal.call('GET', '/api/openapi.json').then(({ reply }) => reply)
    return read
  }
  /** Calls made so far, e.g. `get /api/file/document/{id} 200`. */
  const called = new Set<string>()

  async function ask(method: 'GET' | 'POST', address: string, body?: unknown, headers = {}): Promise<Answer> {
    const api = await document()
    const answer = await portal.call(method, address, body, headers)
    const template = templateOf(api, address)
    const { responses } = api.paths[template][method.toLowerCase()]
    const at = `${method.toLowerCase()} ${template} ${answer.status}`
    called.add(at)
    expect(Object.keys(responses), at).toContain(String(answer.status))
    const { content } = responses[answer.status]
    const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''
    expect(Object.keys(content), at).toContain(type)
    if (type === 'application/json') {
      const { error } = zodOf(api, content[type].schema).safeParse(answer.reply)
      expect(error, `${at} ${answer.text.slice(0, 300)}`).toBeUndefined()
    }
    return answer
  }

  return { ask, called, document }
}

/** The template of an address, e.g. `/api/file/document/{id}`. */
function templateOf(api: OpenApi, address: string): string {
  const parts = (address.split('?')[0] ?? '').split('/')
  const fits = (template: string) => {
    const names = template.split('/')
    return names.length === parts.length && names.every((name, i) => name.startsWith('{') || name === parts[i])
  }
  const found = Object.keys(api.paths).find(fits)
  if (found === undefined) throw new Error(`The document has no ${address}.`)
  return found
}
