import type { FastifyReply } from 'fastify'

/** No script, no form, nothing from elsewhere. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'self'"

/** Colours and type of the server's own pages: the manual, the outbox. */
export const PLAIN_STYLE = `
:root{color-scheme:light dark;--bg:light-dark(#fff,#121516);--fg:light-dark(#15191a,#e8ebea);--muted:light-dark(#646a6b,#8a9294);
--line:light-dark(#e3e3de,#222729);--code:light-dark(#f4f4f1,#181c1d)}
body{margin:0;background:var(--bg);color:var(--fg);font:15px/1.6 Inter,"Noto Sans SC",system-ui,sans-serif}
main{overflow-wrap:anywhere}h1{font-size:26px;line-height:1.2}h2{font-size:19px}a{color:inherit}.muted{color:var(--muted)}
pre,code{background:var(--code);border-radius:4px}code{padding:1px 4px}pre{padding:12px;overflow:auto}pre code{padding:0}`

/** Sends one of the server's own pages, under a policy that lets it do nothing but be read. */
export function sendPlainPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(html)
}

/** A text as it stands in HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
