import type { Extensions } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { pictureNode } from './picture-node.ts'
import { isSafeUrl } from './safe-url.ts'

/** Exactly what `safeHtml` lets through. No italics: Chinese has none. */
export const extensions: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    italic: false,
    strike: false,
    underline: false,
    trailingNode: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
      isAllowedUri: (url) => isSafeUrl(url),
      shouldAutoLink: (url) => isSafeUrl(url),
    },
  }),
  pictureNode,
]
