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
    device: deviceName(req.headers['user-agent'] ?? ''),
  }
}

/** Address under which a client is rate-limited: an IPv4 address, or the /64 prefix of an IPv6 one. */
export function subnetOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':').toLowerCase()
}
