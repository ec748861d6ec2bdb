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
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY)
    // By our own certificate, or by that of a proxy that is trusted.
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${YEAR_S}; includeSubDomains`)
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
  return ["default-src 'none'", "script-src 'self'", connectTo(mapStyle)].join('; ')
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
  "object-src 'none'",
].join('; ')
