import type { FastifyReply } from 'fastify'
import type { Picture } from './picture.ts'

/** Nothing inside it may run, whatever a browser takes it for. */
const PICTURE_HEADERS = {
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** Answers with a picture, which never changes under its name. */
export function sendPicture(
  reply: FastifyReply,
  { type, bytes }: Pick<Picture, 'type' | 'bytes'>,
  caching = 'public, max-age=31536000, immutable',
) {
  return reply.headers(PICTURE_HEADERS).header('cache-control', caching).type(type).send(bytes)
}
