import { describe, expect, it } from 'vitest'
import { assetFile, pageFile } from './file-name.ts'

describe('pageFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/courses', 'courses.html'],
    ['/purchase-books/a1/old-book', 'purchase-books/a1/old-book.html'],
    ['/purchase-books/a1/%E0%A6%AC%E0%A6%87', 'purchase-books/a1/বই.html'],
  ])('maps %s to %s', (address, file) => {
    expect(pageFile(address)).toBe(file)
  })

  it.each([
    '/../secret',
    '/%2e%2e/secret',
    '/a/%2e%2e%2fsecret',
    '/a%00b',
    '/a%5cb',
    '/.complete',
    '//a',
    '/a//b',
    '/a/',
    '/%E0%A4%A',
    'a',
    '',
  ])('has no file for %j', (address) => {
    expect(pageFile(address)).toBeNull()
    expect(assetFile(address)).toBeNull()
  })

  it('keeps long names unique and within the limit of file systems', () => {
    const long = (end: string) => pageFile(`/purchase-books/a1/${encodeURIComponent('শিক্ষা'.repeat(40))}${end}`) ?? ''
    for (const segment of long('x').split('/')) expect(Buffer.byteLength(segment)).toBeLessThan(240)
    expect(long('x')).not.toBe(long('y'))
  })
})
