import sanitize from 'sanitize-html'

/**
 * HTML without anything that runs, loads from elsewhere, or changes how the page looks: what the editor makes and nothing
 * else. Other elements lose their tags and keep their words.
 */
export function safeHtml(html: string): string {
  return sanitize(html, {
    allowedTags: ['p', 'br', 'strong', 'b', 'h2', 'h3', 'ul', 'ol', 'li', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  })
}
