import type { Request } from 'express'
import type { Caller } from './services/serviceKit.ts'

/** Longer than any token of ours: nothing of such length is looked up. */
const tokenMaxLength = 200

/** Who sends the request, as far as the request itself can tell. */
export function callerOf(req: Request): Caller {
  const [, token] = /^bearer +(\S+)$/i.exec(req.headers.authorization ?? '') ?? []
  return {
    token: token && token.length <= tokenMaxLength && !token.startsWith('guest_') ? token : null,
    address: householdOf(req.ip ?? ''),
  }
}

/** An IPv6 household has 2⁶⁴ addresses at its disposal, which count as one. */
export function householdOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':').toLowerCase()
}
