import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { prepareForNext } from './admin-request.ts'
import { KNOWN_CONFIG } from './known-config.ts'

/** As Next's router describes a page of the admin that it shows. */
function stateOf(path: string): string {
  const segment = ['segments', path, 'oc', null]
  const admin = ['admin', { children: [segment, { children: ['__PAGE__', {}, null, null, 0] }, null, 'refetch', 0] }]
  return encodeURIComponent(JSON.stringify(['', { children: ['(payload)', { children: admin }, null, null, 16] }]))
}

function isKnown(headers: Record<string, string>): boolean {
  const req = { headers: { ...headers } } as unknown as IncomingMessage
  prepareForNext(req)
  return req.headers[KNOWN_CONFIG] === '1'
}

const from = (path: string) => isKnown({ rsc: '1', 'next-router-state-tree': stateOf(path) })

describe('whether a browser has the configuration of the admin', () => {
  it('has it on the pages of people who are signed in', () => {
    expect(from('collections/applications')).toBe(true)
    expect(from('collections/applications/71b0c9a2')).toBe(true)
    expect(from('globals/portal')).toBe(true)
  })

  it('may lack it on pages that visitors reach', () => {
    for (const path of ['login', 'logout-inactivity', 'invitation/abc', '', 'collections-of-others'])
      expect(from(path)).toBe(false)
  })

  it('lacks it when it loads a page whole, and with a state that is none', () => {
    expect(isKnown({ 'next-router-state-tree': stateOf('collections/books') })).toBe(false)
    expect(isKnown({ rsc: '1' })).toBe(false)
    for (const state of ['%', '%7B', '%5B%5D', 'null'])
      expect(isKnown({ rsc: '1', 'next-router-state-tree': state })).toBe(false)
  })

  it('does not believe the client', () => {
    expect(isKnown({ [KNOWN_CONFIG]: '1' })).toBe(false)
  })
})
