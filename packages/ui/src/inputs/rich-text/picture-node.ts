import { mergeAttributes, Node } from '@tiptap/react'
import { isSafeUrl } from './safe-url.ts'

/** A picture between paragraphs: its address and what it shows in words. */
export const pictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,

  addAttributes() {
    return { src: { default: null }, alt: { default: '' } }
  },

  parseHTML() {
    const isSafe = (node: HTMLElement) => isSafeUrl(node.getAttribute('src') ?? '') && null
    return [{ tag: 'img[src]', getAttrs: isSafe }]
  },

  renderHTML({ HTMLAttributes }) {
    return ['img', mergeAttributes(HTMLAttributes)]
  },
})
