import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from './config.ts'

const self = "'self'"
const none = "'none'"

/**
 * What the browser may do with our pages: only what comes from us, and nothing inline. The session's token
 * lies in localStorage, so this policy is its main protection.
 */
export function securityHeaders(mode: Config['mode']): RequestHandler {
  // Vite's hot reload needs an inline script, inline styles and a socket.
  const inDevelopment = (...sources: string[]) => (mode === 'development' ? sources : [])
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        scriptSrc: [self, ...inDevelopment("'unsafe-inline'")],
        scriptSrcAttr: [none],
        styleSrc: [self, ...inDevelopment("'unsafe-inline'")],
        imgSrc: [self, 'data:', 'blob:'],
        connectSrc: [self, ...inDevelopment('ws:')],
        workerSrc: [self, 'blob:'],
        fontSrc: [self],
        mediaSrc: [self],
        objectSrc: [none],
        frameAncestors: [none],
        baseUri: [none],
        formAction: [self],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // The server speaks plain HTTP; whoever puts TLS in front of it promises it there.
    strictTransportSecurity: false,
  })
}
