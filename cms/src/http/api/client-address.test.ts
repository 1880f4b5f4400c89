import { describe, expect, it } from 'vitest'
import { addressFrom, addressGroup } from './client-address.ts'

describe('addressFrom', () => {
  it.each([
    ['no proxy: the socket', 0, '203.0.113.9', null, '203.0.113.9'],
    ['no proxy: the header is ignored', 0, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['one proxy', 1, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['one proxy, and a client-supplied entry', 1, '10.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
    ['two proxies', 2, '10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['fewer entries than proxies', 3, '10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['a proxy that adds nothing', 1, '10.0.0.1', null, '10.0.0.1'],
    ['no address in the header', 1, '10.0.0.1', 'junk', '10.0.0.1'],
    ['IPv4 in IPv6', 0, '::ffff:203.0.113.9', null, '203.0.113.9'],
    ['a port', 1, '10.0.0.1', '198.51.100.1:5566', '198.51.100.1'],
    ['IPv6 with a port', 1, '10.0.0.1', '[2001:DB8::1]:5566', '2001:db8::1'],
    ['no address before a port', 0, '999.1.1.1:80', null, 'unknown'],
    ['IPv6 with a zone', 0, 'fe80::1%eth0', null, 'fe80::1'],
    ['no address at all', 0, null, null, 'unknown'],
  ])('%s', (_, trustedProxies, peer, forwardedFor, address) => {
    expect(addressFrom({ peer, forwardedFor, trustedProxies })).toBe(address)
  })
})

describe('addressGroup', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['2001::2:3:4:5:6', '2001:0:0:2::/64'],
    ['1::4:5:6:7:8', '1:0:0:4::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group)
  })
})
