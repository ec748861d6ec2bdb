import DOMPurify, { type Config } from 'dompurify'
import { isSafeUrl } from './safe-url.ts'

/** What a text of the product may hold; anything else loses its element and keeps its words. */
const rules = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config

let purifier: ReturnType<typeof DOMPurify> | undefined

/** HTML without anything that runs, loads from elsewhere than http, or changes how the page looks. */
export function safeHtml(html: string): string {
  purifier ??= makePurifier()
  return purifier.sanitize(html, rules)
}

/** One of our own: hooks on the shared one would reach whoever else uses it. */
function makePurifier(): ReturnType<typeof DOMPurify> {
  const own = DOMPurify(window)
  own.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'IMG') {
      if (!isSafeUrl(node.getAttribute('src') ?? '')) node.remove()
      else if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
    }
    if (node.nodeName !== 'A') return
    if (isSafeUrl(node.getAttribute('href') ?? '')) {
      node.setAttribute('target', '_blank')
      node.setAttribute('rel', 'noopener noreferrer')
    } else node.removeAttribute('href')
  })
  return own
}
