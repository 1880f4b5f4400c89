import { expect, it } from 'vitest'
import { sha256Of } from './sha256-of.ts'
import { factsOf } from './verified-facts.ts'

const titles = { receipt: 'Receipt' }

it('shows what a genuine document says', () => {
  const result = { kind: 'receipt', number: 'PR/2026-27/000123', date: '2026-11-22', amount: 500.5, name: 'R••••' }
  expect(factsOf(result, titles, 'en')).toEqual({
    kind: 'Receipt',
    number: 'PR/2026-27/000123',
    day: '22/11/2026',
    amount: '₹500.50',
    name: 'R••••',
    replacedBy: '',
  })
})

it('names the document that replaced it', () => {
  const result = { kind: 'receipt', number: 'PR/2026-27/000123', replaced_by: 'PR/2026-27/000124' }
  expect(factsOf(result, titles, 'en').replacedBy).toBe('PR/2026-27/000124')
})

it('leaves out what a document does not say', () => {
  expect(factsOf({ kind: 'x', number: 'N', date: null, amount: null }, titles, 'en')).toEqual({
    kind: '',
    number: 'N',
    day: '',
    amount: '',
    name: '',
    replacedBy: '',
  })
  expect(factsOf(null, titles, 'en')).toEqual({})
})

it('has no SHA-256 of a file that cannot be read', async () => {
  const unreadable = { arrayBuffer: () => Promise.reject(new Error('Gone.')) } as Blob
  expect(await sha256Of(unreadable)).toBeNull()
})

it('takes the SHA-256 of a file', async () => {
  expect(await sha256Of(new Blob(['abc']))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
