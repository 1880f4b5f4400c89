import { BlockList, isIP } from 'node:net'

const local = new BlockList()
local.addSubnet('127.0.0.0', 8)
local.addSubnet('10.0.0.0', 8)
local.addSubnet('172.16.0.0', 12)
local.addSubnet('192.168.0.0', 16)
local.addAddress('::1', 'ipv6')
local.addSubnet('fc00::', 7, 'ipv6')

/** Whether a host is this machine or in a private network: such an address, or a name without a dot. */
export function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  if (family === 0) return !address.includes('.')
  return local.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
