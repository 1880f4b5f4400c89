import { expect, it } from 'vitest'
import { PEER_HEADER } from '../../../http/api/client-address.ts'
import { mayReadOutbox } from './may-read-outbox.ts'

it.each([
  ['this machine', {}, 'demo', true],
  ['this machine by IPv6', { [PEER_HEADER]: '::1', host: '[::1]:3000' }, 'demo', true],
  ['this machine by IPv4 in IPv6', { [PEER_HEADER]: '::ffff:127.0.0.1', host: '127.0.0.1:3000' }, 'demo', true],
  ['live mode', {}, 'live', false],
  ['another machine', { [PEER_HEADER]: '192.168.1.7' }, 'demo', false],
  [
    'another machine with a forged header',
    { [PEER_HEADER]: '192.168.1.7', 'x-forwarded-for': '127.0.0.1' },
    'demo',
    false,
  ],
  ['an unknown address', { [PEER_HEADER]: '' }, 'demo', false],
  ['a visitor through a proxy on this machine', { 'x-forwarded-for': '203.0.113.5' }, 'demo', false],
  ['a visitor through a proxy with only a Via header', { via: '1.1 proxy' }, 'demo', false],
  ['a foreign host name', { host: 'evil.example:3000' }, 'demo', false],
  ['a similar host name', { host: 'localhost.evil.example' }, 'demo', false],
  ['no host name', { host: '' }, 'demo', false],
] as const)('%s', (_, change, mode, allowed) => {
  const headers = new Headers({ [PEER_HEADER]: '127.0.0.1', host: 'localhost:3000', ...change })
  expect(mayReadOutbox(headers, mode)).toBe(allowed)
})
