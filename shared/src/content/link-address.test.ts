import { expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

it.each([
  ['https://example.in/?a=1&b=2', 'https://example.in/?a=1&b=2'],
  [' https://example.in/a ', 'https://example.in/a'],
  ['HTTP://Example.in', 'http://example.in/'],
  ['/contact', '/contact'],
  ['/courses/../books?page=2#list', '/books?page=2#list'],
  ['#fees', '#fees'],
  ['#শুল্ক', '#শুল্ক'],
  ['mailto:office@example.in?subject=Fees', 'mailto:office@example.in?subject=Fees'],
  ['tel:+919000000000', 'tel:+919000000000'],
])('accepts %j as %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

it.each([
  ...[
    undefined,
    null,
    7,
    {},
    '',
    ' ',
    '#',
    'example',
    'www.example.in',
    'courses/bed',
    './contact',
    'https://',
    'https:',
  ],
  ...[
    'javascript:alert(1)',
    ' JaVaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
  ],
  ...['data:text/html,x', 'blob:https://evil.example/1', 'file:///etc/passwd', 'ftp://evil.example', 'about:blank'],
  ...[
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/%2Fevil.example',
  ],
  ...[
    'https://example.in@evil.example',
    'https://a:b@evil.example',
    'https:\\\\evil.example',
    'https://evil.example\\a',
  ],
  ...['https://a b.example', 'https://a\n.example', '# fees', '#\\evil.example', 'http://[::1'],
])('refuses %j', (typed) => {
  expect(linkAddress(typed)).toBeNull()
})
