import { expect, it } from 'vitest'
import { isInRange, parseAddress, parseRange, type RangeProblem, rangeProblem } from './address-range.ts'

const has = (text: string, address: string) => {
  const range = parseRange(text)
  const parsed = parseAddress(address)
  return range !== null && parsed !== null && isInRange(parsed, range)
}

it.each([
  ['203.0.113.9', '203.0.113.9', true],
  ['203.0.113.9', '203.0.113.8', false],
  ['203.0.113.0/24', '203.0.113.0', true],
  ['203.0.113.0/24', '203.0.113.255', true],
  ['203.0.113.0/24', '203.0.112.255', false],
  ['203.0.113.0/24', '203.0.114.0', false],
  ['203.0.113.64/26', '203.0.113.127', true],
  ['203.0.113.64/26', '203.0.113.128', false],
  [' 203.0.113.9/32 ', '203.0.113.9', true],
  ['2001:db8::/48', '2001:DB8:0:ffff::1', true],
  ['2001:db8::/48', '2001:db8:1::', false],
  ['2001:0DB8:0000:0000:0000:0000:0000:0001', '2001:db8::1', true],
  ['2001:db8::1', '2001:db8::2', false],
  ['2001:db8:0:1::/64', '2001:db8:0:1:ffff:ffff:ffff:ffff', true],
  ['2001:db8:0:1::/64', '2001:db8:0:2::', false],
  // An IPv4 address is the same in the notation of IPv6, and none of them is in a range of IPv6.
  ['203.0.113.0/24', '::ffff:203.0.113.9', true],
  ['203.0.113.0/24', '::FFFF:cb00:7109', true],
  ['::ffff:203.0.113.0/120', '203.0.113.9', true],
  ['::ffff:203.0.113.0/120', '203.0.114.9', false],
  ['2001:db8::/32', '203.0.113.9', false],
  ['203.0.113.0/24', '::203.0.113.9', false],
])('%s contains %s: %s', (range, address, contains) => {
  expect(has(range, address)).toBe(contains)
})

it.each<[string, RangeProblem | null]>([
  ['203.0.113.9', null],
  ['203.0.113.0/24', null],
  ['203.0.0.0/16', null],
  ['192.167.255.255', null],
  ['192.169.0.0/16', null],
  ['172.15.0.0/16', null],
  ['172.32.0.0/16', null],
  ['100.63.0.0/16', null],
  ['100.128.0.0/16', null],
  ['223.255.255.255', null],
  ['2001:db8::/32', null],
  ['2001:db8::1', null],
  ['::ffff:203.0.113.0/120', null],
  ['0.0.0.0/0', { kind: 'too-wide', widest: 16 }],
  ['203.0.0.0/15', { kind: 'too-wide', widest: 16 }],
  ['203.0.113.9/0', { kind: 'too-wide', widest: 16 }],
  ['::ffff:0.0.0.0/96', { kind: 'too-wide', widest: 16 }],
  ['::/0', { kind: 'too-wide', widest: 32 }],
  ['2001::/31', { kind: 'too-wide', widest: 32 }],
  ['203.0.113.9/24', { kind: 'not-first', meant: '203.0.113.0/24' }],
  ['203.0.113.130/25', { kind: 'not-first', meant: '203.0.113.128/25' }],
  ['::ffff:203.0.113.9/120', { kind: 'not-first', meant: '203.0.113.0/24' }],
  ['2001:DB8:1:2:3::/48', { kind: 'not-first', meant: '2001:db8:1::/48' }],
  ...[
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.127.0.0/16', '127.0.0.1', '169.254.1.1', '172.16.0.0/16'],
    ...['172.31.255.255', '192.168.1.0/24', '224.0.0.1', '240.0.0.1', '255.255.255.255', '::ffff:10.0.0.1'],
    ...['::', '::1', 'fe80::1', 'fd00::/48', 'ff02::1', '64:ff9b::/96', '1fff::1', '4000::1', '::203.0.113.9'],
  ].map((text) => [text, { kind: 'not-public' }] satisfies [string, RangeProblem]),
  ...[
    ...['', ' ', 'school', '203.0.113', '203.0.113.9.1', '203.0.113.256', '203.0.113.09', '0x7f.1', '3405803785'],
    ...['203.0.113.0/', '203.0.113.0/33', '203.0.113.0/024', '203.0.113.0/-1', '203.0.113.0/24/8', '203.0.113.0 /24'],
    ...['203.0.113.*', '203.0.113.1-203.0.113.9', '203.0.113.9:80', '203.0.113.9, 203.0.113.10', '२०३.0.113.9'],
    ...[
      '2001:db8::/129',
      '2001:db8:::1',
      '2001:db8::1::2',
      '[2001:db8::1]',
      'fe80::1%eth0',
      '12345::',
      '1:2:3:4:5:6:7',
    ],
    ...['2001:db8::1]/x@[::1', ':', '::ffff:203.0.113.256', 'a.b:c'],
  ].map((text) => [text, { kind: 'unreadable' }] satisfies [string, RangeProblem]),
])('%s can have higher limits, unless %o', (text, problem) => {
  expect(rangeProblem(text)).toEqual(problem)
})

it.each(['203.0.113.9/24', '2001:db8::1/64', 'school', '203.0.113.0/33'])('%s is no range', (text) => {
  expect(parseRange(text)).toBeNull()
})
