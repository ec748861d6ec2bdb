type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** An element; its attributes are escaped, its content is not. */
export function tag(name: string, attributes: Attributes, content: string): string {
  return `${open(name, attributes)}${content}</${name}>`
}

export function open(name: string, attributes: Attributes): string {
  let html = `<${name}`
  for (const attribute in attributes) {
    const value = attributes[attribute]
    if (value !== undefined) html += ` ${attribute}="${typeof value === 'string' ? escaped(value) : value}"`
  }
  return `${html}>`
}

const isOwn = /^[#/?]/

/** An address that would run as a script leads nowhere, as React has it. */
export function safe(href: string): string {
  if (isOwn.test(href)) return href
  return URL.parse(href, location.href)?.protocol === 'javascript:' ? '#' : href
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escaped(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '') : text
}
