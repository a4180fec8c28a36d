import type { Request } from 'express'
import { deviceName } from './schemas/deviceName.ts'
import type { Caller } from './services/serviceContext.ts'

/** Longer than any token we issue; longer ones are not looked up. */
const tokenMaxLength = 200

/** Reads the bearer token, the network address and the device of a request. The token is not verified. */
export function callerOf(req: Request): Caller {
  const [, token] = /^bearer +(\S+)$/i.exec(req.headers.authorization ?? '') ?? []
  return {
    token: token && token.length <= tokenMaxLength && !token.startsWith('guest_') ? token : null,
    address: subnetOf(req.ip ?? ''),
    network: networkOf(req.ip ?? ''),
    device: deviceName(req.headers['user-agent'] ?? ''),
  }
}

/** Address under which a client is rate-limited: an IPv4 address, or the /64 prefix of an IPv6 one. */
export function subnetOf(address: string): string {
  return prefixOf(address, 4) ?? /[\d.]*$/.exec(address)?.[0] ?? ''
}

/** The /48 prefix of an IPv6 address, of which one customer may have all subnets; null for an IPv4 address. */
export function networkOf(address: string): string | null {
  return prefixOf(address, 3)
}

/** First `groups` groups of 16 bits of an IPv6 address; null for IPv4, also when mapped to IPv6. */
function prefixOf(address: string, groups: number): string | null {
  if (!address.includes(':') || /^::ffff:[\d.]+$/i.test(address)) return null
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last].slice(0, groups).join(':').toLowerCase()
}
