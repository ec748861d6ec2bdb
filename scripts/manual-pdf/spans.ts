import type { Token, Tokens } from 'marked'
import type { Face } from './faces.ts'

/** A stretch of text in one face. */
export interface Span {
  text: string
  face: Face
  isCode?: true
}

/** The inline parts of a paragraph as stretches of text; emphasis of any kind is bold, for Chinese has no italics. */
export function spansOf(tokens: readonly Token[] = [], face: Face = 'text'): Span[] {
  return tokens.flatMap((token): Span[] => {
    switch (token.type) {
      case 'strong':
      case 'em':
        return spansOf(token.tokens, 'bold')
      case 'link':
        return spansOf(token.tokens, face)
      case 'codespan':
        return [{ text: plainText(token.text), face, isCode: true }]
      case 'br':
        return [{ text: '\n', face }]
      case 'text':
        return 'tokens' in token && token.tokens
          ? spansOf(token.tokens, face)
          : [{ text: plainText(token.text), face }]
      case 'escape':
        return [{ text: plainText(token.text), face }]
      default:
        throw new Error(`The manual has no form for "${token.type}": ${token.raw}`)
    }
  })
}

/** The same text with the space between two stretches at the end of the first: no line begins with one. */
export function spacesBehind(spans: readonly Span[]): Span[] {
  return spans.map((span, index) => {
    const next = spans[index + 1]
    const text = index === 0 ? span.text : span.text.trimStart()
    return { ...span, text: next?.text.startsWith(' ') ? `${text} ` : text }
  })
}

/** The picture that a paragraph is, where it is one. */
export function pictureOf(token: Token | undefined): Tokens.Image | undefined {
  if (token?.type !== 'paragraph') return undefined
  const [only, ...others] = (token as Tokens.Paragraph).tokens
  return only?.type === 'image' && others.length === 0 ? (only as Tokens.Image) : undefined
}

/** Marked hands out text as HTML has it. */
function plainText(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
