import { describe, expect, it } from 'vitest'
import { sitePath } from './site-path.ts'

const ORIGINS = ['https://pravesh.example', 'http://localhost:3000']

describe('sitePath', () => {
  it.each([
    ['/', '/'],
    ['/admin', '/admin'],
    ['/student/orders?page=2#list', '/student/orders?page=2#list'],
    ['/admin/collections/books?where[name][like]=a%2Fb', '/admin/collections/books?where[name][like]=a%2Fb'],
    ['/login?next=https://evil.example', '/login?next=https://evil.example'],
    ['/search?q=100%', '/search?q=100%'],
    ['/a/./b/../c', '/a/c'],
    ['/..', '/'],
    ['/books/100%25', '/books/100%25'],
    ['/colleges/বাংলা', '/colleges/%E0%A6%AC%E0%A6%BE%E0%A6%82%E0%A6%B2%E0%A6%BE'],
    ['/@evil.example', '/@evil.example'],
    ['/a//evil.example', '/a//evil.example'],
    ['/a b', '/a%20b'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
  ])('accepts %j as %j', (address, path) => {
    expect(sitePath(address)).toBe(path)
    expect(sitePath(path), 'unchanged by a second pass').toBe(path)
    for (const origin of ORIGINS) {
      expect(new URL(address, origin).href, 'as a browser resolves it').toBe(origin + path)
      expect(new URL(path, `${origin}/admin/login`).origin).toBe(origin)
    }
  })

  it.each([
    // Not a path.
    ...[undefined, null, 7, [], ['/admin'], {}, '', ' ', 'admin', 'evil.example', '?next=/', '#x', '.', '..', './a'],
    // Schemes.
    ...[
      'https://evil.example',
      'HTTPS:evil.example',
      'https:/evil.example',
      'https:evil.example',
      'ftp://evil.example',
    ],
    ...[
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:x',
    ],
    ...['data:text/html,x', 'vbscript:x', 'blob:https://evil.example/1', 'mailto:a@evil.example', 'view-source:x'],
    // Without a scheme, and with user information.
    ...[
      '//evil.example',
      '///evil.example',
      '////evil.example',
      '//user@evil.example',
      '//pravesh.example@evil.example',
    ],
    ...[
      '//localhost:3000',
      '//[::1]',
      '//evil.example/%2e%2e',
      ' //evil.example',
      '\t//evil.example',
      '\ufeff//evil.example',
    ],
    // Backslashes are slashes to browsers.
    ...[
      '\\\\evil.example',
      '/\\evil.example',
      '\\/evil.example',
      '/\\/evil.example',
      '/\\\\evil.example',
      '/a\\..\\evil',
    ],
    ...['/admin/../../\\evil.example', '/admin/..\\/evil.example', '/.\\/evil.example'],
    // Tabs and newlines vanish.
    ...[
      '/\t/evil.example',
      '/\n/evil.example',
      '/\r/evil.example',
      '/\t\\evil.example',
      '/a\nb',
      '\n//evil.example',
      '/a\u0000',
    ],
    ...['/.\t/\t/evil.example', '/\u007f/evil.example', '/admin\r\nset-cookie: a=b'],
    // Dot segments leave two slashes at the start.
    ...[
      '/.//evil.example',
      '/..//evil.example',
      '/./..//evil.example',
      '/admin/..//evil.example',
      '/a/b/../..//evil.example',
    ],
    ...[
      '/%2e//evil.example',
      '/%2E%2e//evil.example',
      '/.%2e//evil.example',
      '/admin/%2e%2e//evil.example',
      '/.///evil.example',
    ],
    ...[
      '/.//@evil.example',
      '/.//user:secret@evil.example',
      '/.//evil.example?a#b',
      '/..//..//evil.example',
      '/a/.././/evil',
    ],
    // Encoded once or more.
    ...[
      '%2F%2Fevil.example',
      '/%2Fevil.example',
      '/%2fevil.example',
      '/%5Cevil.example',
      '/%5c%5Cevil.example',
      '/%09/evil.example',
    ],
    ...[
      '/%0a/evil.example',
      '/%0D%0Aset-cookie:a',
      '/%00',
      '/%7F',
      '/.%2F/evil.example',
      '/.%2F%2Fevil.example',
      '/%2E%2F%2Fevil.example',
    ],
    ...['/admin/..%2F%2Fevil.example', '/admin/..%2f..%2f%5Cevil.example', '/%252Fevil.example', '/%255Cevil.example'],
    ...[
      '/.%252F%252Fevil.example',
      '/%25252Fevil.example',
      `/%${'25'.repeat(20)}2Fevil.example`,
      '/%/..%2f%2fevil.example',
    ],
  ])('refuses %j', (address) => {
    expect(sitePath(address)).toBeNull()
  })
})
