import { BlockList, isIP } from 'node:net'

/** Networks that only an operator's own machines have: a proxy at a public address must be listed. */
const ownNetworks = [
  '127.0.0.0/8',
  '::1',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
].concat(['fc00::/7', 'fe80::/10'])

/** True for the address of a trusted proxy, `hop` connections away from this server. */
type IsTrusted = (address: string, hop: number) => boolean

/**
 * Reads TRUST_PROXY: the number of proxies at loopback or private addresses, or the addresses and networks of all,
 * separated by commas. Whoever reaches the server past them can't choose their address by X-Forwarded-For.
 * Throws an Error for an address that is none.
 */
export function trustedProxies(text = 'false'): IsTrusted {
  if (text === 'false') return () => false
  const proxies = text === 'true' ? 1 : /^\d+$/.test(text) ? Number(text) : Infinity
  const list = networks(proxies === Infinity ? text.split(',').map((part) => part.trim()) : ownNetworks)
  return (address, hop) => hop < proxies && contains(list, address)
}

function networks(texts: readonly string[]): BlockList {
  const list = new BlockList()
  for (const text of texts) {
    const [address = '', bits] = text.split('/')
    const version = isIP(address)
    const longest = version === 4 ? 32 : 128
    if (version === 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= longest)))
      throw new Error(
        `"${text}" is neither a number of proxies nor an address such as 10.0.0.2 or 10.0.0.0/8`,
      )
    list.addSubnet(address, Number(bits ?? longest), version === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

function contains(list: BlockList, address: string): boolean {
  // An IPv4 connection to an IPv6 socket.
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  const version = isIP(plain)
  return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6')
}
