import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from './config.ts'

const self = "'self'"
const none = "'none'"

/** Origins of the advertising network: its script, and its frames and pictures. */
const adScripts = 'https://pagead2.googlesyndication.com'
const adFrames = ['https://googleads.g.doubleclick.net', 'https://tpc.googlesyndication.com']

/** Makes browsers use only HTTPS for a year, here and on all subdomains. For a site whose PUBLIC_URL is https. */
export const onlyEncrypted: RequestHandler = (_req, res, next) => {
  res.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  next()
}

/** Sets the headers of API responses: not cached, and never interpreted as a page or a script. */
export const apiHeaders: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  next()
}

/**
 * Sets the headers of pages, with a content security policy that allows only our origin and nothing inline.
 * The session token is in localStorage, so this policy is its main protection. Analytics and advertising add
 * their own origins once they are configured.
 */
export function pageHeaders({ mode, site }: Pick<Config, 'mode' | 'site'>): RequestHandler {
  // Vite's hot reload needs an inline script, inline styles and a socket.
  const inDevelopment = (...sources: string[]) => (mode === 'development' ? sources : [])
  const withAds = (...sources: string[]) => (site.adClient === null ? [] : sources)
  const analytics = site.analyticsUrl === null ? [] : [new URL(site.analyticsUrl).origin]
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        scriptSrc: [self, ...inDevelopment("'unsafe-inline'"), ...withAds(adScripts)],
        scriptSrcAttr: [none],
        styleSrc: [self, ...inDevelopment("'unsafe-inline'")],
        imgSrc: [self, 'data:', 'blob:', ...withAds(adScripts, ...adFrames)],
        connectSrc: [self, ...inDevelopment('ws:'), ...analytics, ...withAds(adScripts, ...adFrames)],
        frameSrc: [...(site.adClient === null ? [none] : adFrames)],
        workerSrc: [self, 'blob:'],
        manifestSrc: [self],
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
    // Set for all responses by onlyEncrypted.
    strictTransportSecurity: false,
  })
}
