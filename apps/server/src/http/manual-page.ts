/** A page of the manual: one small style, no script. */
export function manualPage({
  names,
  current,
  body,
}: {
  names: string[]
  current: string
  body: string
}): string {
  const links = names.map(
    (name) =>
      `<li><a href="/docs/${name}"${name === current ? ' aria-current="page"' : ''}>${name.replaceAll('-', ' ')}</a></li>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${current} · Ampdeck</title><link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head>
<body><nav aria-label="Manual"><a href="/docs/"><strong>Ampdeck</strong></a><ul>${links.join('')}</ul></nav><main>${body}</main></body></html>`
}

const STYLE = `
:root{color-scheme:light dark;--bg:light-dark(#fff,#121516);--fg:light-dark(#15191a,#e8ebea);--muted:light-dark(#646a6b,#8a9294);
--line:light-dark(#e3e3de,#222729);--code:light-dark(#f4f4f1,#181c1d)}
body{margin:0;background:var(--bg);color:var(--fg);font:15px/1.6 Inter,"Noto Sans SC",system-ui,sans-serif;display:grid;grid-template-columns:220px minmax(0,820px);gap:40px}
nav{padding:24px;border-right:1px solid var(--line)}nav ul{list-style:none;padding:0}nav a,main a{color:inherit}nav a{text-decoration:none}nav a[aria-current]{font-weight:600}
main{padding:24px 24px 80px;overflow-wrap:anywhere}h1{font-size:26px;line-height:1.2}h2{font-size:19px;margin-top:2em}
pre,code{background:var(--code);border-radius:4px}code{padding:1px 4px}pre{padding:12px;overflow:auto}pre code{padding:0}
table{border-collapse:collapse;width:100%;font-size:13px}th,td{border-bottom:1px solid var(--line);padding:6px 8px;text-align:left;vertical-align:top}
summary{cursor:pointer}.muted{color:var(--muted)}
@media(max-width:800px){body{display:block}nav{border:0}}`
