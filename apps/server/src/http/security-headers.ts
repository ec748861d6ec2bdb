import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** What no page of ours uses, nor any page that it frames; full screen and the clipboard are the console's own. */
const PERMISSIONS = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'],
].map((feature) => `${feature}=()`)
const PERMISSIONS_POLICY = [
  ...PERMISSIONS,
  'fullscreen=(self)',
  'clipboard-write=(self)',
  'publickey-credentials-get=(self)',
].join(', ')
const YEAR_S = 31_536_000
const REFERRER_POLICY = 'same-origin'
const TRANSPORT = { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` }

/** Headers of an answer to what never reaches a hook: an address that cannot be read, or what is no HTTP at all. */
export const headersWithoutRoute = (isHttps: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': REFERRER_POLICY,
  'permissions-policy': PERMISSIONS_POLICY,
  'cache-control': 'no-store',
  ...(isHttps && TRANSPORT),
})

/** Headers of every answer; the policy of a page is set where the page is served. */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    // Only what came by HTTPS says so, below.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: REFERRER_POLICY },
  })
  // Before the handler: the answer of a stream is not sent by Fastify.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY)
    // By our own certificate, or by that of a proxy that is trusted.
    if (request.protocol === 'https') reply.headers(TRANSPORT)
  })
  app.addHook('onSend', async (request, reply) => {
    // What the API answers is somebody's data; no cache keeps it.
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
    if (isJson && !reply.hasHeader('cache-control') && request.routeOptions.url !== '/openapi.json')
      reply.header('cache-control', 'no-store')
  })
}

/**
 * A page's policy: its own scripts, and the inline ones and the styles that carry its nonce; nothing from elsewhere but
 * the map of the operator's choice.
 */
export function pagePolicy(nonce: string, mapStyle?: URL): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    connectTo(mapStyle),
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** A worker's policy is not that of its page: it comes with its script. That of maps reads their tiles. */
export function workerPolicy(mapStyle?: URL): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    connectTo(mapStyle),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

const connectTo = (mapStyle?: URL) => `connect-src 'self'${mapStyle ? ` ${mapStyle.origin}` : ''}`

/** The built Storybook brings inline scripts and styles of its own and shows nothing but itself. */
export const STORYBOOK_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  // Stories of maps bring their style as data.
  "connect-src 'self' data:",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ')
