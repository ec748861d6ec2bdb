export { RichText, type RichTextHandle, type RichTextProps } from './rich-text.tsx'
export { RichTextField, type RichTextFieldProps } from './rich-text-field.tsx'
export { RichTextView, type RichTextViewProps } from './rich-text-view.tsx'
export { safeHtml } from './safe-html.ts'
