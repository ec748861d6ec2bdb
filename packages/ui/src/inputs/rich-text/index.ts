export { RichText, RichTextField } from './rich-text.tsx'
export type { RichTextProps } from './rich-text-editor.tsx'
export { RichTextView, type RichTextViewProps } from './rich-text-view.tsx'
export { safeHtml } from './safe-html.ts'
