import { expect, it } from 'vitest'
import { callWords } from '../form/words.ts'
import { explainLostConnection } from './explain-lost-connection.ts'

const offline = explainLostConnection(() => Promise.reject(new TypeError('Failed to fetch')))

it.each([
  ['/api/books/1', { method: 'PATCH' }],
  ['http://portal.example/api/books?where=x', { method: 'delete' }],
  [new Request('http://portal.example/api/books', { method: 'POST' }), undefined],
] as const)('says what to do when a write finds no connection: %s', async (address, options) => {
  await expect(offline(address, options)).rejects.toThrow(callWords.unreachable)
})

it.each([
  ['/api/books', undefined],
  ['/admin/collections/books', { method: 'POST' }],
  [new Request('http://portal.example/api/books'), undefined],
] as const)('leaves other requests to their callers: %s', async (address, options) => {
  await expect(offline(address, options)).rejects.toThrow('Failed to fetch')
})

it('leaves a write that was cancelled, and every answer, as they are', async () => {
  const cancelled = explainLostConnection(() => Promise.reject(new DOMException('Aborted', 'AbortError')))
  await expect(cancelled('/api/books', { method: 'POST' })).rejects.toThrow('Aborted')
  const answer = new Response('no', { status: 500 })
  expect(await explainLostConnection(async () => answer)('/api/books', { method: 'POST' })).toBe(answer)
})
