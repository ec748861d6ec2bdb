import type { IncomingMessage } from 'node:http'
import { TLSSocket } from 'node:tls'
import { type IsTrusted, isFromProxy } from '../../foundation/client-address.ts'

interface Trust {
  isTrustedProxy: IsTrusted
  /** In which a trusted proxy names the certificate that it has verified; nothing where none does. */
  certificateHeader: string | undefined
}

/**
 * The pile that a verified client certificate names (security profile 3): of this connection, or as a trusted proxy says
 * it. The common name is the pile's code.
 */
export function certifiedCode(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  { isTrustedProxy, certificateHeader }: Trust,
): string | undefined {
  if (socket instanceof TLSSocket && socket.authorized) {
    const { CN } = socket.getPeerCertificate().subject
    return typeof CN === 'string' ? CN : undefined
  }
  if (!certificateHeader || !isFromProxy({ socket }, isTrustedProxy)) return undefined
  const said = [headers[certificateHeader] ?? []].flat().join(',')
  // A whole name, as proxies write it in either order, or the common name alone.
  const [, named] = /(?:^|[,/])\s*CN\s*=\s*([^,/+]+)/i.exec(said) ?? []
  return (named ?? (said.includes('=') ? undefined : said))?.trim() || undefined
}
