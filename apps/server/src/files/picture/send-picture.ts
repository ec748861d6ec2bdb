import type { FastifyReply } from 'fastify'
import type { Picture } from './picture.ts'

/** Never changed under its name. Nothing inside it may run, whatever a browser takes it for. */
const PICTURE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** Answers with a picture. */
export function sendPicture(reply: FastifyReply, { type, bytes }: Pick<Picture, 'type' | 'bytes'>) {
  return reply.headers(PICTURE_HEADERS).type(type).send(bytes)
}
