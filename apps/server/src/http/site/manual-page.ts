import { PLAIN_STYLE } from '../plain-page.ts'

/** A chapter of the manual: its address below `/docs/`, and what it is called. */
export interface ManualEntry {
  name: string
  title: string
}

/** A page of the manual: one small style, no script. */
export function manualPage({
  entries,
  current,
  body,
}: {
  entries: readonly ManualEntry[]
  current: string
  body: string
}): string {
  const links = entries.map(
    ({ name, title }) =>
      `<li><a href="/docs/${name}"${name === current ? ' aria-current="page"' : ''}>${title}</a></li>`,
  )
  const language = current === 'manual/zh-CN' ? 'zh-CN' : 'en'
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${current} · Ampdeck</title><link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head>
<body><nav aria-label="Manual"><a href="/docs/"><strong>Ampdeck</strong></a><ul>${links.join('')}</ul></nav><main>${body}</main></body></html>`
}

const STYLE = `${PLAIN_STYLE}
body{display:grid;grid-template-columns:220px minmax(0,820px);gap:40px}
nav{padding:24px;border-right:1px solid var(--line)}nav ul{list-style:none;padding:0}nav a{color:inherit;text-decoration:none}nav a[aria-current]{font-weight:600}
main{padding:24px 24px 80px}h2{margin-top:2em}
table{border-collapse:collapse;width:100%;font-size:13px}th,td{border-bottom:1px solid var(--line);padding:6px 8px;text-align:left;vertical-align:top}
summary{cursor:pointer}main img{max-width:100%;border:1px solid var(--line)}
@media(max-width:800px){body{display:block}nav{border:0}}`
